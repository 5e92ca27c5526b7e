import type { Random } from "./random.ts";

/** Nobody would send this on purpose. Only its path is encoded, ready for `http.request`. */
export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export type Tokens = readonly [string, ...string[]];

/** Paths, words and values of a content lake are combined with no regard for sense. */
export function fuzzedRequest(random: Random, tokens: Tokens): FuzzedRequest {
  const [method, endpoint] = random.pick(endpoints);
  const path = random.chance(3) ? `/${text(random)}` : fill(endpoint, random);
  const search = Array.from({ length: random.below(5) }, () => parameter(random)).join("&");
  const isChanged = random.chance(5);
  return {
    method: isChanged ? random.pick(methods) : method,
    path: encodeURI(search === "" ? path : `${path}?${search}`).replaceAll("#", "%23"),
    headers: headersFor(random, tokens),
    body: method === "GET" ? undefined : bodyFor(endpoint, random),
  };
}

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"] as const;

/** Logging out would end the tokens of the other requests. */
const endpoints = [
  ["GET", "/v2021-10-21/data/query/production"],
  ["POST", "/v2025-02-19/data/query/production"],
  ["GET", "/v1/data/query/production"],
  ["GET", "/v1/data/doc/production/:ids"],
  ["POST", "/v1/data/mutate/production"],
  ["POST", "/v2021-10-21/data/mutate/production"],
  ["POST", "/v1/data/mutate/production"],
  ["POST", "/v2025-02-19/data/actions/production"],
  ["POST", "/v2025-02-19/data/actions/production"],
  ["GET", "/v1/data/listen/production"],
  ["GET", "/vX/data/live/events/production"],
  ["GET", "/v1/data/export/production"],
  ["GET", "/v1/data/history/production/documents/:ids"],
  ["GET", "/v1/data/history/production/transactions/:ids"],
  ["GET", "/v1/data/history/production/events/documents/:id"],
  ["GET", "/v1/data/references/production/documents/:id/to"],
  ["POST", "/v1/assets/images/production"],
  ["POST", "/v1/assets/files/production"],
  ["GET", "/images/atelier/production/:image"],
  ["GET", "/files/atelier/production/:image"],
  ["GET", "/v1/users/me"],
  ["GET", "/v1/users/:id"],
  ["GET", "/v1/users/me/keyvalue/:ids"],
  ["PUT", "/v1/users/me/keyvalue"],
  ["GET", "/v1/projects/atelier"],
  ["GET", "/v1/projects/:id/datasets/:id/acl"],
  ["GET", "/v1/auth/fetch"],
  ["GET", "/v1/login"],
  ["POST", "/v1/login"],
  ["GET", "/v1/check/cors"],
  ["GET", "/v1/socket/production"],
  ["GET", "/v9999/data/query/production"],
  ["GET", "/v1/data/query/:id"],
] as const;

const ids = [
  "gown",
  "drafts.gown",
  "versions.r1.gown",
  "_.releases.r1",
  "versions.gown",
  "drafts.drafts.gown",
  "drafts.",
  "a..b",
  "-a",
  "image-0000000000000000000000000000000000000000-1x1-jpg",
  "é",
  "a".repeat(200),
  "__proto__",
  "constructor",
  "..",
  "%00",
] as const;

const queries = [
  "*",
  '*[_type == "product"]',
  "*[0]",
  '*[_type == "product"] | order(name desc) [0...3] {name, "n": count(*)}',
  "*[references(^._id)]",
  "count(*[_id in path('drafts.**')])",
  "*[name match text::query($q)]",
  "*[",
  "}{",
  "$missing",
  "now()",
  "releases::all()",
  "*[]->{...}",
  "array::unique(*._type)",
  '{"a": [1, 2, 3]}{"a": [...a, ...a]}{"a": [...a, ...a]}{"a": [...a, ...a]}.a',
  "string::split($q, '')",
  "*[name match '*a*b*c*']",
  "math::sum([1, 2]) // the end",
  "pt::text(*)",
  "global::now()",
  "dateTime('not a date')",
  "select(true => *)",
  '*{"x": *{"y": *._id}}[0]',
] as const;

