import { expect, test } from "vitest";
import { assistantAt, faultsOf, ORIGIN, toolCall } from "#tests/support/assistant.ts";
import { dress } from "#tests/support/dress.ts";
import { doc } from "#tests/support/label-readers.ts";
import { decoded } from "#tests/support/page.ts";
import { shopWith } from "#tests/support/shop-with.ts";

const house = doc("house", { name: "Maison Une", phone: "+33199001234" });
const { ask, visit, publish } = shopWith([dress("aurelie"), dress("lia"), house]);

/** The shop believes a proxy about its address, as it does on the web. */
async function send(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const headers = { ...Object.fromEntries(request.headers), "X-Forwarded-Proto": "https" };
  const body = request.method === "POST" ? await request.text() : null;
  return await ask(pathname, { method: request.method, headers, body });
}

test("the profile is public, for a while, and names where the shop is asked", async () => {
  const response = await send(new Request(`${ORIGIN}/.well-known/ucp`));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("content-type")).toBe("application/json");
  const headers = { "If-None-Match": response.headers.get("etag") ?? "" };
  expect((await send(new Request(response.url, { headers }))).status).toBe(304);
  const profile: unknown = await response.json();
  expect(faultsOf("profile", profile)).toEqual([]);
  expect(profile).toMatchObject({
    ucp: { services: { "dev.ucp.shopping": [{ transport: "mcp", endpoint: `${ORIGIN}/ucp/mcp` }] } },
  });
  const schema = await send(new Request(`${ORIGIN}/ucp/asking.json`));
  expect(await schema.json()).toMatchObject({ name: "example.shop.asking", $defs: { is_free_on: {} } });
});

test("an assistant finds a dress, and its link opens the form with her choice", async () => {
  const { ask: question } = await assistantAt(send);
  const answer = await question("search_catalog", { catalog: { query: "blush dress aurelie" } });
  expect(faultsOf("search_catalog", answer)).toEqual([]);
  expect(answer).toMatchObject({
    products: [{ id: "aurelie", url: expect.stringContaining("/product/aurelie") }],
  });
  const link = await question("enquiry_link", {
    id: "aurelie",
    for: "purchase",
    colour: "blush",
    size: "38",
    day: "2127-05-09",
  });
  const { pathname, search, origin } = new URL(String(link["form_url"]));
  expect(origin).toBe(ORIGIN);
  const form = await visit(pathname + search, { headers: { "X-Forwarded-Proto": "https" } });
  expect(form.status).toBe(200);
  expect(decoded(form.html)).toContain(`>${link["message"]}</textarea>`);
  expect(form.html).toMatch(/<input(?=[^>]*name="for")(?=[^>]*value="purchase")[^>]*\schecked/);
  expect(form.html).toMatch(/<input(?=[^>]*name="date")(?=[^>]*value="2127-05-09")/);
});

test("an answer is stored nowhere, and a form for it is nobody's", async () => {
  const headers = { "Content-Type": "application/json", Origin: "https://elsewhere.example" };
  const body = toolCall("search_catalog", {});
  expect((await ask("/ucp/mcp", { method: "POST", headers, body })).status).toBe(403);
  const response = await ask("/ucp/mcp", { method: "GET" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32000 } });
});

test("a label that refuses assistants has no such addresses", async () => {
  await publish([dress("aurelie"), { ...house, refusesAssistants: true }], "/product/lia", ({ status }) =>
    expect(status).toBe(302),
  );
  expect((await ask("/.well-known/ucp")).status).toBe(404);
  const headers = { "Content-Type": "application/json" };
  const body = toolCall("search_catalog", {});
  const response = await ask("/ucp/mcp", { method: "POST", headers, body });
  expect([response.status, await response.json()]).toMatchObject([404, { error: { code: -32000 } }]);
});
