import { expect, test, vi } from "vitest";
import type { RejectedCatalogue } from "#model/checks/content-issue.server.ts";
import { allShown } from "#model/documents/queries.server.ts";
import { clientOfHost } from "#tests/support/client-of-host.ts";
import { imageAsset, readPicture, readTexts } from "#tests/support/label-readers.ts";
import { createDraftContent } from "./draft-content.server.ts";

const readers = { readPicture, readTexts };

const odile = { slug: { current: "odile" }, mainImage: { asset: imageAsset() } };
const dress = (_id: string, name: string, _createdAt = "2026-01-01T12:00:00Z") => {
  return { _id, _type: "product", _createdAt, name, ...odile };
};

type Asked = { path: string; token: string | null; parameters: URLSearchParams };
type Answer = { status?: number; body: unknown };

/** Opens drafts on a content host that answers so. `asked` are the requests that have reached it. */
function openDrafts(answer: (asked: Asked) => Answer | undefined, rejected?: RejectedCatalogue) {
  const asked: Asked[] = [];
  const client = clientOfHost(({ url, headers }) => {
    const { pathname, searchParams: parameters } = new URL(url);
    const request = { path: pathname, token: headers.get("authorization"), parameters };
    asked.push(request);
    const { status = 200, body } = answer(request) ?? { status: 404, body: { message: "not found" } };
    return Response.json(body, { status });
  });
  const pictures = { learn: () => Promise.resolve(), shadeOf: () => undefined, isGone: () => false };
  const drafts = createDraftContent({ client, readers, pictures, rejectedCatalogue: () => rejected });
  return { drafts, asked };
}

test.each<[string, Answer, boolean]>([
  ["one of its people", { body: { id: "mara", roles: [{ name: "editor" }] } }, true],
  ["a calendar's address", { body: { id: "calendar", roles: [{ name: "calendar" }] } }, false],
  ["another shop", { body: { id: "shop", roles: [{ name: "storefront" }] } }, false],
  ["nobody with a role", { body: { id: "mara", roles: [] } }, false],
  ["somebody it refuses", { status: 401, body: { message: "unknown token" } }, false],
  ["somebody who may not ask", { status: 403, body: { message: "not yours" } }, false],
])("a token is asked of the content host: it is that of %s", async (_, answer, isEditor) => {
  const { drafts, asked } = openDrafts(({ path }) => (path === "/v2025-02-19/users/me" ? answer : undefined));
  expect(await drafts.isEditor("given")).toBe(isEditor);
  expect(asked).toMatchObject([{ path: "/v2025-02-19/users/me", token: "Bearer given" }]);
});

test.each([
  ["is away", { status: 503, body: { message: "not now" } }],
  ["has too much to do", { status: 429, body: { message: "later" } }],
])("a content host that %s has said nothing of a token", async (_, answer) => {
  const { drafts } = openDrafts(() => answer);
  await expect(drafts.isEditor("given")).rejects.toThrow();
});

const QUERY = "/v2025-02-19/data/query/production";

test.each([
  ["Spring in Paris", "Spring in Paris"],
  ["", "Untitled release"],
])("a preview of a release with the title %j is called %s", async (written, shown) => {
  const { drafts, asked } = openDrafts(({ parameters }) => ({
    body: { result: parameters.get("query") === allShown ? [dress("odile", "Odette")] : written },
  }));
  const { catalogue, title } = await drafts.readPreview({ release: "spring" });
  expect(title).toBe(shown);
  expect(catalogue.products.map(({ name }) => name)).toEqual(["Odette"]);
  const [content, titled] = asked.map(({ parameters }) => parameters);
  expect(content?.get("perspective")).toBe("spring");
  expect(titled?.get("query")).toBe("*[_id == $id][0].metadata.title");
  expect([titled?.get("$id"), titled?.get("perspective")]).toEqual(['"_.releases.spring"', "raw"]);
});

test("a preview of what is no list of documents fails", async () => {
  const { drafts } = openDrafts(() => ({ body: { result: { name: "Odile" } } }));
  await expect(drafts.readPreview({ release: undefined })).rejects.toThrow();
});

const HISTORY = "/v2025-02-19/data/history/production/documents/";

test("the issues are about all drafts, former slugs, what the host cannot read, and dresses that it has lost", async () => {
  const result = [dress("odile", "Odile"), dress("drafts.agathe", "Agathe")];
  const answers: Record<string, object> = {
    [QUERY]: { result },
    "/v2025-02-19/data/unreadable/production": { documents: [{ id: "torn", reason: "Unexpected end" }] },
    [`${HISTORY}odile`]: { documents: [{ slug: { current: "odette" } }] },
  };
  const { drafts, asked } = openDrafts(({ path }) => answers[path] && { body: answers[path] }, {
    fetched: 1,
    shownCount: 28,
  });
  const issues = JSON.stringify(await drafts.issues({ canConfirm: true }));
  for (const text of ["torn", "Unexpected end", "28", "odette"]) expect(issues).toContain(text);
  expect(asked.find(({ path }) => path === QUERY)?.parameters.get("perspective")).toBe("raw");
  // Drafts have no addresses.
  const histories = asked.map(({ path }) => path).filter((path) => path.startsWith(HISTORY));
  expect(histories).toEqual([`${HISTORY}odile`]);
});

test("a host without history and without a list of what it cannot read has issues all the same", async () => {
  const { drafts } = openDrafts(({ path }) =>
    path === QUERY ? { body: { result: [dress("odile", "")] } } : undefined,
  );
  expect(JSON.stringify(await drafts.issues({ canConfirm: false }))).toContain("it has no name");
});

test("a host that is down for a moment is an error, not a lake without damage", async () => {
  const { drafts } = openDrafts(({ path }) => {
    if (path === QUERY) return { body: { result: [] } };
    return path.includes("unreadable") ? { status: 503, body: {} } : undefined;
  });
  await expect(drafts.issues({ canConfirm: true })).rejects.toThrow();
});

test.each([
  ["a second after it was made", "2026-11-01T12:00:00Z", "2026-11-01T12:00:01.000Z"],
  ["ninety days ago where it is older", "2026-01-01T12:00:00Z", "2026-08-26T12:00:00.000Z"],
])("the former slug of a dress is that of %s", async (_, _createdAt, time) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T12:00:00Z") });
  const { drafts, asked } = openDrafts(({ path }) =>
    path === QUERY ? { body: { result: [dress("odile", "Odile", _createdAt)] } } : undefined,
  );
  await drafts.issues({ canConfirm: true });
  expect(asked.find(({ path }) => path === `${HISTORY}odile`)?.parameters.get("time")).toBe(time);
});
