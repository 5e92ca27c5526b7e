// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepEntries } from "./keep-entries.ts";

const page =
  '<form id="a"><input name="name"><textarea name="message"></textarea>' +
  '<input type="radio" name="size" value="38"><input type="radio" name="size" value="40" checked>' +
  '<input type="checkbox" name="copy"><select name="to"><option>A</option><option>B</option></select></form>' +
  '<form id="b"><input name="name"></form><details><summary>Why</summary></details>';

let heard: string[];

function heardBy({ type, target }: Event) {
  if (target instanceof Element) heard.push(`${type} ${target.getAttribute("name")}`);
}

beforeEach(() => {
  heard = [];
  document.body.innerHTML = page;
  document.addEventListener("input", heardBy);
});

afterEach(() => document.removeEventListener("input", heardBy));

function field(selector: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const isOpen = () => document.querySelector("details")?.open;

test("what was entered, chosen and opened stands in the page that takes the place of the first", () => {
  const { putBack } = keepEntries();
  field("#b input").value = "Ada";
  field("textarea").value = "A long message";
  field("[value='38']").checked = true;
  field("[name=copy]").checked = true;
  field("select").value = "B";
  document.querySelector("details")?.setAttribute("open", "");
  field("textarea").focus();
  document.body.innerHTML = page;
  expect(isOpen()).toBe(false);
  putBack();
  expect([field("#a input").value, field("#b input").value]).toEqual(["", "Ada"]);
  expect(field("textarea").value).toBe("A long message");
  expect([field("[value='38']").checked, field("[name=copy]").checked]).toEqual([true, true]);
  expect(field("select").value).toBe("B");
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(field("textarea"));
  expect(heard).toContain("input message");
});

test.each([
  ["before the scripts came", `<input>${page}`, page],
  ["since then", page, `<input>${page}`],
])("a field that a password manager has put among the others %s shifts none of them", (_, first, next) => {
  document.body.innerHTML = first;
  const { putBack } = keepEntries();
  field("#b [name]").value = "Ada";
  field("[value='38']").checked = true;
  document.body.innerHTML = next;
  putBack();
  expect([field("#a [name]").value, field("#b [name]").value]).toEqual(["", "Ada"]);
  expect(field("[value='38']").checked).toBe(true);
});

test("a field that React has taken for its own, and named so, is still a password manager's", () => {
  document.body.innerHTML = page.replace("<input", "<input><input");
  const { putBack } = keepEntries();
  field("#a [name]").value = "Ada";
  field("#a input").name = "name";
  document.body.innerHTML = page;
  putBack();
  expect(field("#a input").value).toBe("Ada");
});

test("a page that has stayed is left alone, and so is one that was hydrated before", () => {
  const { putBack, release } = keepEntries();
  field("textarea").value = "A long message";
  putBack();
  expect(heard).toEqual([]);
  release();
  document.body.innerHTML = page;
  putBack();
  expect(field("textarea").value).toBe("");
});