const keys = [
  "query",
  "$q",
  "$x",
  "perspective",
  "returnQuery",
  "returnIds",
  "returnDocuments",
  "visibility",
  "dryRun",
  "autoGenerateArrayKeys",
  "includeResult",
  "includeMutations",
  "effectFormat",
  "enableResume",
  "revision",
  "time",
  "fromTime",
  "toTime",
  "limit",
  "reverse",
  "lastRevision",
  "excludeContent",
  "types",
  "nextCursor",
  "filename",
  "meta",
  "w",
  "h",
  "rect",
  "fit",
  "fm",
  "auto",
  "dpr",
  "or",
  "blur",
  "pad",
  "dl",
  "origin",
  "sid",
  "transactionId",
  "tag",
] as const;

const texts = [
  "",
  "0",
  "-1",
  "1e9",
  "true",
  "null",
  '"x"',
  "[[[[[]]]]]",
  "raw",
  "drafts",
  "r1,published",
  "0,0,9,9",
  "max",
  "json",
  "2026-01-01T00:00:00Z",
  "9999-99-99",
  "../../etc/passwd",
  "😀",
  "\ud83d",
  "a".repeat(3000),
  "<script>",
  "' OR 1=1 --",
] as const;

function text(random: Random): string {
  return random.chance(30) ? random.pick(queries) : random.pick(texts).replaceAll(/[\ud800-\udfff]/g, "");
}

function fill(endpoint: string, random: Random): string {
  const image = `${"0123456789abcdef"[random.below(16)]}`.repeat(40);
  return endpoint
    .replaceAll(
      ":image",
      `${image}-${random.below(3)}x${random.below(9000)}.${random.pick(["jpg", "svg", "exe"])}`,
    )
    .replaceAll(":ids", Array.from({ length: 1 + random.below(3) }, () => random.pick(ids)).join(","))
    .replaceAll(":id", () => random.pick(ids));
}

function parameter(random: Random): string {
  const value = random.chance(60) ? random.pick(queries) : text(random);
  const key = random.chance(40) ? "query" : random.pick(keys);
  return `${key}=${encodeURIComponent(value)}`;
}

function headersFor(random: Random, tokens: Tokens): Record<string, string> {
  const optional: readonly (readonly [string, string])[] = [
    ["Authorization", `Bearer ${random.pick(tokens)}`],
    ["Content-Type", random.pick(["application/json", "text/plain", "image/jpeg", "multipart/form-data"])],
    ["Accept", random.pick(["*/*", "image/webp", "text/event-stream"])],
    ["Origin", random.pick(["http://evil.example", "null", "not a url"])],
    ["Range", random.pick(["bytes=0-", "bytes=9-1", "bytes=-0", "lines=1-2"])],
    ["If-None-Match", random.pick(["*", '"x"', ",,,"])],
    ["Last-Event-ID", random.pick(["", "x#y", "#", "welcome"])],
    ["X-Sanity-Project-ID", random.pick(["atelier", "other", ""])],
    ["X-Forwarded-For", random.pick(["1.2.3.4", "junk", "::1, 9.9.9.9"])],
    ["X-Forwarded-Host", "evil.example"],
    ["Host", random.pick(["", "evil.example", "a:b@c", "999.999.999.999", "[::1", "x".repeat(3000), "a b"])],
    ["Upgrade", random.pick(["websocket", "WebSocket", "h2c", ""])],
    ["Sec-WebSocket-Key", random.pick(["dGhlIHNhbXBsZSBub25jZQ==", "", "short"])],
    ["Sec-WebSocket-Version", random.pick(["13", "8", "x"])],
  ];
  const chosen = optional.filter(([name]) => random.chance(chances[name] ?? 15));
  // No server takes an upgrade for one without this header.
  const isUpgrade = chosen.some(([name]) => name === "Upgrade");
  return { ...Object.fromEntries(chosen), ...(isUpgrade ? { Connection: "Upgrade" } : {}) };
}

/** These are percent. Most requests are refused for these alone. */
const chances: Readonly<Record<string, number>> = { Authorization: 75, Host: 3, Upgrade: 3 };

