import fc from "fast-check";

/** Nobody would send this on purpose. Only its path is encoded, ready for `http.request`. */
export type FuzzedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
};

/** Words in capitals are filled in. Logging out would end the tokens of the other requests. */
const endpoints = `GET /v2021-10-21/data/query/production|POST /v2025-02-19/data/query/production QUERYING
GET /v1/data/query/production|GET /v1/data/doc/production/IDS|POST /v1/data/mutate/production MUTATIONS
POST /v2021-10-21/data/mutate/production MUTATIONS|POST /v2025-02-19/data/mutate/production MUTATIONS
POST /v2025-02-19/data/actions/production ACTIONS|POST /v2025-02-19/data/actions/production ACTIONS
GET /v1/data/listen/production|GET /vX/data/live/events/production|GET /v1/data/export/production
GET /v1/data/history/production/documents/IDS|GET /v1/data/history/production/transactions/IDS
GET /v1/data/history/production/events/documents/ID|GET /v1/data/references/production/documents/ID/to
POST /v1/assets/images/production VALUE|POST /v1/assets/files/production VALUE
GET /images/atelier/production/IMAGE|GET /files/atelier/production/IMAGE|GET /v1/users/me|GET /v1/users/ID
GET /v1/users/me/keyvalue/IDS|PUT /v1/users/me/keyvalue VALUE|GET /v1/projects/atelier
GET /v1/projects/ID/datasets/ID/acl|GET /v1/auth/fetch|GET /v1/login|POST /v1/login VALUE|GET /v1/check/cors
GET /v1/socket/production|GET /v9999/data/query/production|GET /v1/data/query/ID`.split(/[|\n]/);

const queries =
  `*||*[_type == "product"]||*[0]||*[references(^._id)]||count(*[_id in path('drafts.**')])||*[||}{
*[_type == "product"] | order(name desc) [0...3] {name, "n": count(*)}||*[name match text::query($q)]||$missing
now()||releases::all()||*[]->{...}||array::unique(*._type)||string::split($q, '')||*[name match '*a*b*c*']
{"a": [1, 2, 3]}{"a": [...a, ...a]}{"a": [...a, ...a]}{"a": [...a, ...a]}.a||math::sum([1, 2]) // the end
pt::text(*)||dateTime('not a date')||select(true => *)||*{"x": *{"y": *._id}}[0]`.split(/\|\||\n/);

const texts =
  `0 -1 1e9 true null "x" [[[[[]]]]] raw drafts r1,published 0,0,9,9 max json ../../etc/passwd 😀 <script>
2026-01-01T00:00:00Z 9999-99-99 ' gown drafts.gown versions.r1.gown _.releases.r1 versions.gown drafts.drafts.gown
drafts. a..b -a é __proto__ constructor .. %00`.split(/\s+/);

const targets = '"id":"ID"|"id":"ID"|"query":QUERY,"params":VALUE';
const patches = `"set":{"PATH":VALUE},"setIfMissing":{"PATH":VALUE}|"unset":["PATH","PATH"]|"inc":{"PATH":NUMBER}
"insert":{"after":"PATH","items":[VALUE]}|"insert":{"replace":"PATH","items":VALUE}|"KEY":VALUE
"diffMatchPatch":{"PATH":"@@ -1,1 +1,1 @@\\n-a\\n+b\\n"}`;
const release = '"releaseId":"r1","publishAt":TEXT';

