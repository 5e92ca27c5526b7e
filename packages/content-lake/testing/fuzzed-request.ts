import fc from "fast-check";

/** Nobody would send this on purpose. Only its path is encoded, ready for `http.request`. */
export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Logging out would end the tokens of the other requests. */
const endpoints = [
  "GET /v2021-10-21/data/query/production",
  "POST /v2025-02-19/data/query/production",
  "GET /v1/data/query/production",
  "GET /v1/data/doc/production/:ids",
  "POST /v1/data/mutate/production",
  "POST /v2021-10-21/data/mutate/production",
  "POST /v1/data/mutate/production",
  "POST /v2025-02-19/data/actions/production",
  "POST /v2025-02-19/data/actions/production",
  "GET /v1/data/listen/production",
  "GET /vX/data/live/events/production",
  "GET /v1/data/export/production",
  "GET /v1/data/history/production/documents/:ids",
  "GET /v1/data/history/production/transactions/:ids",
  "GET /v1/data/history/production/events/documents/:id",
  "GET /v1/data/references/production/documents/:id/to",
  "POST /v1/assets/images/production",
  "POST /v1/assets/files/production",
  "GET /images/atelier/production/:image",
  "GET /files/atelier/production/:image",
  "GET /v1/users/me",
  "GET /v1/users/:id",
  "GET /v1/users/me/keyvalue/:ids",
  "PUT /v1/users/me/keyvalue",
  "GET /v1/projects/atelier",
  "GET /v1/projects/:id/datasets/:id/acl",
  "GET /v1/auth/fetch",
  "GET /v1/login",
  "POST /v1/login",
  "GET /v1/check/cors",
  "GET /v1/socket/production",
  "GET /v9999/data/query/production",
  "GET /v1/data/query/:id",
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
  "dateTime('not a date')",
  "select(true => *)",
  '*{"x": *{"y": *._id}}[0]',
] as const;

const words = (text: string) => fc.constantFrom(...text.split(" "));

const id = fc.oneof(
  words("gown drafts.gown versions.r1.gown _.releases.r1 versions.gown drafts.drafts.gown drafts. a..b -a"),
  words("image-0000000000000000000000000000000000000000-1x1-jpg é __proto__ constructor .. %00"),
  fc.constant("a".repeat(200)),
);

const key = words(
  "query $q $x perspective returnQuery returnIds returnDocuments visibility dryRun autoGenerateArrayKeys includeResult includeMutations " +
    "effectFormat enableResume revision time fromTransaction limit reverse lastRevision excludeContent types nextCursor filename meta " +
    "w h rect fit fm auto dpr or blur pad dl origin sid transactionId tag",
);

const text = fc.oneof(
  words(
    '0 -1 1e9 true null "x" [[[[[]]]]] raw drafts r1,published 0,0,9,9 max json ../../etc/passwd 😀 <script>',
  ),
  fc.constantFrom("", "2026-01-01T00:00:00Z", "9999-99-99", "\ud83d", "a".repeat(3000), "' OR 1=1 --"),
);

const query = fc.constantFrom(...queries);
const value = fc.anything({
  key,
  values: [fc.constantFrom(null, true, 0, -1.5, 1e308), text],
  maxDepth: 3,
  maxKeys: 3,
});

const few = { maxLength: 3 };
const one = { maxKeys: 1 };

/** A key called `__proto__` is one like others. */
const document = fc
  .tuple(
    fc.record(
      {
        _id: id,
        _type: words("product product product system.release"),
        name: text,
        list: text.map((x) => ["k", "k", x].map((_key) => ({ _key, x }))),
        muse: id.map((_ref) => ({ _type: "reference", _ref })),
      },
      { requiredKeys: ["_id", "name"] },
    ),
    fc.dictionary(words("__proto__ _rev _updatedAt a.b 0"), value, one),
  )
  .map(([usual, more]) => ({ ...usual, ...more }));

const path = words('name _id _type _rev list[0] list[-1] list[_key=="k"].x ..name a.b.c [ * list[0:99999]');

const patch: fc.Arbitrary<object> = fc.oneof(
  fc.record({ set: fc.dictionary(path, value, one), setIfMissing: fc.dictionary(path, value, one) }),
  fc.record({ unset: fc.array(path, few), inc: fc.dictionary(path, fc.double(), one) }),
  fc.record({ insert: fc.record({ after: path, items: fc.array(value, few) }) }),
  fc.record({ insert: fc.record({ replace: path, items: value }) }),
  fc.record({ diffMatchPatch: fc.dictionary(path, fc.constant("@@ -1,1 +1,1 @@\n-a\n+b\n"), one) }),
  fc.dictionary(key, value, one),
);

const target = fc.oneof(fc.record({ id }), fc.record({ query, params: value }));

const mutation: fc.Arbitrary<unknown> = fc.oneof(
  fc.dictionary(words("create createOrReplace createIfNotExists"), document, { ...one, minKeys: 1 }),
  fc.record({ delete: target }),
  fc.tuple(target, patch).map(([which, operations]) => ({ patch: { ...which, ...operations } })),
  value,
);

