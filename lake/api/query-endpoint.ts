import { createHash } from "node:crypto";
import { isNotModified } from "@trousseau/host/etag.ts";
import { httpError } from "@trousseau/host/http-error.ts";
import type { SharedTask } from "@trousseau/host/task-queue.ts";
import { LRUCache } from "lru-cache";
import type { Visibility } from "../access/permissions.ts";
import { isFields } from "../documents/document.ts";
import type { Store } from "../documents/document-store.ts";
import { readJson } from "../http/request-body.ts";
import { limits } from "../limits.ts";
import type { Params } from "../query/groq.ts";
import { readPerspective } from "../query/perspective.ts";
import type { QueryResult } from "../query/query-runner.ts";
import type { EvaluateTask } from "../query/query-task.ts";
import type { Call } from "./call.ts";
import { readQueryParameters } from "./data-request.ts";

/** Live events name this one tag after a commit. "Something changed" is precise enough for one small dataset. */
export const SYNC_TAG = "s1:content";

type Requester = Pick<Call, "version" | "origin" | "runner"> & {
  visibility: Visibility;
  identity: string;
  from: string;
};

/** `/data/query/{dataset}` takes the query in the address, or in a POST body when it is too long. */
export function createQueryCall(store: Pick<Store, "revisionFor">) {
  const resultOf = createQueryCache();

  return async (request: Request, requester: Requester): Promise<Response> => {
    const { version, visibility, identity, origin, runner, from } = requester;
    const url = new URL(request.url);
    const parsed =
      request.method === "POST" ? await readQueryBody(request) : readQueryParameters(url.searchParams);
    const perspective = readPerspective(url.searchParams.get("perspective"), version);
    const task: EvaluateTask = { ...parsed, perspective, visibility, identity, origin };
    const returnsQuery = url.searchParams.get("returnQuery") !== "false";
    const requested = JSON.stringify([task, returnsQuery]);
    const key = queryCacheKey(store.revisionFor(visibility), requested);
    const headers = replyHeaders(`"${key}"`, visibility);
    if (isTimeless(task.query) && isNotModified(request.headers, headers.ETag))
      return new Response(null, { status: 304, headers });

    const { signal } = request;
    const result = isTimeless(task.query)
      ? await resultOf(key, { from, signal }, (onEnd) => runner.evaluate(task, onEnd))
      : await runner.evaluate(task).join(from, signal);
    const query = returnsQuery ? `"query":${JSON.stringify(task.query)},` : "";
    const tags = JSON.stringify([SYNC_TAG]);
    return new Response(`{${query}"result":${result.body},"ms":${result.ms},"syncTags":${tags}}`, {
      headers,
    });
  };
}

async function readQueryBody(request: Request): Promise<{ query: string; params: Params }> {
  const body = await readJson(request, limits.queryBodyBytes);
  if (!isFields(body) || typeof body.query !== "string") throw httpError(400, "The body has no query");
  return { query: body.query, params: isFields(body.params) ? body.params : {} };
}

function replyHeaders(etag: string, visibility: Visibility) {
  return {
    "Content-Type": "application/json; charset=utf-8",
    // Any cache may store it but must revalidate it, so that publishing shows at once.
    "Cache-Control": visibility === "public" ? "public, no-cache" : "private, no-cache",
    Vary: "Authorization",
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
  };
}

type QueryClient = {
  from: string;
  signal: AbortSignal;
};

/** Equal queries at the same time are evaluated once, in the best turn of their clients. */
export function createQueryCache() {
  const underWay = new Map<string, SharedTask<QueryResult>>();
  const cache = new LRUCache<string, QueryResult>({
    maxSize: limits.queryCacheBytes,
    // One very large result should not evict all the others.
    maxEntrySize: limits.queryCacheBytes / 4,
    // A string with one letter beyond Latin 1 takes two bytes for each.
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length),
  });

  return async (
    key: string,
    { from, signal }: QueryClient,
    begin: (onEnd: () => void) => SharedTask<QueryResult>,
  ): Promise<QueryResult> => {
    const cachedResult = cache.get(key);
    if (cachedResult !== undefined) return cachedResult;
    const task = underWay.get(key) ?? begin(() => underWay.delete(key));
    underWay.set(key, task);
    const result = await task.join(from, signal);
    if (!cache.has(key)) cache.set(key, result);
    return result;
  };
}

/** A revision never returns, so the key names one result for ever. It is the ETag as well. */
function queryCacheKey(revision: string, query: string): string {
  return createHash("sha1").update(`${revision}\n${query}`).digest("base64url");
}

/** `now()` gives another result each time although the dataset is the same. */
function isTimeless(query: string): boolean {
  return !/\bnow\s*\(/.test(query);
}
