import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { PermanentDeliveryError } from "#server/enquiries/delivery-errors.ts";
import type { SubmissionOf } from "#server/enquiries/submission.ts";
import { createNewsletterKeys, createNewsletterLinks } from "#server/newsletter/newsletter-links.ts";
import { createSubscriberList } from "#server/newsletter/subscriber-list.ts";
import { openWriter } from "./support/lake.ts";

const keys = createNewsletterKeys(randomBytes(32));
const linksIn = (language?: string) =>
  createNewsletterLinks(keys, `https://shop.example${language ? `/${language}` : ""}`);
const subscriber = keys.subscriberOf("ada@mail.example");
const common = { id: "0123", reference: "K7M2QX", received: Date.UTC(2026, 10, 23), subscriber };
const subscription: SubmissionOf<"subscription"> = {
  kind: "subscription",
  ...common,
  email: "ada@mail.example",
  signedUp: Date.UTC(2026, 10, 22),
};

test("Who has confirmed is on the list once, with what proves it and a link to leave by; nobody reads it without a token", async () => {
  const writer = await openWriter();
  const list = createSubscriberList(writer, linksIn);
  await list(subscription);
  await list({ ...subscription, id: "another", received: Date.UTC(2027, 1, 1) });
  const all = "*[_type == 'subscriber']";
  const found = await writer.fetch<{ unsubscribeUrl: string }[]>(all, {}, { perspective: "raw" });
  expect(found).toMatchObject([
    {
      _id: `subscriber.${subscriber}`,
      email: "ada@mail.example",
      signedUp: "2026-11-22T00:00:00.000Z",
      confirmed: "2026-11-23T00:00:00.000Z",
    },
  ]);
  const { searchParams } = new URL(found[0]?.unsubscribeUrl ?? "");
  expect(keys.readUnsubscription(searchParams.get("token") ?? "")).toBe(subscriber);
  await expect(writer.withConfig({ token: "" }).fetch(all)).rejects.toThrow("needs a token");
});

test("Who signed up in French leaves on a page in French", async () => {
  const writer = await openWriter();
  await createSubscriberList(writer, linksIn)({ ...subscription, language: "fr" });
  expect(await writer.getDocument(`subscriber.${subscriber}`)).toMatchObject({
    language: "fr",
    unsubscribeUrl: expect.stringMatching(/^https:\/\/shop\.example\/fr\/newsletter\/unsubscribe\?/),
  });
});

test("Who leaves is gone, with her history, and may leave twice, or without ever having been there", async () => {
  const writer = await openWriter();
  const list = createSubscriberList(writer, linksIn);
  await list(subscription);
  const leaving = { kind: "unsubscription", ...common } as const;
  await list(leaving);
  expect(await writer.getDocument(`subscriber.${subscriber}`)).toBeUndefined();
  const history = await writer.request<unknown>({
    url: "/data/history/production/transactions?excludeContent=false",
  });
  expect(String(history)).not.toContain("ada@mail.example");
  await list(leaving);
  await list(subscription);
  expect(await writer.getDocument(`subscriber.${subscriber}`)).toMatchObject({ email: "ada@mail.example" });
});

test("Who leaves by the link of one secret is gone also where she signed up under another: no letter comes from the same list", async () => {
  const writer = await openWriter();
  const otherKeys = createNewsletterKeys(randomBytes(32));
  const other = {
    ...subscription,
    email: "ADA@mail.example",
    subscriber: otherKeys.subscriberOf("ada@mail.example"),
  };
  const eve = {
    ...subscription,
    email: "eve@mail.example",
    subscriber: keys.subscriberOf("eve@mail.example"),
  };
  const list = createSubscriberList(writer, linksIn);
  for (const one of [subscription, other, eve]) await list(one);
  await writer.create({ _id: "subscriber.odd", _type: "subscriber" });
  await list({ kind: "unsubscription", ...common });
  await list({ kind: "unsubscription", ...common, subscriber: "0".repeat(32) });
  const left = await writer.fetch<string[]>("*[_type == 'subscriber']._id", {}, { perspective: "raw" });
  expect(left.toSorted()).toEqual([`subscriber.${eve.subscriber}`, "subscriber.odd"].toSorted());
});

test("What the host will never take is told as refused; what it is away for is not", async () => {
  const writer = await openWriter();
  const refusing = () => Promise.resolve(new Response("{}", { status: 422 }));
  const never = createSubscriberList(writer.withConfig({ resolveFetch: () => refusing }), linksIn);
  await expect(never(subscription)).rejects.toThrow(PermanentDeliveryError);
  const away = writer.withConfig({ resolveFetch: () => () => Promise.reject(new TypeError("fetch failed")) });
  const failing = createSubscriberList(away, linksIn)(subscription);
  await expect(failing).rejects.toThrow();
  await expect(failing).rejects.not.toThrow(PermanentDeliveryError);
});

test("What is neither a subscription nor its end is not for the list, and takes nobody off it", async () => {
  const writer = await openWriter();
  const list = createSubscriberList(writer, linksIn);
  await list(subscription);
  await expect(list({ ...subscription, kind: "signUp" })).rejects.toThrow(
    "A submission of kind signUp is not for the list.",
  );
  expect(await writer.fetch("count(*[_type == 'subscriber'])", {}, { perspective: "raw" })).toBe(1);
});
