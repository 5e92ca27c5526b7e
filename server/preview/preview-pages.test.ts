import { expect, test } from "vitest";
import type { DraftContent } from "#content/draft-content.server.ts";
import { identityOf } from "#model/brand/identity.ts";
import type { Shop } from "#model/services/shop.ts";
import { createTransformDocument } from "#server/pages/transform-document.ts";
import { captureLog } from "#tests/support/captured-log.ts";
import { noServices } from "#tests/support/no-services.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { previewPages } from "./preview-pages.ts";
import { createPreviewTokens } from "./preview-tokens.ts";

const SHOP = "https://shop.example";
const STUDIO = "https://studio.example";
const documentIds = { "product/aurelie": "a" };

const tokens = createPreviewTokens(Buffer.alloc(32, "secret"));
/** Content whose revision says which release it is of. */
const draftContent: DraftContent = {
  isEditor: () => Promise.resolve(true),
  issues: () => Promise.resolve([]),
  readPreview({ release }) {
    const catalogue = { revision: `of ${release}`, products: [] };
    const title = release === "rSpring" ? "Spring" : undefined;
    return Promise.resolve({ catalogue, texts: sampleTexts, title, documentIds });
  },
};

function openPages({
  contentType = "text/html; charset=utf-8",
  read = draftContent.readPreview,
  isEditor = draftContent.isEditor,
} = {}) {
  const rendered: Shop[] = [];
  const page = previewPages({
    tokens,
    draftContent: { ...draftContent, readPreview: read },
    isEditor,
    services: noServices,
    identity: () => identityOf("Maison Une"),
    async renderScreen(request, shop) {
      rendered.push(shop);
      const sent = request.method === "POST" ? await request.text() : shop.catalogue.revision;
      const text = `<html><head><style>a{}</style></head><h1>Aurélie</h1><p>${sent}</p>`;
      return new Response(text, { status: 201, headers: { "Content-Type": contentType, "X-Own": "yes" } });
    },
    transformDocument: createTransformDocument(undefined),
  });
  async function look(path: string, cookie: string, init: RequestInit = {}) {
    const request = new Request(SHOP + path, { ...init, headers: { Cookie: cookie } });
    const response = await page(request, "192.0.2.7");
    if (!response) throw new Error("It was left to the public pages.");
    return response;
  }
  return { rendered, look };
}

function cookieFor(preview: { release: string | undefined; studio?: string }): string {
  return `preview=${tokens.issue({ session: "mara", ...preview })}`;
}

test("an editor sees her release, for herself alone, counted nowhere", async () => {
  const { look, rendered } = openPages();
  const response = await look("/product/aurelie?size=38", cookieFor({ release: "rSpring" }));
  expect(response.status).toBe(201);
  expect(response.headers.get("x-own")).toBe("yes");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain(STUDIO);
  const html = await response.text();
  expect(html).toContain("<p>of rSpring</p>");
  const preview = { title: "Spring", documentIds: undefined };
  expect(rendered).toMatchObject([{ origin: SHOP, visitor: "192.0.2.7", countsVisits: false, preview }]);
});

test("data has no policy for frames, and what is sent is rendered with the form", async () => {
  const cookie = cookieFor({ release: undefined, studio: STUDIO });
  const data = openPages({ contentType: "text/x-script" });
  const response = await data.look("/product/aurelie.data", cookie);
  expect(response.headers.get("content-security-policy")).toBeNull();
  const answer = await openPages().look("/contact", cookie, {
    method: "POST",
    body: new URLSearchParams({ name: "Ada" }),
  });
  expect(await answer.text()).toContain("<p>name=Ada</p>");
});

test.each([
  ["/faq?sanity-preview-perspective=drafts", "/faq"],
  ["/faq?a=1&sanity-preview-secret=x&sanity-preview-perspective=drafts&b=2", "/faq?a=1&b=2"],
])("what Studio adds to the address of its frame is taken off %s", async (path, shorter) => {
  const { look, rendered } = openPages();
  const { status, headers } = await look(path, cookieFor({ release: undefined, studio: STUDIO }));
  expect(status).toBe(302);
  expect(headers.get("location")).toBe(shorter);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(rendered).toEqual([]);
  expect((await look(path, cookieFor({ release: undefined }))).status).toBe(201);
});

test("a preview ends with its session, though its half hour is not over", async () => {
  const { look, rendered } = openPages({ isEditor: () => Promise.resolve(false) });
  const response = await look("/", cookieFor({ release: undefined }));
  expect(response.status).toBe(403);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("set-cookie")).toMatch(/^preview=; Path=\/; Max-Age=0/);
  expect(await response.text()).toContain("This preview has ended.");
  expect(rendered).toEqual([]);
});

test("a content host that cannot be asked ends no preview", async () => {
  const said = captureLog();
  const { look } = openPages({ isEditor: () => Promise.reject(new Error("The host is away")) });
  const response = await look("/", cookieFor({ release: undefined }));
  expect(response.status).toBe(503);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(said()).toContain("The host is away");
});

test("drafts that cannot be fetched are said to be missing; the public page does not stand in", async () => {
  const said = captureLog();
  const { look } = openPages({ read: () => Promise.reject(new Error("The host is away")) });
  const response = await look("/", cookieFor({ release: undefined }));
  expect(response.status).toBe(503);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.text()).toMatch(
    /<b>Maison Une<\/b>.*<p>The preview cannot be loaded just now\.<\/p>/,
  );
  expect(said()).toMatch(/"error","event":"preview not fetched".*The host is away/);
});
