import { createClient, type SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createToken } from "#tests/support/lake-token.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

let shop: Shop;
let editor: SanityClient;

beforeAll(async () => {
  shop = await openShop();
  editor = createClient({
    projectId: "trousseau",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost: shop.url,
    useProjectHostname: false,
    useCdn: false,
    token: await createToken(shop.dataFolder, "editor"),
  });
  const published = await editor.getDocument("product-aurelie");
  await editor.create({
    ...published,
    _id: "drafts.product-aurelie",
    _type: "product",
    name: "Aurélie the draft",
  });
});

afterAll(async () => {
  await shop.close();
});

describe("a visitor", () => {
  test.each([undefined, "Bearer", "Bearer made-up", "Basic YTpi"])(
    "who shows %s gets no link",
    async (shown) => {
      const response = await askForToken("/", shown);
      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain("token=");
    },
  );

  test.each(["", "preview=", "preview=9999999999999..AAAA"])(
    "with the cookie %j sees what is published",
    async (cookie) => {
      const page = await look("/product/aurelie", cookie);
      expect(page.headers.get("Cache-Control")).toContain("public");
      expect(await page.text()).not.toContain("the draft");
    },
  );

  test("who opens the list of what hurts is turned away", async () => {
    expect((await look("/content-check")).status).toBe(403);
  });

  test("with a link that has ended is told so", async () => {
    const response = await look("/preview?token=1..AAAA&to=/");
    expect(response.status).toBe(403);
    const page = await response.text();
    expect(page).toContain("Open it once more from Studio");
    expect(page).toContain("<b>Auvrane</b>");
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });
});

describe("an editor", () => {
  test("sees drafts, alone, and no cache stores them", async () => {
    const { cookie, location } = await enter("/product/aurelie");
    expect(location).toBe("/product/aurelie");
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    for (const path of ["/product/aurelie", "/collection/tulle-dresses", "/product/aurelie.data"]) {
      const page = await look(path, cookie);
      expect(await page.text(), path).toContain("Aurélie the draft");
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
      expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
      expect(page.headers.get("ETag")).toBeNull();
      expect(await (await look(path)).text(), path).not.toContain("the draft");
    }
  });

  test("sees the shop as a release will make it, which the bar names, and no drafts", async () => {
    await editor.releases.create({ releaseId: "rAutumn", metadata: { title: "Autumn collection" } });
    const publishedId = "product-ginevra";
    await editor.createVersion({ releaseId: "rAutumn", publishedId, baseId: publishedId });
    await editor.patch(`versions.rAutumn.${publishedId}`).set({ name: "Ginevra in autumn" }).commit();
    const { cookie } = await enter("/product/ginevra", "rAutumn");
    const page = await look("/product/ginevra", cookie);
    const text = await page.text();
    expect(text).toContain("Ginevra in autumn");
    expect(text).toContain("Preview: Autumn collection");
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await (await look("/product/aurelie", cookie)).text()).not.toContain("the draft");
    expect(await (await look("/product/ginevra")).text()).not.toContain("in autumn");
    const drafts = await enter("/product/ginevra");
    expect(await (await look("/product/ginevra", drafts.cookie)).text()).not.toContain("in autumn");
  });

  test.each(["../x", "a.b", "a,b", 7, "x".repeat(200)])(
    "is shown drafts when the release is %j",
    async (release) => {
      const { cookie } = await enter("/product/aurelie", release);
      expect(await (await look("/product/aurelie", cookie)).text()).toContain("Aurélie the draft");
    },
  );

  test("is reminded of it, and can leave", async () => {
    const { cookie } = await enter("/about");
    expect(await (await look("/about", cookie)).text()).toContain('href="/preview/leave?to=%2Fabout"');
    const left = await look("/preview/leave?to=/about", cookie);
    expect(left.headers.get("Location")).toBe("/about");
    expect(left.headers.get("Set-Cookie")).toMatch(/^preview=; Path=\/; Max-Age=0/);
  });

  test.each(["//evil.example/x", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "is led to the shop and not to %s",
    async (to) => {
      expect((await enter(to)).location).toMatch(/^\/(?![/\\])/);
    },
  );

  test("is shown what hurts the shop", async () => {
    await editor.patch("product-odette").unset(["mainImage.alt"]).commit();
    const { cookie } = await enter("/content-check");
    const page = await (await look("/content-check", cookie)).text();
    expect(page).toMatch(/Odette<\/a>.*the main picture does not say what is seen/);
    expect(page).toContain("/studio/intent/edit/id=product-odette;type=product/");
  });
});

function look(path: string, cookie = ""): Promise<Response> {
  return fetch(shop.url + path, { headers: { Cookie: cookie.split(";")[0] ?? "" }, redirect: "manual" });
}

async function enter(to: string, release?: unknown) {
  const response = await askForToken(to, `Bearer ${editor.config().token}`, release);
  const { link }: { link: string } = await response.json();
  const entered = await look(link);
  const { headers } = entered;
  return { cookie: headers.get("Set-Cookie") ?? "", location: headers.get("Location") };
}

function askForToken(to: string, shown?: string, release?: unknown): Promise<Response> {
  return fetch(`${shop.url}/preview/token`, {
    method: "POST",
    body: JSON.stringify({ to, release }),
    headers: shown ? { Authorization: shown } : {},
  });
}
