import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import { type Role, roles } from "../access/permissions.ts";
import { documentActions } from "../documents/document-action.ts";
import { createOrigins } from "../http/cors.ts";
import { englishWords } from "../page-words.ts";
import { releaseActions } from "../releases/release-action.ts";
import { openStorage } from "../storage/storage.ts";
import { clientOf, ORIGIN, openTestLake, paint, temporaryFolder } from "../testing/test-lake.ts";
import { versionedRoutes } from "./api.ts";

/** "anybody" needs no token. Otherwise this is the first role, in their order, that is let in. */
type Least = "anybody" | Role;

interface Call {
  route: string;
  path: string;
  body?: unknown;
  least: Least;
  /** A writer has most rights of an editor, and reads nothing that visitors have sent. */
  isNotForWriters?: boolean;
}

function notForWriters(call: Call): Call {
  return { ...call, isNotForWriters: true };
}

const history = "/data/history";
const query = encodeURIComponent("*[0]");
const project = "/projects/:project";
const datasets = `${project}/datasets`;
const setting = [{ key: "recent", value: 1 }];
const newToken = { label: "window", roleName: "viewer" };

const atelier: Readonly<Record<string, string>> = {
  ":project": "atelier",
  ":dataset": "production",
  ":ids": "odile",
  ":id": "odile",
};

