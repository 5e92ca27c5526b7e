import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

/** No page may carry these for visitors: invisible characters, attributes that lead to fields, and the overlays' script. */
const traces = /[\u200b-\u200d\u2060\ufeff]{2}|data-sanity|visual-editing/;

const STUDIO = "https://studio.example";

const paths = "/ /product/aurelie /collection/tulle-dresses /about /faq /contact /enquiry".split(" ");

/** A text, a number and a picture: what a click on them opens in Studio. */
const fieldsOf: Record<string, RegExp[]> = {
  "/product/aurelie": [
    /^h1 product-aurelie name$/,
    /^span product-aurelie rentalPrice$/,
    /^p house delivery$/,
  ],
  "/": [/^img home sections:bridal\.slides:[\w-]+\.img$/],
  "/faq": [/^p questions questions:.+\.a$/],
};

let shop: Shop;
let editor: ReturnType<typeof editorAt>;
const published = new Map<string, string>();

beforeAll(async () => {
  shop = await openShop({ STUDIO_URL: STUDIO });
  editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  for (const path of paths) published.set(path, await textAt(path));
  const dress = await editor.getDocument("product-aurelie");
  const draft = { _id: "drafts.product-aurelie", _type: "product", name: "Aurélie the draft" };
  await editor.create({ ...dress, ...draft });
});

afterAll(() => shop.close());

