import { expect, test } from "vitest";
import messages from "#words/messages.json" with { type: "json" };
import { filledIn, messageOf } from "./message-text.ts";
import { slugOf } from "./slug.ts";

const dress = { name: "Éloïse", address: "https://shop.example/product/eloise" };

test("Renting asks for the rental price, buying for the price, in the specification's words", () => {
  expect(messageOf(messages.rent, dress)).toBe(
    "Hello, I would like to rent Éloïse. Could you confirm the rental price and tell me whether it is available?\nhttps://shop.example/product/eloise",
  );
  expect(messageOf(messages.purchase, dress)).toBe(
    "Hello, I would like to buy Éloïse. Could you confirm the price?\nhttps://shop.example/product/eloise",
  );
});

test.each([
  [{ size: "38", colour: "Blush" }, "Éloïse (size 38, in Blush)."],
  [{ size: "38" }, "Éloïse (size 38)."],
  [{ colour: "Blush" }, "Éloïse (in Blush)."],
  [{}, "rent Éloïse."],
])("With %j chosen the sentence reads naturally", (choice, expected) =>
  expect(messageOf(messages.rent, { ...dress, ...choice })).toContain(expected),
);

test("A text with fields of its own for colour and size has the name alone as its dress", () => {
  const text = "{dress}\nColour: {colour}\nSize: {size}\n{link}";
  expect(messageOf(text, { ...dress, colour: "Blush" })).toBe(`Éloïse\nColour: Blush\n${dress.address}`);
});

test("What she adds stands on lines of its own, and what she leaves out takes its line along", () => {
  const more = { date: "9 May 2027", words: "A train,\nif there is $& time", city: "" };
  expect(messageOf(messages.rent, dress, more)).toBe(
    `Hello, I would like to rent Éloïse. Could you confirm the rental price and tell me whether it is available?\nDate of the event: 9 May 2027\nA train,\nif there is $& time\n${dress.address}`,
  );
});

test("A message about no dress does not name one", () =>
  expect(messageOf(messages.question, { name: "", address: "" }, { words: "Are you open?" })).toBe(
    "Hello, I have a question.\nAre you open?",
  ));

test.each(["Robes été", "كريمي", "クリーム", "A1"])(
  "A field that ends in the slug of %s is filled in",
  (name) => {
    const field = `makingDays/${slugOf(name)}`;
    expect(filledIn(`In {${field}} days.`, { [field]: "9" })).toBe("In 9 days.");
    expect(filledIn(`In {${field}} days.`, {})).toBe("");
  },
);

test("What a visitor writes is no field", () =>
  expect(filledIn("{words}\n{city}", { words: "{city} {link}", city: "Lyon" })).toBe("{city} {link}\nLyon"));

test("A field has no name that every object knows", () =>
  expect(filledIn("Hello {constructor}\n{toString} you\n{dress}", { dress: "Viola" })).toBe("Viola"));
