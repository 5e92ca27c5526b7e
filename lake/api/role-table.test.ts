import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { type Role, roles } from "../access/permissions.ts";
import { documentActions } from "../documents/document-action.ts";
import { createOrigins } from "../http/cors.ts";
import { englishWords } from "../page-words.ts";
import { releaseActions } from "../releases/release-action.ts";
import { openStorage } from "../storage/storage.ts";
import { ORIGIN, openLake, paint, temporaryFolder, type Who } from "../testing/test-lake.ts";
import { versionedRoutes } from "./api.ts";

/** "anybody" needs no token. Otherwise this is the first role, in their order, that is let in. */
type Least = "anybody" | Role;

type Call = {
  route: string;
  path: string;
  body?: unknown;
  least: Least;
  /** A writer has most rights of an editor, and reads nothing that visitors have sent. */
  isNotForWriters?: boolean;
};

const history = "/data/history";
const project = "/projects/:project";
const datasets = `${project}/datasets`;
const setting = [{ key: "recent", value: 1 }];
const newToken = { label: "window", roleName: "viewer" };

const odile = { ":ids": "odile", ":id": "odile" };
const atelier: Record<string, string> = { ":project": "atelier", ":dataset": "production", ...odile };

/** Every address is called on a private dataset. None of them changes anything, so the order does not matter. */
const reads: Call[] = (
  [
    ["storefront", "GET /data/query/:dataset", "?query=*[0]"],
    ["storefront", "POST /data/query/:dataset", "", { query: "*[0]" }],
    ["storefront", "GET /data/doc/:dataset/:ids"],
    ["viewer", "GET /data/unreadable/:dataset"],
    ["viewer", "GET /data/references/:dataset/documents/:id/to"],
    ["storefront", "GET /data/listen/:dataset", "?query=*"],
    ["storefront", "GET /data/live/events/:dataset"],
    ["storefront", "GET /data/export/:dataset"],
    ["viewer", `GET ${history}/:dataset/documents/:ids`, "?lastRevision=true"],
    ["viewer", `GET ${history}/:dataset/transactions/:ids`],
    ["viewer", `GET ${history}/:dataset/events/documents/:id`],
    ["contributor", `GET ${history}/:dataset/transactions`],
    ["contributor", `GET ${history}/:dataset/events/releases/:name`],
    ["viewer", `GET ${project}`],
    ["viewer", `GET ${project}/new-content-release-allowed`],
    ["viewer", "GET /users/me/keyvalue/:keys"],
    ["viewer", "PUT /users/me/keyvalue", "", setting],
    ["viewer", "GET /users/:ids"],
    ["administrator", `GET ${project}/tokens`],
    ["administrator", `POST ${project}/tokens`, "", newToken],
    // The 404 of a missing token is only for those who may ask.
    ["administrator", `DELETE ${project}/tokens/:id`],
    ["administrator", `GET ${project}/people`],
    ["administrator", `POST ${project}/people`, "", { name: "Iris", role: "writer" }],
    ["administrator", `PUT ${project}/people/:id`, "", { role: "viewer" }],
    ["administrator", `DELETE ${project}/people/:id`],
    ["administrator", `DELETE ${project}/people/:id/sessions`],
    ["administrator", `POST ${project}/people/:id/link`, "", {}],
    ["administrator", `DELETE ${project}/people/invited/:name`],
    ["administrator", `GET ${project}/backup`],
    ["administrator", `POST ${project}/backup`, "", {}],
    // A program has no password.
    ["viewer", "PUT /users/me/password", "", { password: "x", next: "a long enough secret" }],
    // These say nothing about the content, or nothing to a stranger.
    ...[datasets, `${datasets}/:name/acl`, `${project}/grants`, `${project}/user-applications`].map(anybody),
    ...["/journey/:name", "/data/ping/:name", "/features", "/intake/telemetry-status", "/help"].map(anybody),
    ...["/ping", "/users/me", "/auth/id", "/auth/providers", "/check/cors"].map(anybody),
    ["anybody", "GET /login", `?origin=${ORIGIN}/studio`],
    ...["/login/password", "/login/forgotten"].map(anybody),
    ["anybody", "POST /intake/batch", "", {}],
  ] satisfies [Least, string, string?, unknown?][]
).map(([least, route, search = "", body]) => {
  const path = route.replace(/^\w+ /, "").replace(/:\w+/g, (name) => atelier[name] ?? "active");
  const address = path
    .replace("/users/odile", "/users/system")
    .replace("/tokens/odile", "/tokens/none")
    .replace("/people/odile", "/people/none");
  return { least, route, path: address + search, body, isNotForWriters: route.includes("/unreadable/") };
});