describe("a visitor", () => {
  test.each([undefined, "Bearer made-up"])("who shows %s gets no link", async (shown) => {
    const response = await askForToken({ to: "/" }, shown ? { Authorization: shown } : {});
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("token=");
  });

  test.each(paths)("gets %s as it was, byte for byte, and without a trace", async (path) => {
    await look(path, await enterFrame());
    expect(await textAt(path)).toBe(published.get(path));
    expect(published.get(path)).not.toMatch(traces);
    expect(await textAt(path === "/" ? "/_.data" : `${path}.data`)).not.toMatch(traces);
  });

  test("loads no script of the overlays", async () => {
    const scripts = new Set(published.get("/")?.match(/\/static\/js\/[\w.-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(3);
    for (const script of scripts) expect(await textAt(script), script).not.toContain("visual-editing");
  });

  test("does not see what hurts the shop", async () => {
    expect((await look("/content-check")).status).toBe(403);
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
      expect(await textAt(path), path).not.toContain("the draft");
    }
  });

  test("sees the shop as a release will make it, which the bar names, and no drafts", async () => {
    await editor.releases.create({ releaseId: "rAutumn", metadata: { title: "Autumn collection" } });
    const publishedId = "product-ginevra";
    await editor.createVersion({ releaseId: "rAutumn", publishedId, baseId: publishedId });
    await editor.patch(`versions.rAutumn.${publishedId}`).set({ name: "Ginevra in autumn" }).commit();
    const { cookie } = await enter("/product/ginevra", "rAutumn");
    const text = await textAt("/product/ginevra", cookie);
    expect(text).toContain("Ginevra in autumn");
    expect(text).toContain("Preview: Autumn collection");
    expect(await textAt("/product/aurelie", cookie)).not.toContain("the draft");
    expect(await textAt("/product/ginevra")).not.toContain("in autumn");
    expect(await textAt("/product/ginevra", (await enter("/")).cookie)).not.toContain("in autumn");
  });

  test("is reminded of it, and can leave", async () => {
    const { cookie } = await enter("/about");
    expect(await textAt("/about", cookie)).toContain('href="/preview/leave?to=%2Fabout"');
    const left = await look("/preview/leave?to=/about", cookie);
    expect(left.headers.get("Location")).toBe("/about");
    expect(left.headers.get("Set-Cookie")).toMatch(/^preview=; Path=\/; Max-Age=0/);
  });

  test("is shown what hurts the shop", async () => {
    const nameless = { _id: "product-nameless", name: "Nameless", slug: { current: "x" } };
    await editor.create({ ...nameless, _type: "product" });
    const page = await textAt("/content-check", (await enter("/content-check")).cookie);
    expect(page).toContain("/studio/intent/edit/id=product-nameless;type=product/");
  });
});

describe("beside Studio's form", () => {
  test("texts and pictures lead to their fields, and drafts are shown", async () => {
    const cookie = await enterFrame();
    expect(await textAt("/product/aurelie", cookie)).toContain("Aurélie the draft");
    for (const [path, fields] of Object.entries(fieldsOf))
      expect(await fieldsAt(path, cookie), path).toEqual(
        expect.arrayContaining(fields.map((field) => expect.stringMatching(field))),
      );
  });

  test("the title of a collection without one leads to its name", async () => {
    const cookie = await enterFrame();
    await editor.create({ _id: "capes", _type: "collection", name: "Capes", slug: { current: "capes" } });
    const dress = await editor.getDocument("product-odette");
    const cape = { _id: "product-cape", slug: { current: "cape" }, category: "capes" };
    await editor.create({ ...dress, ...cape, _type: "product" });
    expect(await fieldsAt("/collection/capes", cookie)).toContain("h1 capes name");
    await editor.delete({ query: '*[_id in ["capes", "product-cape"]]' });
  });

  test("but for the attributes it is the page of any other preview", async () => {
    const comparable = (html: string) =>
      html
        .replace(/ data-sanity="[^"]*"/g, "")
        .replace(/<aside [^>]*aria-label="Preview">.*?<\/aside>/s, "")
        // The bar at the foot has rules of its own.
        .replace(/<style>.*?<\/style>/gs, "")
        .replace(/<script[^>]*>.*?<\/script>/gs, "");
    const plain = await textAt("/about", (await enter("/")).cookie);
    expect(comparable(await textAt("/about", await enterFrame()))).toBe(comparable(plain));
  });

  test("only that Studio may frame it, and no cache stores it", async () => {
    const { headers } = await look("/about", await enterFrame());
    expect(headers.get("Content-Security-Policy")).toContain(`frame-ancestors 'self' ${STUDIO}`);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("what is published is shown when Studio says so", async () => {
    const changed = await changePerspective(await enterFrame(), { release: "published" });
    expect(await changed.json()).toEqual({ isChanged: true });
    const other = changed.headers.get("Set-Cookie") ?? "";
    expect(await textAt("/product/aurelie", other)).not.toContain("the draft");
  });
});

function look(path: string, cookie = ""): Promise<Response> {
  return fetch(shop.url + path, { headers: { Cookie: cookie.split(";")[0] ?? "" }, redirect: "manual" });
}

async function textAt(path: string, cookie?: string): Promise<string> {
  return (await look(path, cookie)).text();
}

/** The elements that lead to fields: "h1 product-aurelie name". */
async function fieldsAt(path: string, cookie: string): Promise<string[]> {
  const html = await textAt(path, cookie);
  const found = html.matchAll(/<(\w+)[^>]* data-sanity="id=([^;"]+);type=[^;"]+;path=([^;"]+);base=%2F"/g);
  return [...found].map(([, tag, id, field]) => `${tag} ${id} ${field}`);
}

async function enterFrame(): Promise<string> {
  return (await enterBy({ isFramed: true })).cookie;
}

function enter(to: string, release?: string) {
  return enterBy({ to, release });
}

async function enterBy(wanted: object) {
  const Authorization = `Bearer ${editor.config().token}`;
  const answer = await askForToken(wanted, { Authorization, Origin: STUDIO });
  const { link }: { link: string } = await answer.json();
  const { headers } = await look(link);
  return { cookie: headers.get("Set-Cookie") ?? "", location: headers.get("Location") };
}

function askForToken(wanted: object, headers: Record<string, string>): Promise<Response> {
  return fetch(`${shop.url}/preview/token`, { method: "POST", body: JSON.stringify(wanted), headers });
}

function changePerspective(cookie: string, body: object) {
  const headers = { Cookie: cookie.split(";")[0] ?? "" };
  return fetch(`${shop.url}/preview/perspective`, { method: "POST", body: JSON.stringify(body), headers });
}
