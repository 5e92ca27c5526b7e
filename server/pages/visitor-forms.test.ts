import { expect, test } from "vitest";
import { refuseForeignForms } from "./visitor-forms.ts";

const SHOP = "https://shop.example";

test.each<[string, Record<string, string>]>([
  ["another site", { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" }],
  ["another site, in an older browser", { origin: "https://elsewhere.example" }],
  ["another site, in a browser that hides where it comes from", { "sec-fetch-site": "cross-site" }],
  ["a sandbox", { origin: "null" }],
  ["nowhere that can be read", { origin: "%%%" }],
  ["the same host without encryption", { origin: "http://shop.example" }],
])("a form of %s is refused", async (_what, headers) => {
  const response = await refuseForeignForms(formWith(headers), "");
  expect(response?.status).toBe(403);
  expect(response?.headers.get("cache-control")).toBe("no-store");
});

test.each<[string, Record<string, string>]>([
  ["the shop's own page", { origin: SHOP, "sec-fetch-site": "same-origin" }],
  ["the shop's own page, in an older browser", { origin: SHOP }],
  [
    "the shop's own page, in a browser that hides where it comes from",
    { origin: "null", "sec-fetch-site": "same-origin" },
  ],
  ["a tab that a browser brings back", { origin: SHOP, "sec-fetch-site": "none" }],
  ["no browser", {}],
])("a form of %s is taken", async (_what, headers) => {
  expect(await refuseForeignForms(formWith(headers), "")).toBeUndefined();
});

test("reading is nobody's form: a link from anywhere leads here", async () => {
  const request = new Request(SHOP, { headers: { "sec-fetch-site": "cross-site" } });
  expect(await refuseForeignForms(request, "")).toBeUndefined();
});

function formWith(headers: Record<string, string>): Request {
  return new Request(`${SHOP}/contact`, { method: "POST", headers, body: "name=Ada" });
}
