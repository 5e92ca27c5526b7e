import { expect, test } from "vitest";
import { CONNECTION_ERROR, withoutConnection } from "./connection.ts";
import { rememberScreen } from "./seen-screens.ts";

const lost = { type: "error", result: new TypeError("Failed to fetch") } as const;
const url = "https://shop.example/faq?search=v";

test("a screen that was seen stands in for the answer that did not come", () => {
  rememberScreen({ pathname: "/faq", search: "?search=v" }, { root: { loadedAnswer: [1] }, faq: "all" });
  expect(withoutConnection(url, undefined, { root: lost, faq: lost })).toEqual({
    root: { type: "data", result: { loadedAnswer: [1] } },
    faq: { type: "data", result: "all" },
  });
});

test("one that was not is an error by name, in the layout that was seen last, without its search results", () => {
  rememberScreen({ pathname: "/", search: "" }, { root: { name: "Auvrane", loadedAnswer: [1] } });
  const results = { root: lost, about: lost };
  const { root, about } = withoutConnection("https://shop.example/about", undefined, results);
  expect(root).toEqual({ type: "data", result: { name: "Auvrane", loadedAnswer: undefined } });
  expect(about?.result).toHaveProperty("name", CONNECTION_ERROR);
});

test("a screen that a search was put into the address of is the one that was seen without", () => {
  rememberScreen({ pathname: "/care", search: "?page=2" }, { root: { loadedAnswer: [1] }, care: "washing" });
  const address = "https://shop.example/care?page=2&search=vi";
  const { root, care } = withoutConnection(address, undefined, { root: lost, care: lost });
  expect(care).toEqual({ type: "data", result: "washing" });
  expect(root?.result).toHaveProperty("loadedAnswer", undefined);
});

test("an answer of the shop that is an error stays one", () => {
  const refused = { type: "error", result: new Error("500") } as const;
  expect(withoutConnection(url, undefined, { faq: refused })).toEqual({ faq: refused });
});

test("a newsletter form keeps its words, whatever went wrong", () => {
  const form = new FormData();
  form.set("newsletter", "");
  form.set("email", "ada@example.com");
  expect(withoutConnection(url, form, { faq: { type: "error", result: new Error("500") } })).toEqual({
    faq: { type: "data", result: { newsletter: { email: "ada@example.com", isUnsent: true } } },
  });
});

test("twenty screens are remembered, the oldest goes first", () => {
  for (let screen = 0; screen <= 20; screen += 1)
    rememberScreen({ pathname: `/${screen}`, search: "" }, { screen });
  const seenAt = (path: string) =>
    withoutConnection(`https://shop.example${path}`, undefined, { screen: lost })["screen"]?.type;
  expect([seenAt("/0"), seenAt("/1")]).toEqual(["error", "data"]);
});