function bodyFor(endpoint: string, random: Random): string {
  if (random.chance(8))
    return random.pick(["", "{", "[]", "null", '""', `${"[".repeat(6000)}${"]".repeat(6000)}`]);
  if (endpoint.includes("/mutate/"))
    return JSON.stringify({ mutations: list(random, mutation), ...extras(random) });
  if (endpoint.includes("/actions/"))
    return JSON.stringify({ actions: list(random, action), ...extras(random) });
  if (endpoint.includes("/query/"))
    return JSON.stringify({ query: random.pick(queries), params: { q: value(random, 3) } });
  return random.chance(50) ? JSON.stringify(value(random, 4)) : text(random);
}

function extras(random: Random): Record<string, unknown> {
  return random.chance(20)
    ? { transactionId: random.pick(["t1", "t2", "t3", "", "no way"]), dryRun: random.chance(30) }
    : {};
}

function list<Item>(random: Random, make: (random: Random) => Item): Item[] {
  return Array.from({ length: random.below(4) }, () => make(random));
}

function mutation(random: Random): unknown {
  const document = {
    _id: random.pick(ids),
    _type: random.pick(["product", "x", "", "system.release"]),
    ...fields(random),
  };
  return random.pick([
    () => ({ create: document }),
    () => ({ createOrReplace: document }),
    () => ({ createIfNotExists: document }),
    () => ({ delete: { id: random.pick(ids) } }),
    () => ({ delete: { query: random.pick(queries), params: value(random, 2) } }),
    () => ({ patch: { id: random.pick(ids), ...patch(random) } }),
    () => ({ patch: { query: random.pick(queries), ...patch(random) } }),
    () => value(random, 3),
  ])();
}

function patch(random: Random): Record<string, unknown> {
  const paths = [
    "name",
    "_id",
    "_type",
    "_rev",
    "list[0]",
    "list[-1]",
    'list[_key=="k"].x',
    "..name",
    "a.b.c",
    "[",
    "*",
    "list[0:99999]",
  ] as const;
  const path = random.pick(paths);
  return random.pick([
    () => ({ set: { [path]: value(random, 3) } }),
    () => ({ setIfMissing: { [path]: value(random, 2) } }),
    () => ({ unset: [path, random.pick(paths)] }),
    () => ({ inc: { [path]: random.next() * 1e308 } }),
    () => ({ insert: { after: path, items: [value(random, 2)] } }),
    () => ({ insert: { replace: path, items: value(random, 2) } }),
    () => ({ diffMatchPatch: { [path]: "@@ -1,1 +1,1 @@\n-a\n+b\n" } }),
    () => ({ [random.pick(keys)]: value(random, 2) }),
  ])();
}

function action(random: Random): unknown {
  const names = [
    "document.create",
    "document.edit",
    "document.publish",
    "document.unpublish",
    "document.delete",
    "document.discard",
    "document.version.create",
    "document.version.discard",
    "document.version.replace",
    "document.replaceDraft",
    "release.create",
    "release.edit",
    "release.schedule",
    "release.publish",
    "release.archive",
    "release.delete",
    "nothing",
  ] as const;
  return {
    actionType: `sanity.action.${random.pick(names)}`,
    publishedId: random.pick(ids),
    draftId: random.pick(ids),
    versionId: random.pick(ids),
    releaseId: random.pick(["r1", "", "a b"]),
    publishAt: random.pick(texts),
    attributes: { _id: random.pick(ids), _type: "product", ...fields(random) },
    patch: patch(random),
    ...(random.chance(20) ? { includeDrafts: [random.pick(ids)] } : {}),
  };
}

function fields(random: Random): Record<string, unknown> {
  return {
    name: random.pick(texts),
    list: [
      { _key: "k", x: 1 },
      { _key: "k", x: random.pick(texts) },
    ],
    ...(random.chance(30)
      ? { [random.pick(["__proto__", "_rev", "_updatedAt", "a.b", "", "0"])]: value(random, 3) }
      : {}),
    ...(random.chance(20) ? { muse: { _type: "reference", _ref: random.pick(ids) } } : {}),
  };
}

function value(random: Random, depth: number): unknown {
  if (depth === 0 || random.chance(40)) return random.pick([null, true, 0, -1.5, 1e308, ...texts]);
  if (random.chance(50)) return Array.from({ length: random.below(4) }, () => value(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: random.below(4) }, () => [random.pick(keys), value(random, depth - 1)]),
  );
}
