import { expect, test } from "vitest";
import { withTheirs } from "./use-typed.ts";

type Version = { fields: { name: string; note: string; phone: string }; revision: string };

const stored: Version = { fields: { name: "Ada", note: "", phone: "1" }, revision: "a" };
const now: Version = { fields: { name: "Ada B.", note: "Tea", phone: "2" }, revision: "b" };

const fieldsOf = ({ fields }: Version) => fields;

function after(typed: Partial<Version["fields"]>, theirs: string[] = []) {
  return withTheirs({ typed: { ...stored.fields, ...typed }, seen: stored, theirs }, now, fieldsOf);
}

test("a field that was typed into stays, the others follow, and what is new is named", () => {
  expect(after({ note: "Coffee" }, ["email"])).toEqual({
    typed: { name: "Ada B.", note: "Coffee", phone: "2" },
    seen: now,
    theirs: ["email", "name", "note", "phone"],
  });
});

test("who has typed the same is told of the rest, and who has typed nothing of nothing", () => {
  expect(after({ note: "Tea" }).theirs).toEqual(["name", "phone"]);
  expect(after({})).toEqual({ typed: now.fields, seen: now, theirs: [] });
});