function anybody(path: string): ["anybody", string] {
  return ["anybody", `GET ${path}`];
}

/** These have rules of their own: a login, a ticket, a logout. */
const elsewhere = ["", "/password", "/forgotten"].map((page) => `POST /login${page}`);
elsewhere.push("GET /auth/fetch", "POST /auth/logout");

const product = (_id: string) => ({ _id, _type: "product" });
const ids = { publishedId: "odile", draftId: "drafts.odile" };
const patch = { set: { name: "x" } };
const publishAt = "2199-01-01T00:00:00Z";
const copy = { _id: "_.releases.copy", _type: "system.release", state: "active" };
const [version, releaseId] = ["versions.active.odile", "active"];

/** Every action is applied to what `openRoles` has stored. */
const actions: Record<string, [Role, Record<string, unknown>]> = {
  "document.create": ["contributor", { publishedId: "new", attributes: product("drafts.new") }],
  "document.edit": ["contributor", { ...ids, patch }],
  "document.replaceDraft": ["contributor", { publishedId: "odile", attributes: product("drafts.odile") }],
  "document.discard": ["contributor", { draftId: "drafts.odile" }],
  "document.version.discard": ["contributor", { versionId: version }],
  "document.version.create": ["contributor", { publishedId: "a", document: product("versions.active.a") }],
  "document.version.replace": ["contributor", { document: product(version) }],
  "document.version.unpublish": ["contributor", { publishedId: "odile", versionId: version }],
  "document.publish": ["writer", ids],
  "document.unpublish": ["writer", ids],
  "document.delete": ["writer", { publishedId: "odile", includeDrafts: ["drafts.odile"] }],
  "release.create": ["writer", { releaseId: "next", metadata: {} }],
  "release.edit": ["writer", { releaseId, patch: { set: { "metadata.title": "x" } } }],
  "release.schedule": ["writer", { releaseId, publishAt }],
  "release.unschedule": ["writer", { releaseId: "scheduled" }],
  "release.publish": ["writer", { releaseId }],
  "release.archive": ["writer", { releaseId }],
  "release.unarchive": ["writer", { releaseId: "archived" }],
  "release.delete": ["writer", { releaseId: "archived" }],
  "release.import": [
    "writer",
    { releaseId: "copy", attributes: { ...copy, metadata: { releaseType: "asap" } } },
  ],
};

const mutations: [Least, ...object[]][] = [
  ["contributor", { createOrReplace: product("drafts.agathe") }],
  ["contributor", { patch: { id: "drafts.odile", ...patch } }],
  ["writer", { createOrReplace: product("odile") }],
  ["writer", { create: { _type: "product" } }],
  ["writer", { patch: { id: "odile", ...patch } }],
  ["writer", { delete: { id: "odile" } }],
];

const mutationsNotForWriters: [Least, ...object[]][] = [
  ["contributor", { delete: { query: "*[_id in path('drafts.**')]" } }],
  ["contributor", { createIfNotExists: product("drafts.enquiry.a") }],
  ["writer", { createOrReplace: product("enquiry.a") }],
  ["writer", { patch: { query: "*[_type == 'product']", ...patch } }],
  ["writer", { createOrReplace: product("drafts.agathe") }, { createIfNotExists: product("a.b") }],
];

const mutating = (isNotForWriters: boolean, [least, ...list]: [Least, ...object[]]): Call => {
  const path = "/data/mutate/production?dryRun=true";
  return { route: "POST /data/mutate/:dataset", path, body: { mutations: list }, least, isNotForWriters };
};

const writes: Call[] = [
  ...mutations.map((row) => mutating(false, row)),
  ...mutationsNotForWriters.map((row) => mutating(true, row)),
  ...Object.entries(actions).map(([type, [least, fields]]) => {
    const body = { dryRun: true, actions: [{ actionType: `sanity.action.${type}`, ...fields }] };
    return { route: "POST /data/actions/:dataset", path: "/data/actions/production", body, least };
  }),
];

const uploads: Call[] = (["images", "files"] as const).map((kind) => ({
  route: `POST /assets/${kind}/:dataset`,
  path: `/assets/${kind}/production?filename=a.jpg`,
  least: "contributor",
}));

const callers = ["anybody", ...roles] as const;
type Caller = (typeof callers)[number];