/** Every address is called on a private dataset. None of them changes anything, so the order does not matter. */
const reads: Call[] = (
  [
    ["storefront", "GET /data/query/:dataset", `?query=${query}`],
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
const elsewhere = [
  "POST /login",
  "POST /login/password",
  "POST /login/forgotten",
  "GET /auth/fetch",
  "POST /auth/logout",
];

const draft = { _id: "drafts.agathe", _type: "product" };
const published = { _id: "odile", _type: "product" };
const ofOdile = { publishedId: "odile", draftId: "drafts.odile" };
const patch = { set: { name: "x" } };

function mutating(least: Role, ...mutations: unknown[]): Call {
  return {
    route: "POST /data/mutate/:dataset",
    path: "/data/mutate/production?dryRun=true",
    body: { mutations },
    least,
  };
}

/** Every action is applied to what `openLake` has stored. */
const actions: Record<string, { least: Role; fields: Record<string, unknown> }> = {
  "document.create": {
    least: "contributor",
    fields: { publishedId: "new", attributes: { ...draft, _id: "drafts.new" } },
  },
  "document.edit": { least: "contributor", fields: { ...ofOdile, patch } },
  "document.replaceDraft": {
    least: "contributor",
    fields: { publishedId: "odile", attributes: { ...draft, _id: "drafts.odile" } },
  },
  "document.discard": { least: "contributor", fields: { draftId: "drafts.odile" } },
  "document.version.discard": { least: "contributor", fields: { versionId: "versions.active.odile" } },
  "document.version.create": {
    least: "contributor",
    fields: { publishedId: "agathe", document: { ...draft, _id: "versions.active.agathe" } },
  },
  "document.version.replace": {
    least: "contributor",
    fields: { document: { ...published, _id: "versions.active.odile" } },
  },
  "document.version.unpublish": {
    least: "contributor",
    fields: { publishedId: "odile", versionId: "versions.active.odile" },
  },
  "document.publish": { least: "writer", fields: ofOdile },
  "document.unpublish": { least: "writer", fields: ofOdile },
  "document.delete": { least: "writer", fields: { publishedId: "odile", includeDrafts: ["drafts.odile"] } },
  "release.create": { least: "writer", fields: { releaseId: "next", metadata: {} } },
  "release.edit": {
    least: "writer",
    fields: { releaseId: "active", patch: { set: { "metadata.title": "x" } } },
  },
  "release.schedule": { least: "writer", fields: { releaseId: "active", publishAt: "2199-01-01T00:00:00Z" } },
  "release.unschedule": { least: "writer", fields: { releaseId: "scheduled" } },
  "release.publish": { least: "writer", fields: { releaseId: "active" } },
  "release.archive": { least: "writer", fields: { releaseId: "active" } },
  "release.unarchive": { least: "writer", fields: { releaseId: "archived" } },
  "release.delete": { least: "writer", fields: { releaseId: "archived" } },
  "release.import": {
    least: "writer",
    fields: {
      releaseId: "copy",
      attributes: {
        _id: "_.releases.copy",
        _type: "system.release",
        state: "active",
        metadata: { releaseType: "asap" },
      },
    },
  },
};

const writes: Call[] = [
  mutating("contributor", { createOrReplace: draft }),
  mutating("contributor", { patch: { id: "drafts.odile", set: { name: "x" } } }),
  notForWriters(mutating("contributor", { delete: { query: "*[_id in path('drafts.**')]" } })),
  notForWriters(
    mutating("contributor", { createIfNotExists: { _id: "drafts.enquiry.a", _type: "product" } }),
  ),
  notForWriters(mutating("writer", { createOrReplace: { _id: "enquiry.a", _type: "product" } })),
  mutating("writer", { createOrReplace: published }),
  mutating("writer", { create: { _type: "product" } }),
  mutating("writer", { patch: { id: "odile", set: { name: "x" } } }),
  notForWriters(mutating("writer", { patch: { query: "*[_type == 'product']", set: { name: "x" } } })),
  mutating("writer", { delete: { id: "odile" } }),
  notForWriters(
    mutating("writer", { createOrReplace: draft }, { createIfNotExists: { _id: "a.b", _type: "product" } }),
  ),
  ...Object.entries(actions).map(
    ([type, { least, fields }]): Call => ({
      route: "POST /data/actions/:dataset",
      path: "/data/actions/production",
      body: { dryRun: true, actions: [{ actionType: `sanity.action.${type}`, ...fields }] },
      least,
    }),
  ),
];

const uploads: Call[] = (["images", "files"] as const).map((kind) => ({
  route: `POST /assets/${kind}/:dataset`,
  path: `/assets/${kind}/production?filename=a.jpg`,
  least: "contributor",
}));

const callers = [undefined, ...roles] as const;

async function openLake(isPublic: boolean) {
  const lake = await openTestLake({ isPublic });
  const tokens = new Map(roles.map((role) => [role, lake.issueToken({ name: role, role })]));
  const editor = clientOf(lake, { token: tokens.get("editor") ?? "", apiVersion: "2025-02-19" });
  await editor.create({ ...published, name: "Odile" });
  await editor.create({ _id: "drafts.odile", _type: "product" });
  for (const releaseId of ["active", "scheduled", "archived"]) await editor.releases.create({ releaseId });
  await editor.createVersion({ releaseId: "active", publishedId: "odile", baseId: "odile" });
  await editor.releases.schedule({ releaseId: "scheduled", publishAt: "2199-01-01T00:00:00Z" });
  await editor.releases.archive({ releaseId: "archived" });
  const picture = await paint("#123456");

  async function answerTo({ route, path, body }: Call, role: Role | undefined): Promise<Response> {
    const headers = role === undefined ? {} : { Authorization: `Bearer ${tokens.get(role)}` };
    const [method = ""] = route.split(" ");
    const sent = body === undefined ? new Uint8Array(picture) : JSON.stringify(body);
    const init =
      method === "POST" || method === "PUT" ? { method, headers, body: sent } : { method, headers };
    const response = await lake.fetch(`${ORIGIN}/v2025-02-19${path}`, init);
    await response.body?.cancel();
    return response;
  }
  return { lake, answerTo };
}

function expectedFor({ least, isNotForWriters }: Call, role: Role | undefined): "lets in" | 401 | 403 {
  if (least === "anybody") return "lets in";
  if (role === undefined) return 401;
  if (role === "writer" && isNotForWriters === true) return 403;
  return roles.indexOf(role) >= roles.indexOf(least) ? "lets in" : 403;
}

/** The 404 of what is missing is only for those who may ask. */
function isOfNobody({ path }: Call): boolean {
  return /\/(none|invited)\b|\/password$/.test(path);
}

test("every call lets in those who may, and nobody else; who is refused has changed nothing", async () => {
  const { lake, answerTo } = await openLake(false);
  const changed: string[] = [];
  for (const call of [...reads, ...writes, ...uploads]) {
    for (const role of callers) {
      const revision = lake.revision;
      const { status } = await answerTo(call, role);
      const isIn = status < 300 || (isOfNobody(call) && status === 404);
      const said = `${role ?? "anybody"}: ${call.route} ${JSON.stringify(call.body ?? call.path)} ${status}`;
      const expected = expectedFor(call, role);
      expect(isIn ? "lets in" : status, said).toBe(expected);
      if (expected !== "lets in" && lake.revision !== revision) changed.push(said);
    }
  }
  expect(changed).toEqual([]);
});

/** Whatever is not listed here is kept by no cache, and is the same for everybody who is let in. */
function expectedCaching({ route }: Call, role: Role | undefined, status: number) {
  const [, path = ""] = route.split(" ");
  if (status === 200 && path === "/data/query/:dataset") {
    const cache = role === undefined ? "public, no-cache" : "private, no-cache";
    return { cache, vary: "Authorization, Origin", isTagged: true };
  }
  const isStream = status === 200 && /^\/data\/(listen|live)\//.test(path);
  return { cache: isStream ? "no-store, no-transform" : "no-store", vary: "Origin", isTagged: false };
}

test("a shared cache keeps what anybody may read, and of those with a token nothing", async () => {
  const { answerTo } = await openLake(true);
  for (const call of reads) {
    for (const role of callers) {
      const { status, headers } = await answerTo(call, role);
      const caching = {
        cache: headers.get("Cache-Control"),
        vary: headers.get("Vary"),
        isTagged: headers.has("ETag"),
      };
      const answer = `${role ?? "anybody"}: ${call.route} ${status}`;
      expect(caching, answer).toEqual(expectedCaching(call, role, status));
    }
  }
});

test("the table has every address and every action that there is", async () => {
  const folder = await temporaryFolder();
  const storage = await openStorage({ folder, projectId: "p", dataset: "d" }, () => undefined);
  const access = openAccess(folder);
  const rest = {
    projectId: "p",
    dataset: "d",
    isPublic: false,
    origins: createOrigins([]),
    words: englishWords,
    log: () => undefined,
  };
  const routes = versionedRoutes({ ...storage, ...access, ...rest });
  access.close();
  await storage.close();
  const known = new Set([...reads, ...writes, ...uploads].map(({ route }) => route).concat(elsewhere));
  expect([...known].sort()).toEqual(Object.keys(routes).sort());
  expect(
    Object.keys(actions)
      .map((type) => `sanity.action.${type}`)
      .sort(),
  ).toEqual(Object.keys({ ...documentActions, ...releaseActions }).sort());
});
