// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SeenPages } from "./seen-pages.tsx";
import { storeAt } from "./stored-pages.ts";

test.each<[string, string[], string[]]>([
  ["the newest comes first", ["/about", "/faq"], ["/faq", "/about"]],
  ["each stands there once", ["/about", "/faq", "/about"], ["/about", "/faq"]],
  ["the fitting list leads", ["/fitting", "/about"], ["/fitting", "/about"]],
  ["a newer list replaces another", ["/fitting?dress=a", "/fitting?dress=b"], ["/fitting?dress=b"]],
  ["a list that was sent stays before an empty one", ["/fitting?dress=a", "/fitting"], ["/fitting?dress=a"]],
  ["the page for no connection is none of them", ["/offline", "/about"], ["/about"]],
])("%s", async (_what, stored, listed) => {
  storePages(stored);
  render(<SeenPages />);
  await screen.findByText("Recently viewed");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(listed);
  expect(screen.getAllByRole("link")[0]?.textContent).toBe(`Heading of ${listed[0]}`);
});

test.each([
  ["<h1><span>Questions,</span><br/><i>answered</i></h1>", "Questions, answered"],
  ['<h1 aria-label="Octave Auvrane"><span>Octave</span><span>Auvrane</span></h1>', "Octave Auvrane"],
  ["<h2>No heading</h2>", "/about"],
])("%s is called %s", async (html, name) => {
  storePages(["/about"], () => html);
  render(<SeenPages />);
  expect((await screen.findByRole("link")).textContent).toBe(name);
});

test("the home page is called Home, whatever its hero says", async () => {
  storePages(["/"], () => "<h1>“To bring out the queen in every woman.”</h1>");
  render(<SeenPages />);
  expect((await screen.findByRole("link")).textContent).toBe("Home");
});

test("nobody translates a dress's name", async () => {
  storePages(["/about", "/product/aurelie"]);
  render(<SeenPages />);
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("translate"))).toEqual(["no", null]);
});

/** The browser's stores hold these pages, the newest last. */
function storePages(paths: readonly string[], headingOf = (path: string) => `<h1>Heading of ${path}</h1>`) {
  const requests = [...new Set(paths.toReversed())].toReversed().map((path) => new Request(urlOf(path)));
  vi.stubGlobal("caches", {
    open: async (name: string) => ({
      keys: async () => requests.filter(({ url }) => storeAt(new URL(url).pathname) === name),
    }),
    match: async (path: string) => new Response(`<main>${headingOf(path)}</main>`),
  });
}

function urlOf(path: string): string {
  return new URL(path, "https://shop.example").href;
}
