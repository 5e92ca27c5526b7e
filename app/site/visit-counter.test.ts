// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const sent = vi.fn();
const forget: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { sendBeacon: (_path: string, words: URLSearchParams) => sent(String(words)) });
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listen(type, listener);
      forget.push(() => document.removeEventListener(type, listener));
    },
  );
});

afterEach(() => {
  for (const away of forget.splice(0)) away();
  history.replaceState(null, "", "/");
  sent.mockReset();
});

test("a search that finds nothing is told with its words, once they are finished", async () => {
  document.body.innerHTML = '<main><input type="search"><p data-nothing></p></main>';
  (await counter())({ root: { countsVisits: true } });
  for (const words of ["kim", "kimono ", "kimono", "zephyr"]) {
    type(words);
    vi.advanceTimersByTime(words === "kim" ? 1_400 : 1_500);
  }
  document.querySelector("[data-nothing]")?.remove();
  type("aurélie");
  vi.runAllTimers();
  expect(told()).toEqual(["search=kimono", "search=zephyr"]);
});

test("a page that nobody has looked at yet is not a view", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  (await counter())(screenOf("aurelie"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(told()).toEqual([]);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(told()).toEqual(["view=aurelie"]);
});

test("the home page and a collection are views, each once, and the site that led here is told by its host alone", async () => {
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://l.instagram.com/?u=secret");
  const countScreen = await counter();
  const root = { countsVisits: true };
  const collection = { "collection/collection": { category: { slug: "tulle" } }, root };
  for (const screen of [{ "home/home": { title: "A" }, root }, collection, collection]) countScreen(screen);
  expect(told()).toEqual(["home=", "source=l.instagram.com", "collection=tulle"]);
});

test.each([
  ["of the shop itself", () => `http://${location.hostname}/about`, "navigate"],
  ["that is loaded again", () => "https://vogue.example/", "reload"],
  ["that nobody led to", () => "", "navigate"],
])("a page %s has no source", async (_which, referrer, type) => {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer());
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([Object.assign(entry(), { type })]);
  (await counter())(screenOf("aurelie"));
  expect(told()).toEqual(["view=aurelie"]);
});

function entry(): PerformanceEntry {
  return { name: "", entryType: "navigation", startTime: 0, duration: 0, toJSON: () => "" };
}

test.each([
  ["with Global Privacy Control", { globalPrivacyControl: true }, true],
  ["with Do Not Track", { doNotTrack: "1" }, true],
  ["that is a program", { webdriver: true }, true],
  ["of a shop that counts nothing", {}, false],
])("a browser %s tells nothing", async (_who, signs, countsVisits) => {
  Object.assign(navigator, signs);
  history.replaceState(null, "", "/product/aurelie");
  document.body.innerHTML = '<a data-counts="rent"></a>';
  (await counter())({ ...screenOf("aurelie"), root: { countsVisits } });
  document.querySelector("a")?.click();
  expect(sent).not.toHaveBeenCalled();
});

/** The module remembers what it has told, and that it listens: each test has its own. */
async function counter() {
  const address = `./visit-counter.ts?of=${encodeURIComponent(expect.getState().currentTestName ?? "")}`;
  const { countScreen }: typeof import("./visit-counter.ts") = await import(address);
  return countScreen;
}

function screenOf(slug: string) {
  return { root: { countsVisits: true }, "product/product-screen": { product: { slug } } };
}

function type(words: string) {
  const field = document.querySelector("input");
  if (field) field.value = words;
  field?.dispatchEvent(new Event("input", { bubbles: true }));
}

function told() {
  return sent.mock.calls.map(([words]) => words);
}