async function openRoles(isPublic: boolean) {
  const lake = await openLake({ isPublic });
  const tokens = new Map<Caller, Who>(roles.map((role) => [role, { token: lake.tokenOf(role) }]));
  const editor = lake.as("editor", { apiVersion: "2025-02-19" });
  for (const _id of ["odile", "drafts.odile"]) await editor.create(product(_id));
  for (const id of ["active", "scheduled", "archived"]) await editor.releases.create({ releaseId: id });
  await editor.createVersion({ releaseId, publishedId: "odile", baseId: "odile" });
  await editor.releases.schedule({ releaseId: "scheduled", publishAt });
  await editor.releases.archive({ releaseId: "archived" });
  const picture = new Uint8Array(await paint("#123456"));

  async function answerTo({ route, path, body }: Call, caller: Caller): Promise<Response> {
    const [method = ""] = route.split(" ");
    const sent = body === undefined ? picture : JSON.stringify(body);
    const init = { method, as: tokens.get(caller) ?? "anybody" };
    const hasBody = method === "POST" || method === "PUT";
    const response = await lake.ask(`/v2025-02-19${path}`, hasBody ? { ...init, body: sent } : init);
    await response.body?.cancel();
    return response;
  }
  return { lake, answerTo };
}

function expectedFor({ least, isNotForWriters }: Call, caller: Caller): "lets in" | 401 | 403 {
  if (least === "anybody") return "lets in";
  if (caller === "anybody") return 401;
  if (caller === "writer" && isNotForWriters === true) return 403;
  return roles.indexOf(caller) >= roles.indexOf(least) ? "lets in" : 403;
}

/** The 404 of what is missing is only for those who may ask. */
function isOfNobody({ path }: Call): boolean {
  return /\/(none|invited)\b|\/password$/.test(path);
}

test("every call lets in those who may, and nobody else; who is refused has changed nothing", async () => {
  const { lake, answerTo } = await openRoles(false);
  const changed: string[] = [];
  for (const call of [...reads, ...writes, ...uploads]) {
    for (const caller of callers) {
      const revision = lake.revision;
      const { status } = await answerTo(call, caller);
      const isIn = status < 300 || (isOfNobody(call) && status === 404);
      const said = `${caller}: ${call.route} ${JSON.stringify(call.body ?? call.path)} ${status}`;
      const expected = expectedFor(call, caller);
      expect(isIn ? "lets in" : status, said).toBe(expected);
      if (expected !== "lets in" && lake.revision !== revision) changed.push(said);
    }
  }
  expect(changed).toEqual([]);
});

/** Whatever is not listed here is kept by no cache, and is the same for everybody who is let in. */
function expectedCaching({ route }: Call, caller: Caller, status: number) {
  const [, path = ""] = route.split(" ");
  if (status === 200 && path === "/data/query/:dataset") {
    const cache = caller === "anybody" ? "public, no-cache" : "private, no-cache";
    return { cache, vary: "Authorization, Origin", isTagged: true };
  }
  const isStream = status === 200 && /^\/data\/(listen|live)\//.test(path);
  return { cache: isStream ? "no-store, no-transform" : "no-store", vary: "Origin", isTagged: false };
}

test("a shared cache keeps what anybody may read, and of those with a token nothing", async () => {
  const { answerTo } = await openRoles(true);
  for (const call of reads)
    for (const caller of callers) {
      const { status, headers } = await answerTo(call, caller);
      const [cache, vary] = [headers.get("Cache-Control"), headers.get("Vary")];
      const answer = `${caller}: ${call.route} ${status}`;
      const expected = expectedCaching(call, caller, status);
      expect({ cache, vary, isTagged: headers.has("ETag") }, answer).toEqual(expected);
    }
});

test("the table has every address and every action that there is", async () => {
  const names = { projectId: "p", dataset: "d" };
  const folder = await temporaryFolder();
  const storage = await openStorage({ folder, ...names }, () => undefined);
  const access = openAccess(folder);
  const rest = { ...names, isPublic: false, origins: createOrigins([]), words: englishWords };
  const routes = versionedRoutes({ ...storage, ...access, ...rest, log: () => undefined });
  access.close();
  await storage.close();
  const listed = [...reads, ...writes, ...uploads].map(({ route }) => route).concat(elsewhere);
  expect([...new Set(listed)].sort()).toEqual(Object.keys(routes).sort());
  const types = Object.keys(actions).map((type) => `sanity.action.${type}`);
  expect(types.sort()).toEqual(Object.keys({ ...documentActions, ...releaseActions }).sort());
});
