import { expect, test } from "vitest";
import { contact } from "#app/label/contact.ts";
import { house } from "#app/label/house.ts";
import { readContact } from "./contact-form.ts";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readContact(form, { contact, house });
}

test("A complete form becomes the same words as a WhatsApp message", () => {
  const sent = read({ name: "Ada", email: "ada@mail.example", message: "June, & a train?" });
  expect(sent.errors).toEqual({});
  const text = new URL(sent.href ?? "").searchParams.get("text");
  expect(text).toContain("June, & a train?");
  expect(text).toContain("Ada, ada@mail.example");
});

test("What is missing is named, and every word typed comes back", () => {
  const sent = read({ name: "Ada", email: "ada@", message: " " });
  expect(sent).toMatchObject({ name: "Ada", email: "ada@", message: "" });
  expect(sent.errors).toEqual({
    email: contact.errors.emailMalformed,
    message: contact.errors.messageMissing,
  });
  expect(sent.href).toBeUndefined();
});

test("An empty form, a file in place of a text, a very long text: never a crash", () => {
  expect(Object.keys(read({}).errors)).toEqual(["name", "email", "message"]);
  const form = new FormData();
  form.set("name", new File(["x"], "x.txt"));
  expect(readContact(form, { contact, house }).name).toBe("");
  expect(read({ message: "a".repeat(9000) }).message).toHaveLength(2000);
});
