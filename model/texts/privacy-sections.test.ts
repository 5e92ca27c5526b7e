import { expect, test } from "vitest";
import { counting, type PrivacyFacts, privacySections } from "./privacy-sections.ts";

const does = { takesMessages: true, sendsMail: true, confirmsNewsletter: true };
const everything: PrivacyFacts = { ...does, contentHost: "own", countsVisits: true, worksOffline: true };
const retention = { months: 24, hasPhone: true, takesVisits: true };

function section(id: string, facts: Partial<PrivacyFacts> = {}, own: Partial<typeof retention> = {}) {
  const sections = privacySections({ ...everything, ...facts }, { ...retention, ...own });
  return sections.find((one) => one.id === id);
}

function textOf(...of: Parameters<typeof section>): string {
  return JSON.stringify(section(...of));
}

test.each(["messages", "appointments", "newsletter"])(
  "What is kept of %s has its why, its time and its readers",
  (id) =>
    expect(section(id)?.facts.map(({ name }) => name)).toEqual(["What", "Why", "How long", "Who sees it"]),
);

test.each<[string, Partial<PrivacyFacts>, Partial<typeof retention>, string]>([
  ["messages", {}, {}, "24 months; then your message is deleted"],
  ["messages", {}, { months: 6 }, "6 months; then your message is deleted"],
  ["messages", {}, { months: 1 }, "One month; then your message is deleted"],
  ["messages", { takesMessages: false }, {}, "keeps none of it"],
  ["messages", {}, {}, "sent to us by email"],
  ["messages", {}, {}, "our own server"],
  ["messages", { contentHost: "sanity" }, {}, "Your data is kept by Sanity"],
  ["messages", { contentHost: "other" }, {}, "the server that stores our content"],
  ["appointments", {}, { months: 6 }, "6 months after the day"],
  ["newsletter", { contentHost: "sanity" }, {}, "Your data is kept by Sanity"],
  ["newsletter", {}, {}, "Until you unsubscribe"],
  ["newsletter", { confirmsNewsletter: false }, {}, "keeps no address"],
  ["newsletter", { confirmsNewsletter: false }, {}, "WhatsApp"],
  ["visits", {}, {}, `${counting.retentionDays} days`],
  ["visits", { countsVisits: false }, {}, "neither counted nor followed"],
  ["browser", {}, {}, "copies of our pages and pictures"],
])("Of %s, with %j and %j, it says: %s", (id, facts, own, said) =>
  expect(textOf(id, facts, own)).toContain(said),
);

test("What the shop does not do, keep or count is not named", () => {
  expect(section("messages", { takesMessages: false })?.facts).toEqual([]);
  expect(textOf("messages", { sendsMail: false })).not.toContain("by mail");
  expect(section("newsletter", { confirmsNewsletter: false })?.facts).toEqual([]);
  expect(textOf("newsletter", { confirmsNewsletter: false }, { hasPhone: false })).not.toContain("WhatsApp");
  expect(section("visits")?.list).toEqual(counting.counted);
  expect(section("visits", { countsVisits: false })?.list).toBeUndefined();
  expect(textOf("browser", { worksOffline: false })).not.toContain("copies");
});

test("WhatsApp and visits are named where the label has them, and each part once", () => {
  expect(section("whatsapp", {}, { hasPhone: false })).toBeUndefined();
  expect(section("appointments", {}, { takesVisits: false })).toBeUndefined();
  const ids = privacySections(everything, retention).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(["logs", "browser", "whatsapp"]));
});