const documentActions = "create edit publish unpublish delete discard replaceDraft";
const versionActions = "create discard replace unpublish";
const releaseActions = "create edit schedule publish archive delete nothing";

const action = fc.record({
  actionType: fc.oneof(
    words(documentActions).map((name) => `sanity.action.document.${name}`),
    words(versionActions).map((name) => `sanity.action.document.version.${name}`),
    words(releaseActions).map((name) => `sanity.action.release.${name}`),
  ),
  publishedId: id,
  draftId: id,
  versionId: id,
  releaseId: fc.constantFrom("r1", "", "a b"),
  publishAt: text,
  attributes: document,
  patch,
  includeDrafts: fc.array(id, few),
});

const transaction = {
  transactionId: fc.constantFrom("t1", "t2", "t3", "", "no way"),
  dryRun: fc.boolean(),
};

function bodyFor(endpoint: string): fc.Arbitrary<unknown> {
  if (endpoint.includes("/mutate/"))
    return fc.record({ mutations: fc.array(mutation, few), ...transaction }, { requiredKeys: ["mutations"] });
  if (endpoint.includes("/actions/"))
    return fc.record({ actions: fc.array(action, few), ...transaction }, { requiredKeys: ["actions"] });
  return endpoint.includes("/query/") ? fc.record({ query, params: fc.record({ q: value }) }) : value;
}

const broken = fc.constantFrom("", "{", "[]", "null", '""', `${"[".repeat(6000)}${"]".repeat(6000)}`);

const strangeHeaders = fc.record(
  {
    "Content-Type": words("application/json text/plain image/jpeg multipart/form-data"),
    Accept: words("*/* image/webp text/event-stream"),
    Origin: fc.constantFrom("http://evil.example", "null", "not a url"),
    Range: words("bytes=0- bytes=9-1 bytes=-0 lines=1-2"),
    "If-None-Match": words('* "x" ,,,'),
    "Last-Event-ID": words("x#y # welcome"),
    "X-Sanity-Project-ID": words("atelier atelier atelier other"),
    "X-Forwarded-For": fc.constantFrom("1.2.3.4", "junk", "::1, 9.9.9.9"),
    "X-Forwarded-Host": fc.constant("evil.example"),
  },
  { requiredKeys: [] },
);

const hopelessHeaders = fc.record(
  {
    Host: fc.constantFrom("", "evil.example", "a:b@c", "999.999.999.999", "[::1", "x".repeat(3000), "a b"),
    Connection: fc.constant("Upgrade"),
    Upgrade: words("websocket WebSocket h2c"),
    "Sec-WebSocket-Key": words("dGhlIHNhbXBsZSBub25jZQ== short"),
    "Sec-WebSocket-Version": words("13 8 x"),
  },
  { requiredKeys: ["Connection"] },
);

const image = fc
  .tuple(words("0 a f"), fc.nat(2), fc.nat(9000), words("jpg svg exe"))
  .map(([digit, width, height, extension]) => `${digit.repeat(40)}-${width}x${height}.${extension}`);

/** The usual comes so many times as often. */
function mostly<Value>(weight: number, usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>) {
  return fc.oneof({ weight, arbitrary: usual }, other);
}

const search = fc
  .array(fc.tuple(mostly(2, key, fc.constant("query")), mostly(1, query, text)), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, one]) => `${name}=${encodeURIComponent(one.toWellFormed())}`).join("&"));

/** Paths, words and values of a content lake are combined with no regard for sense. */
export function fuzzedRequest(tokens: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  return fc.constantFrom(...endpoints).chain((endpoint) => {
    const [method, place = ""] = endpoint.split(" ");
    return fc
      .record({
        method: mostly(20, fc.constant(method ?? ""), words("GET HEAD POST PUT DELETE OPTIONS PATCH")),
        stray: mostly<string | undefined>(30, fc.constant(undefined), text),
        ids: fc.array(id, { minLength: 1, maxLength: 3 }),
        image,
        search,
        token: fc.option(fc.constantFrom(...tokens), { freq: 4 }),
        headers: mostly(24, mostly(2, fc.constant({}), strangeHeaders), hopelessHeaders),
        body: mostly(12, bodyFor(endpoint).map(asJson), broken),
      })
      .map((all) => {
        const path = place
          .replace(":image", all.image)
          .replace(":ids", all.ids.join())
          .replaceAll(":id", all.ids[0] ?? "");
        return {
          method: all.method,
          path: encodeURI(`${all.stray?.toWellFormed() ?? path}?${all.search}`).replace(/^(?!\/)/, "/"),
          headers: { ...(all.token && { Authorization: `Bearer ${all.token}` }), ...all.headers },
          body: method === "GET" ? undefined : all.body,
        };
      });
  });
}

function asJson(one: unknown): string {
  return JSON.stringify(one) ?? "";
}
