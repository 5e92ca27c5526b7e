import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { openAppointmentShop } from "#tests/support/appointment-shop.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { sendVisit, visitForm } from "#tests/support/visit-forms.ts";

/** A machine that is busy with other tests needs so long. In milliseconds. */
const TOLD_MS = 30_000;

let settings: Record<string, string>;
let mail: Awaited<ReturnType<typeof openMailServer>>;

beforeEach(async () => {
  const DATA_DIR = join(temporaryFolder(), "data");
  await cp(process.env.SEEDED_DATA ?? "", DATA_DIR, { recursive: true });
  mail = await openMailServer();
  onTestFinished(() => mail.close());
  settings = {
    DATA_DIR,
    SMTP_URL: mail.url,
    MAIL_FROM: "shop@label.example",
    MAIL_TO: "atelier@label.example",
    PUBLIC_URL: "https://label.example",
  };
});

const subjects = () => mail.mails.map(({ subject = "" }) => subject.replace(/:? (on )?\w+day .*/, "")).sort();

test("a shop that is killed as soon as a visit is booked mails it when it runs again, and once", async () => {
  const first = await openAppointmentShop(() => openShop({ ...settings, SMTP_URL: "smtp://127.0.0.1:9" }));
  const { link } = await sendVisit(first, await visitForm(first, "Ada"));
  await first.kill();
  expect(link).toMatch(/^\/appointment\/[0-9a-f]{32}$/);
  const shop = await opened();
  // Whatever there is to say is said with the next visit, at the latest.
  await sendVisit(shop, await visitForm(shop, "Bea"));
  await vi.waitFor(() => expect(subjects()).toHaveLength(4), TOLD_MS);
  expect(subjects()).toEqual(["Ada comes", "Bea comes", "Your visit to Auvrane", "Your visit to Auvrane"]);
  expect((await fetch(shop.url + link)).status).toBe(200);
}, 300_000);

test("a backup that is restored brings visits, their links and their times back, and tells nobody again", async () => {
  const backups = temporaryFolder();
  const first = await openAppointmentShop(() => openShop(settings));
  const ada = await visitForm(first, "Ada");
  const { link } = await sendVisit(first, ada);
  await vi.waitFor(() => expect(subjects()).toHaveLength(2), TOLD_MS);
  await command(first, "backup", backups);
  await sendVisit(first, { cancel: "visit" }, link);
  await sendVisit(first, { ...ada, name: "Bea", email: "bea@bride.example" });
  await vi.waitFor(() => expect(subjects()).toHaveLength(6), TOLD_MS);
  await first.close();
  await command(first, "restore", backups);

  const shop = await opened();
  const page = await fetch(shop.url + link);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("See you soon")]);
  const taken = await sendVisit(shop, { ...ada, name: "Cleo", email: "cleo@bride.example" });
  expect(taken.status).toBe(409);
  const { link: another } = await sendVisit(shop, await visitForm(shop, "Dido"));
  expect(another).not.toBe(link);
  await vi.waitFor(() => expect(subjects()).toContain("Dido comes"), TOLD_MS);
  await vi.waitFor(() => expect(subjects()).toHaveLength(8), TOLD_MS);
  expect(subjects().filter((subject) => subject === "Ada comes")).toHaveLength(1);
}, 300_000);

async function opened(): Promise<Shop> {
  const shop = await openShop(settings);
  onTestFinished(() => shop.close().then(() => undefined));
  await vi.waitFor(async () => expect((await fetch(`${shop.url}/appointment`)).status).toBe(200), 20_000);
  return shop;
}

async function command({ url }: Shop, name: string, folder: string): Promise<void> {
  const { PATH = "" } = process.env;
  const env = { PATH, DATA_DIR: settings["DATA_DIR"] ?? "", PORT: new URL(url).port, HOST: "127.0.0.1" };
  await promisify(execFile)(node, ["server/command/shop-command.ts", name, folder], { cwd: root, env });
}
