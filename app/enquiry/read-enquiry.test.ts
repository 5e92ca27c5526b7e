import { say } from "@trousseau/words/say.ts";
import { expect, test } from "vitest";
import { usualWays } from "#model/dresses/way-to-ask.ts";
import { type AskableDress, waysToAsk } from "#model/rental/ways-to-ask.ts";
import { outsideCalendar, sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import contactWords from "#words/contact.json" with { type: "json" };
import fieldWords from "#words/field.json" with { type: "json" };
import messages from "#words/messages.json" with { type: "json" };
import { type EnquiryDress, type EnquiryStep, purposesFor, readEnquiry } from "./read-enquiry.ts";

import { stopsMessage } from "./sent-form.ts";

const { contact } = sampleTexts;

const colours = ["Sage", "Ivory"].map((name) => {
  return { slug: name.toLowerCase(), name, value: "#9a9", isAvailable: name === "Sage" };
});
const sizes = [{ label: "38", isAvailable: true }];
const dressOf = (slug: string, more: Partial<AskableDress & { name: string }> = {}): EnquiryDress => ({
  ...sampleProduct(slug),
  ...outsideCalendar,
  ...more,
});
const aurelie = dressOf("aurelie", { name: "Aurélie", colours, sizes });
const phone = "33199001234";
const source = { messages, errors: contact.errors, phone, origin: "https://shop.example" };
const page = "https://shop.example/product/aurelie";
const rent =
  "Hello, I would like to rent Aurélie. Could you confirm the rental price and tell me whether it is available?";
const person = { name: "Ada", email: "ada@mail.example" };

function read(fields: Record<string, string>, step: EnquiryStep = "show", dresses = [aurelie]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const [dress] = dresses;
  const askAbout = (chosen: object, day: string) =>
    dress
      ? waysToAsk(dress, { chosen, day, calendar: undefined, today: "2026-11-28" })
      : { ways: [], verdicts: [], day: "" };
  return readEnquiry(form, { ...source, dresses, askAbout, today: "2026-11-28" }, step);
}

test("what is sold is chosen, and one like it is asked for", () => {
  expect(read({ colour: "ivory" }).message).toContain(
    "It is about Aurélie (in Ivory).\nIs there another like it, or could you make it again?",
  );
});

test("the message says whatever is known, and its link opens WhatsApp with just that", () => {
  const [choice, day] = [{ colour: "sage", size: "38" }, "2027-05-09"];
  const words = { city: "Lyon", words: "With a train,\r\nif there is time." };
  const said = { for: "purchase", measurements: " bust 88 ", date: day, ...words, ...choice };
  const sent = read({ ...said, reference: "K7M2QX" });
  expect(sent.message).toBe(
    `Hello, I would like to buy Aurélie (size 38, in Sage). Could you confirm the price?\nMy measurements: bust 88\nDate of the event: 9 May 2027\nCity: Lyon\nWith a train,\nif there is time.\n${page}?colour=sage&size=38\nReference K7M2QX`,
  );
  expect(new URL(sent.href).searchParams.get("text")).toBe(sent.message);
  const about = { purpose: "purchase", dress: "Aurélie", address: `${page}?colour=sage&size=38` };
  const hers = { measurements: "bust 88", date: day, city: "Lyon", phone: "" };
  expect(sent.details).toEqual({ ...about, colour: "Sage", size: "38", ...hers });
});

test("the message has the date that was typed with other digits", () =>
  expect(read({ date: "٢٠٩٧-٠٥-٠٩" })).toMatchObject({ details: { date: "2097-05-09" }, errors: {} }));

test.each([{ for: "junk" }, { colour: "ochre" }, { reference: "O0O0O0" }, { colour: "\u0000" }])(
  "the message takes junk such as %j for nothing said",
  (fields) => expect(read(fields).message).toBe(`${rent}\n${page}`),
);

test("the message about no dress is a question; about several, a fitting", () => {
  expect(read({ for: "rent", words: "Open on Monday?" }, "show", []).message).toBe(
    "Hello, I have a question.\nOpen on Monday?",
  );
  const both = read({ for: "rent", colour: "sage" }, "show", [aurelie, dressOf("solange")]);
  expect(both.message).toBe(
    `Hello, I would like to try on these dresses:\nAurélie, ${page}\nsolange, https://shop.example/product/solange`,
  );
  expect(both.details).toMatchObject({ purpose: "fittingList", dress: "Aurélie, solange", colour: "" });
});

const written = `${rent}\n${page}`;

test("her own words are no words of hers where nothing was changed but line ends and spaces around", () => {
  const sent = read({ message: `${written.replaceAll("\n", "\r\n")} `, written, city: "Lyon" });
  expect(sent.isOwn).toBe(false);
  expect(sent.message).toContain("City: Lyon");
});

test("her own words may be none at all: that is not filled up again, and not sent", () => {
  const errors = { message: contact.errors.messageMissing };
  const sent = read({ ...person, message: "", written }, "send");
  expect(sent).toMatchObject({ message: "", isOwn: true, errors });
  expect(read({ ...person, message: "\u200b\n", written }, "send").errors).toEqual(errors);
});

test("what is wrong is nothing while the message is only shown and nothing is known", () =>
  expect(read({}).errors).toEqual({}));

test("what is wrong is said of the sender only when it is sent", () => {
  const { nameMissing: name, emailMissing: email } = contact.errors;
  expect(read({}, "send").errors).toEqual({ name, email });
  expect(read(person, "send").errors).toEqual({});
});

test.each([
  ["date", "9/5/2027", contactWords.errors.dateUnreadable],
  ["date", "20275-05-09", contactWords.errors.dateUnreadable],
  ["date", "2001-05-09", contactWords.errors.datePast],
  ["city", "x".repeat(81), say(fieldWords, "tooLong", { count: 80 })],
  ["words", "😀".repeat(1001), say(fieldWords, "tooLong", { count: 1000 })],
])("what is wrong %s: %j", (field, entry, sentence) => {
  const sent = read({ [field]: entry });
  expect([sent.errors, stopsMessage(sent.errors)], "what nobody has to fill in stops nothing").toEqual([
    { [field]: sentence },
    false,
  ]);
  expect(Object.values({ ...sent.details, words: sent.words }), "nothing is cut").toContain(entry);
});

test("what is wrong is never a telephone number: what cannot be read is kept", () => {
  const words = read({ ...person, phone: "call me, 06 12" }, "send");
  expect(words).toMatchObject({ details: { phone: "call me, 06 12" }, errors: {} });
  const typed = read({ ...person, phone: " +٩٧١ ٥٠ ١٢٣ ٤٥٦٧" }, "send");
  expect(typed).toMatchObject({ details: { phone: "+971 50 123 4567" }, errors: {} });
});

test("what is wrong is a message of her own beyond what a link holds, when it is sent", () => {
  const { errors } = read({ ...person, message: "x".repeat(2001), written: "y" }, "send");
  expect(errors).toEqual({ message: contact.errors.messageTooLong });
});

test.each(["rent", "purchase"] as const)("a dress that is for %s only is asked for no other way", (offer) => {
  const purposes = purposesFor([dressOf("lia", { offers: [offer] })], usualWays([offer]));
  expect(purposes.map(({ id }) => id)).toEqual([offer, "question", "fittingList"]);
});

test("about no dress there is only a question", () =>
  expect(purposesFor([], []).map(({ id }) => id)).toEqual(["question"]));

test("her message asks for nothing that the page denies, whatever purpose the form names", () => {
  const sold = dressOf("agathe", { offers: [], availability: { state: "sold" } });
  const another = read({ for: "rent", words: "In ivory?" }, "show", [sold]);
  expect(another.message).toBe(
    "Hello, I have a question.\nIt is about agathe.\nIs there another like it, or could you make it again?\nIn ivory?\nhttps://shop.example/product/agathe",
  );
  expect([another.purpose, another.details.purpose]).toEqual(["another", "question"]);
  expect(read({ for: "fittingList" }, "show", [sold]).details.purpose).toBe("question");
  const list = read({ for: "fittingList" }, "show", [aurelie, sold]);
  expect([list.details.dress, list.message.includes("agathe")]).toEqual(["Aurélie", false]);
  const out = { ...aurelie, availability: { state: "out", until: "2027-06-15" } as const };
  const booked = read({ for: "rent", date: "2027-06-12" }, "show", [out]);
  expect(booked.message).toContain("It is for 12 June 2027. Is there one like it");
  expect([booked.message.match(/2027/g)?.length, booked.details.purpose]).toEqual([1, "question"]);
  expect(read({ for: "rent", date: "2027-08-12" }, "show", [out]).details.purpose).toBe("rent");
});

test("her message never has a day that has passed, and what cannot be read as she typed it", () => {
  expect(read({ date: "2026-11-27" }).message).not.toContain("2026");
  expect(read({ date: "2026-11-28" }).message).toContain("28 November 2026");
  expect(read({ date: "2026-11-27" }, "show", []).message).not.toContain("2026");
  expect(read({ date: "9/5/2027" }).message).toContain("9/5/2027");
});

test("the message names a colour and a size in the visitor’s words, and the label reads its own", () => {
  const ivory = { slug: "ivory", name: "Ivoire", original: "Ivory", value: "#ffe", isAvailable: true };
  const size = { label: "One size", word: "Taille unique", isAvailable: true };
  const lia = dressOf("lia", { name: "Lia", colours: [ivory], sizes: [size] });
  const choice = { colour: "ivory", size: "One size" };
  const { message, details } = read(choice, "show", [lia]);
  expect(message).toContain("Lia (size Taille unique, in Ivoire)");
  expect(details).toMatchObject({ dress: "Lia", colour: "Ivory", size: "One size" });
  const listed = { ...lia, choice: { colour: ivory, size } };
  const list = read({}, "show", [listed, dressOf("solange")]);
  expect(list.message).toContain("Lia (size Taille unique, in Ivoire), ");
  expect(list.details.dress).toBe("Lia (size One size, in Ivory), solange");
});
