import { expect, test } from "vitest";
import { processorTimeOf } from "#tests/support/processor-time.ts";
import { readForm, refuseForeignForms } from "./visitor-forms.ts";

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
  ["the shop's own page that hides its address", { origin: "null", "sec-fetch-site": "same-origin" }],
  ["a tab that a browser brings back", { origin: SHOP, "sec-fetch-site": "none" }],
  ["no browser", {}],
])("a form of %s is taken", async (_what, headers) => {
  expect(await refuseForeignForms(formWith(headers), "")).toBeUndefined();
});

test("reading is nobody's form: a link from anywhere leads here", async () => {
  const request = new Request(SHOP, { headers: { "sec-fetch-site": "cross-site" } });
  expect(await refuseForeignForms(request, "")).toBeUndefined();
});

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=X";
const part = '--X\r\nContent-Disposition: form-data; name="a"\r\n';

test.each([
  ["names without a value", URL_ENCODED, "a&".repeat(300_000)],
  ["names that call themselves parts", `${URL_ENCODED}; boundary=X`, "a&".repeat(300_000)],
  ["parts", MULTIPART, `${`${part}\r\n\r\n`.repeat(9_000)}--X--\r\n`],
  ["headers of a part", MULTIPART, `${part}${"A: b\r\n".repeat(90_000)}\r\n\r\n--X--\r\n`],
])("a form of very many %s is refused before it is parsed", async (_what, type, body) => {
  const read = async () => expect(await readForm(sent(type, body))).toMatchObject({ status: 413 });
  expect(await processorTimeOf(read)).toBeLessThan(200);
});

test("the longest form is read: many lines, and the dresses of a whole wishlist", async () => {
  const entries = new FormData();
  for (let dress = 0; dress < 12; dress += 1) entries.append("dress", `dress-${dress}`);
  for (const name of ["message", "written"]) entries.append(name, "&\n".repeat(2_000));
  for (let field = 0; field < 20; field += 1) entries.append(`field-${field}`, "Ada & Eve");
  const address = new URLSearchParams([...entries].map(([name, value]) => [name, String(value)]));
  for (const body of [entries, address]) {
    const form = await readForm(new Request(SHOP, { method: "POST", body }));
    if (form instanceof Response) throw new Error(`refused with ${form.status}`);
    const read = await form.formData();
    expect([...read]).toHaveLength(34);
    expect(read.getAll("dress")).toHaveLength(12);
    expect(String(read.get("message")).replaceAll("\r\n", "\n")).toBe("&\n".repeat(2_000));
  }
});

test("what no field has room for is not passed on, and neither is a file", async () => {
  const entries = new FormData();
  entries.set("message", "<a ".repeat(20_000));
  entries.set("picture", new Blob(["x"]));
  const form = await readForm(new Request(SHOP, { method: "POST", body: entries }));
  if (form instanceof Response) throw new Error(`refused with ${form.status}`);
  const read = await form.formData();
  expect(String(read.get("message"))).toHaveLength(40_000);
  expect(read.get("picture")).toBe("");
});

function sent(type: string, body: string): Request {
  return new Request(SHOP, { method: "POST", headers: { "Content-Type": type }, body });
}

function formWith(headers: Record<string, string>): Request {
  return new Request(`${SHOP}/contact`, { method: "POST", headers, body: "name=Ada" });
}

test.each([
  "multipart/x, application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded, multipart/form-data; boundary=x",
  "text/plain, multipart/form-data; boundary=x",
  "multipart/form-data; boundary=x, application/x-www-form-urlencoded",
  "*/*,application/x-www-form-urlencoded",
  "x, application/x-www-form-urlencoded",
  "multipart/mixed; boundary=x",
  "text/plain",
])("a form that says another type than one of a form is refused: %s", async (type) => {
  const headers = { "Content-Type": type };
  const answer = await readForm(new Request(SHOP, { method: "POST", headers, body: "a&".repeat(50) }));
  expect(answer).toMatchObject({ status: 415 });
});
