import { describe, expect, test } from "vitest";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { fieldWords } from "#words/field.ts";
import { contactWords } from "#words/forms.ts";
import { messages } from "#words/messages.ts";
import { type EnquiryStep, purposesFor, readEnquiry } from "./read-enquiry.ts";

const { contact } = sampleTexts;

const aurelie = sampleProduct("aurelie", {
  name: "Aurélie",
  colours: [
    { slug: "sage", name: "Sage", value: "#9a9", isAvailable: true },
    { slug: "ivory", name: "Ivory", value: "#fff", isAvailable: false },
  ],
  sizes: [{ label: "38", isAvailable: true }],
});
const source = {
  messages,
  errors: contact.errors,
  dresses: [aurelie],
  phone: "33199001234",
  origin: "https://shop.example",
};
const page = "https://shop.example/product/aurelie";
const rent =
  "Hello, I would like to rent Aurélie. Could you confirm the rental price and tell me whether it is available?";
const person = { name: "Ada", email: "ada@mail.example" };

function read(fields: Record<string, string>, step: EnquiryStep = "show", dresses = [aurelie]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readEnquiry(form, { ...source, dresses }, step);
}

describe("the message", () => {
  test("says whatever is known, and its link opens WhatsApp with just that", () => {
    const sent = read({
      for: "purchase",
      colour: "sage",
      size: "38",
      measurements: " bust 88 ",
      date: "2027-05-09",
      city: "Lyon",
      words: "With a train,\r\nif there is time.",
      reference: "K7M2QX",
    });
    expect(sent.message).toBe(
      `Hello, I would like to buy Aurélie (size 38, in Sage). Could you confirm the price?\nMy measurements: bust 88\nDate of the event: 9 May 2027\nCity: Lyon\nWith a train,\nif there is time.\n${page}?colour=sage&size=38\nReference K7M2QX`,
    );
    expect(new URL(sent.href).searchParams.get("text")).toBe(sent.message);
    expect(sent.details).toEqual({
      purpose: "purchase",
      dress: "Aurélie",
      address: `${page}?colour=sage&size=38`,
      colour: "Sage",
      size: "38",
      measurements: "bust 88",
      date: "2027-05-09",
      city: "Lyon",
      phone: "",
    });
  });

  test("has the date that was typed with other digits", () =>
    expect(read({ date: "٢٠٩٧-٠٥-٠٩" })).toMatchObject({ details: { date: "2097-05-09" }, errors: {} }));

  test.each([{ for: "junk" }, { colour: "ivory" }, { reference: "O0O0O0" }, { colour: "\u0000" }])(
    "takes junk such as %j for nothing said",
    (fields) => expect(read(fields).message).toBe(`${rent}\n${page}`),
  );

  test("about no dress is a question; about several, a fitting", () => {
    expect(read({ for: "rent", words: "Open on Monday?" }, "show", []).message).toBe(
      "Hello, I have a question.\nOpen on Monday?",
    );
    const both = read({ for: "rent", colour: "sage" }, "show", [aurelie, sampleProduct("solange")]);
    expect(both.message).toBe(
      `Hello, I would like to try on these dresses:\nAurélie, ${page}\nsolange, https://shop.example/product/solange`,
    );
    expect(both.details).toMatchObject({ purpose: "fittingList", dress: "Aurélie, solange", colour: "" });
  });
});

describe("her own words", () => {
  const written = `${rent}\n${page}`;

  test("are no words of hers where nothing was changed but line ends and spaces around", () => {
    const sent = read({ message: `${written.replaceAll("\n", "\r\n")} `, written, city: "Lyon" });
    expect(sent.isOwn).toBe(false);
    expect(sent.message).toContain("City: Lyon");
  });

  test("may be none at all: that is not filled up again, and not sent", () => {
    const sent = read({ ...person, message: "", written }, "send");
    const unseen = read({ ...person, message: "\u200b\n", written }, "send");
    expect(unseen.errors).toEqual({ message: contact.errors.messageMissing });
    expect(sent).toMatchObject({
      message: "",
      isOwn: true,
      errors: { message: contact.errors.messageMissing },
    });
  });
});

describe("what is wrong", () => {
  test("is nothing while the message is only shown and nothing is known", () =>
    expect(read({}).errors).toEqual({}));

  test("is said of the sender only when it is sent", () => {
    expect(read({}, "send").errors).toEqual({
      name: contact.errors.nameMissing,
      email: contact.errors.emailMissing,
    });
    expect(read(person, "send").errors).toEqual({});
  });

  test.each([
    ["date", "9/5/2027", contactWords.errors.dateUnreadable],
    ["date", "20275-05-09", contactWords.errors.dateUnreadable],
    ["date", "2001-05-09", contactWords.errors.datePast],
    ["city", "x".repeat(81), fieldWords.tooLong(80)],
    ["words", "😀".repeat(1001), fieldWords.tooLong(1000)],
  ])("%s: %j", (field, entry, sentence) => {
    const sent = read({ [field]: entry });
    expect(sent.errors).toEqual({ [field]: sentence });
    expect(Object.values({ ...sent.details, words: sent.words }), "nothing is cut").toContain(entry);
  });

  test("is never a telephone number: what cannot be read is kept", () => {
    const words = read({ ...person, phone: "call me, 06 12" }, "send");
    expect(words).toMatchObject({ details: { phone: "call me, 06 12" }, errors: {} });
    const typed = read({ ...person, phone: " +٩٧١ ٥٠ ١٢٣ ٤٥٦٧" }, "send");
    expect(typed).toMatchObject({ details: { phone: "+971 50 123 4567" }, errors: {} });
  });

  test("is a message of her own beyond what a link holds, when it is sent", () => {
    const message = "x".repeat(2001);
    expect(read({ ...person, message, written: "y" }, "send").errors).toEqual({
      message: contact.errors.messageTooLong,
    });
  });
});

test("a dress that is to rent only is never asked for to buy", () => {
  expect(purposesFor([sampleProduct("lia", { offers: ["rent"] })])).toEqual([
    "rent",
    "question",
    "fittingList",
  ]);
  expect(purposesFor([sampleProduct("lia", { offers: ["purchase"] })])).toEqual([
    "purchase",
    "question",
    "fittingList",
  ]);
  expect(purposesFor([])).toEqual(["question"]);
});
