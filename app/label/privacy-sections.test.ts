import { expect, test } from "vitest";
import { counting } from "./counting.ts";
import { type PrivacyFacts, privacySections } from "./privacy-sections.ts";

const everything: PrivacyFacts = {
  takesMessages: true,
  sendsMail: true,
  confirmsNewsletter: true,
  contentHost: "own",
  countsVisits: true,
};
const retention = { months: 24, hasPhone: true };

function section(id: string, facts: Partial<PrivacyFacts> = {}, own: Partial<typeof retention> = {}) {
  const sections = privacySections({ ...everything, ...facts }, { ...retention, ...own });
  return sections.find((one) => one.id === id);
}

function textOf(...of: Parameters<typeof section>): string {
  return JSON.stringify(section(...of));
}

test("What is kept has its why, its time and its readers", () => {
  for (const id of ["messages", "newsletter"])
    expect(section(id)?.facts.map(({ name }) => name)).toEqual(["What", "Why", "How long", "Who sees it"]);
});

test("Messages are kept as long as the label says", () => {
  expect(textOf("messages")).toContain("24 months; then it is deleted");
  expect(textOf("messages", {}, { months: 6 })).toContain("6 months; then it is deleted");
  expect(textOf("messages", {}, { months: 1 })).toContain("One month; then it is deleted");
});

test("A shop that delivers nothing keeps nothing of a message", () => {
  expect(section("messages", { takesMessages: false })?.facts).toEqual([]);
  expect(textOf("messages", { takesMessages: false })).toContain("keeps none of it");
});

test("Mail is named where there is mail", () => {
  expect(textOf("messages")).toContain("sent to us by mail");
  expect(textOf("messages", { sendsMail: false })).not.toContain("by mail");
});

test("Without mail the newsletter keeps no address, and says so", () => {
  expect(textOf("newsletter")).toContain("Until you leave");
  expect(section("newsletter", { confirmsNewsletter: false })?.facts).toEqual([]);
  expect(textOf("newsletter", { confirmsNewsletter: false })).toContain("keeps no address");
  expect(textOf("newsletter", { confirmsNewsletter: false })).toContain("WhatsApp");
  expect(textOf("newsletter", { confirmsNewsletter: false }, { hasPhone: false })).not.toContain("WhatsApp");
});

test("Where the content lies is named", () => {
  expect(textOf("messages")).toContain("own machine");
  for (const id of ["messages", "newsletter"]) {
    expect(textOf(id, { contentHost: "sanity" })).toContain("It lies with Sanity");
    expect(textOf(id, { contentHost: "other" })).toContain("the server that keeps our content");
  }
});

test("What is counted is listed while it is counted", () => {
  expect(section("visits")?.list).toEqual(counting.counted);
  expect(textOf("visits")).toContain(`${counting.retentionDays} days`);
  expect(section("visits", { countsVisits: false })?.list).toBeUndefined();
  expect(textOf("visits", { countsVisits: false })).toContain("neither counted nor followed");
});

test("WhatsApp is named where the label has a number, and each part once", () => {
  expect(section("whatsapp")?.id).toBe("whatsapp");
  expect(section("whatsapp", {}, { hasPhone: false })).toBeUndefined();
  const ids = privacySections(everything, retention).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(["logs", "browser"]));
});
