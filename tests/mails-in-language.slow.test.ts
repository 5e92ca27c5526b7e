import type { SanityClient } from "@sanity/client";
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "#scripts/prepare.mjs";
import { openAppointmentShop, visitSettings } from "./support/appointment-shop.ts";
import { openMailServer } from "./support/mail-server.ts";
import { editorAt, tokenFor } from "./support/running-lake.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { sendVisit, visitForm } from "./support/visit-forms.ts";

const LABEL = "atelier@label.example";

let shop: Shop;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
let editor: SanityClient;

beforeAll(async () => {
  await build(["fr"]);
  mailServer = await openMailServer();
  const settings = {
    SMTP_URL: mailServer.url,
    MAIL_FROM: "shop@label.example",
    MAIL_TO: LABEL,
    PUBLIC_URL: "https://shop.example",
  };
  const kinds = [{ _key: "first", title: "Première visite" }];
  const appointments = { ...visitSettings, translations: { fr: { kinds } } };
  shop = await openAppointmentShop(() => openShop(settings), appointments);
  editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  await editor
    .patch("house")
    .set({ languages: ["fr"] })
    .commit();
  await waitFor(async () => expect((await fetch(`${shop.url}/fr/appointment`)).status).toBe(200));
}, 240_000);

afterAll(async () => {
  await shop.close();
  await mailServer.close();
});

function post(path: string, fields: Record<string, string>) {
  return fetch(shop.url + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

/** The mail to this address whose subject has these words. */
async function mailTo(address: string, words: string) {
  const find = () =>
    mailServer.mails.find(
      ({ recipients, subject }) => recipients.includes(address) && subject?.includes(words),
    );
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const mail = find();
  return {
    html: String(mail?.html),
    text: mail?.text ?? "",
    raw: mail?.raw.replaceAll("\r\n ", " ") ?? "",
    mail,
  };
}

async function documentOf(type: string, email: string) {
  const query = "*[_type == $type && email == $email][0]";
  const find = () =>
    editor.fetch<Record<string, unknown> | null>(query, { type, email }, { perspective: "raw" });
  await expect.poll(find).not.toBeNull();
  return find();
}

test("an enquiry from a French page is copied to her in French, and told to the label in its own language", async () => {
  const email = "ada@bride.example";
  const form = { name: "Ada", email, message: "Bonjour", copy: "on" };
  expect((await post("/fr/contact", form)).status).toBe(200);
  expect((await mailTo(email, "Votre message à")).html).toContain('lang="fr"');
  expect((await mailTo(LABEL, "Enquiry")).html).toContain('lang="en"');
  expect(await documentOf("enquiry", email)).toMatchObject({ language: "fr" });
});

test("a sign-up is confirmed, welcomed and ended in French, also when the shop speaks it no more", async () => {
  const email = "lea@bride.example";
  await post("/fr", { newsletter: "", email });
  const { text } = await mailTo(email, "est-ce votre adresse");
  const [, path = ""] = /https:\/\/shop\.example(\/fr\/newsletter\/confirm\?\S+)/.exec(text) ?? [];
  expect((await post(path, {})).status).toBe(200);
  expect((await mailTo(email, "Bienvenue")).raw).toMatch(
    /List-Unsubscribe:\s+<https:\/\/shop\.example\/fr\//,
  );
  const { language, unsubscribeUrl } = (await documentOf("subscriber", email)) ?? {};
  expect(language).toBe("fr");
  const leaving = String(unsubscribeUrl).replace("https://shop.example", "");
  expect(leaving).toMatch(/^\/fr\/newsletter\/unsubscribe\?/);

  await editor.patch("house").set({ languages: [] }).commit();
  await expect.poll(async () => (await fetch(`${shop.url}/fr/about`)).status).toBe(404);
  const followed = await fetch(shop.url + leaving, { redirect: "manual" });
  expect([followed.status, followed.headers.get("location")]).toEqual([302, leaving.slice("/fr".length)]);
  expect((await post(leaving, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
  expect((await fetch(`${shop.url}/xx/newsletter/unsubscribe`)).status).toBe(404);
  await editor
    .patch("house")
    .set({ languages: ["fr"] })
    .commit();
  await expect.poll(async () => (await fetch(`${shop.url}/fr/about`)).status).toBe(200);
});

test("a visit is confirmed in French, with its entry for the calendar; the label reads of it in English", async () => {
  const fields = await visitForm(shop, "Zoe");
  const { link } = await sendVisit(shop, fields, "/fr/appointment");
  expect(link).toMatch(/^\/fr\/appointment\/[0-9a-f]{32}$/);
  const hers = await mailTo("zoe@bride.example", "Votre rendez-vous");
  expect(hers.text).toContain(`https://shop.example${link}`);
  expect(hers.text).toMatch(/Première visite[\s\S]*14 rue des Tisserands/);
  const entry = hers.mail?.attachments[0]?.content.toString().replaceAll("\r\n ", "") ?? "";
  expect(entry).toContain(`URL;VALUE=URI:https://shop.example${link}`);
  expect((await mailTo(LABEL, "Zoe")).text).toContain("First visit");
  const visit = await documentOf("appointment", "zoe@bride.example");
  expect(visit).toMatchObject({ language: "fr", kindTitle: "First visit" });
});