/** Each word in capitals stands for one of these, which are JSON where it is no part of a path or of a text. */
const vocabulary: Record<string, string | string[]> = {
  ID: [
    "gown",
    "drafts.gown",
    "versions.r1.gown",
    "_.releases.r1",
    "muse",
    "a".repeat(200),
    "a b",
    "é",
    "%00",
  ],
  IDS: "ID|ID,ID|ID,ID,ID",
  PATH: 'name|_id|_type|_rev|list[0]|list[-1]|list[_key==\\"k\\"].x|..name|a.b.c|[|*|list[0:99999]',
  KEY: "name|price|list|__proto__|constructor|_ref|a.b|0|q",
  NUMBER: "0|-1.5|1e308|99999",
  TEXT: [...texts, "a".repeat(3000), "\ud83d"].map((text) => JSON.stringify(text)),
  VALUE: 'TEXT|NUMBER|null|true|[TEXT,{"_key":"k","KEY":VALUE}]|{"KEY":VALUE}|{"_ref":"ID"}|[[],{},[VALUE]]',
  QUERY: queries.map((query) => JSON.stringify(query)),
  DOCUMENT: `{"_id":"ID","_type":"product","name":TEXT,"list":[{"_key":"k","x":TEXT}],"KEY":VALUE}
{"_id":"ID","_type":"system.release","name":"r1"}|{"_id":"ID","name":TEXT,"muse":{"_type":"reference","_ref":"ID"}}`,
  TARGET: targets,
  PATCH: patches,
  MUTATION: `{"create":DOCUMENT}|{"createOrReplace":DOCUMENT}|{"createIfNotExists":DOCUMENT}|{"delete":{TARGET}}
{"patch":{TARGET,PATCH}}|{"patch":{TARGET,PATCH}}|VALUE`,
  MUTATIONS:
    '{"mutations":[MUTATION]}|{"mutations":[MUTATION,MUTATION],"transactionId":"NUMBER","dryRun":true}',
  ACTION: `{"actionType":"sanity.action.document.DEED","publishedId":"ID","draftId":"ID","attributes":DOCUMENT}
{"actionType":"sanity.action.document.DEED","publishedId":"gown","draftId":"drafts.gown","patch":{PATCH}}
{"actionType":"sanity.action.document.version.DEED","versionId":"ID","publishedId":"ID","document":DOCUMENT}
{"actionType":"sanity.action.release.DEED",${release},"patch":{PATCH},"attributes":DOCUMENT}|VALUE`,
  DEED: "create|edit|publish|unpublish|delete|discard|replaceDraft|replace|schedule|archive|nothing",
  ACTIONS: '{"actions":[ACTION]}|{"actions":[ACTION,ACTION],"transactionId":"NUMBER"}',
  QUERYING: '{"query":QUERY,"params":{"q":VALUE}}|{"query":QUERY}',
  IMAGE: ["0", "a"].flatMap((digit) =>
    ["jpg", "svg", "exe"].map((end) => `${digit.repeat(40)}-2x9000.${end}`),
  ),
  SEARCH:
    `query perspective returnQuery returnIds returnDocuments visibility dryRun autoGenerateArrayKeys includeResult
includeMutations effectFormat enableResume revision time fromTransaction limit reverse lastRevision excludeContent types
nextCursor filename meta w h rect fit fm auto dpr or blur pad dl origin sid transactionId tag $q`.split(
      /\s+/,
    ),
};

const headers =
  `Content-Type: text/plain|Content-Type: image/jpeg|Accept: image/webp|Accept: text/event-stream
Origin: http://evil.example|Origin: not a url|Range: bytes=0-|Range: bytes=9-1|Range: lines=1-2|If-None-Match: *
If-None-Match: ,,,|Last-Event-ID: x#y|Last-Event-ID: #|X-Sanity-Project-ID: other|X-Forwarded-For: junk
X-Forwarded-Host: evil.example|Host: evil.example|Host: a:b@c|Host: [::1|Host: a b|Upgrade: websocket
Upgrade: h2c|Sec-WebSocket-Key: short|Sec-WebSocket-Version: 8|Connection: Upgrade`.split(/[|\n]/);

const broken = ["", "{", "[]", "null", '""', `${"[".repeat(6000)}${"]".repeat(6000)}`];

type Draw = (items: readonly string[]) => string;

/** Words in capitals are replaced by one of their own, which may contain others. */
function fill(template: string, draw: Draw, depth = 0): string {
  return template.replace(/\b[A-Z]{2,}\b/g, (word) => {
    const values = vocabulary[word];
    if (values === undefined || Array.isArray(values)) return values ? draw(values) : word;
    const options = values.split(/[|\n]/);
    return fill(draw(depth > 8 ? options.slice(0, 1) : options), draw, depth + 1);
  });
}

/** Paths, words and values of a content lake are combined with no regard for sense. */
export function fuzzedRequest(tokens: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  // Each request draws as many numbers as it needs.
  return fc.infiniteStream(fc.nat(2 ** 30)).map((numbers) => {
    const number = () => Number(numbers.next().value);
    const draw: Draw = (items) => items[number() % items.length] ?? "";
    const [method = "", place = "", kind = ""] = draw(endpoints).split(" ");
    const pairs = Array.from({ length: number() % 4 }, () => {
      const name = fill("SEARCH", draw);
      return `${name}=${encodeURIComponent(draw(name === "query" ? queries : texts))}`;
    });
    const path = number() % 30 === 0 ? `/${draw(texts)}` : fill(place, draw);
    const token = number() % 4 === 0 ? {} : { Authorization: `Bearer ${draw(tokens)}` };
    const strange = number() % 3 === 0 ? [draw(headers), draw(headers)] : [];
    const body = number() % 12 === 0 ? draw(broken) : fill(kind, draw);
    return {
      method: number() % 20 === 0 ? draw(["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"]) : method,
      path: encodeURI(`${path}?${pairs.join("&")}`),
      headers: { ...token, ...Object.fromEntries(strange.map((header) => header.split(": "))) },
      body: kind === "" ? undefined : body,
    };
  });
}
