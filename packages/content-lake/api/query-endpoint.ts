import { httpError } from "../http/http-error.ts";
import { matchesEtag } from "../http/json-response.ts";
import { readJson } from "../http/request-body.ts";
import type { Params } from "../query/groq.ts";
import { readPerspective } from "../query/perspective.ts";
import { type Answer, answerTag, createAnswers, isTimeless } from "../query/query-cache.ts";
import { queryFailure } from "../query/query-error.ts";
import type { Lane } from "../query/query-runner.ts";
import type { AnswerJob } from "../query/query-task.ts";
import type { Sight } from "../query/snapshot.ts";
import { isFields } from "../store/document.ts";
import { withOrigin } from "./asset-urls.ts";

export interface QueryCall {
  respond(request: Request, asker: Asker): Promise<Response>;
}

export interface Asker {
  version: string;
  sight: Sight;
  identity: string;
  /** The origin to give to assets' addresses: none for this process's own questions. */
  origin: string | undefined;
  lane: Lane;
}

/** `/data/query/{dataset}`: GET with the query in the address, POST with the query in the body when it is too long for one. */
export function createQueryCall(store: { readonly revision: string }): QueryCall {
  const answers = createAnswers();

  return {
    async respond(request, { version, sight, identity, origin, lane }) {
      const url = new URL(request.url);
      const asked =
        request.method === "POST" ? await readAskedBody(request) : readAskedAddress(url.searchParams);
      const perspective = readPerspective(url.searchParams.get("perspective"), version);
      const job: AnswerJob = { ...asked, perspective, sight, identity };
      const question = JSON.stringify([job, url.searchParams.get("returnQuery") !== "false", origin]);
      const tag = answerTag(store.revision, question);
      const headers = replyHeaders(tag, sight);
      if (isTimeless(job.query) && matchesEtag(request, tag))
        return new Response(null, { status: 304, headers });

      const answer = isTimeless(job.query)
        ? await answers.get(store.revision, question, () => workOut(job, lane))
        : await workOut(job, lane);
      const query =
        url.searchParams.get("returnQuery") === "false" ? "" : `"query":${JSON.stringify(job.query)},`;
      const tags = JSON.stringify([SYNC_TAG]);
      return new Response(
        `{${query}"result":${withOrigin(answer.body, origin)},"ms":${answer.ms},"syncTags":${tags}}`,
        {
          headers,
        },
      );
    },
  };
}

async function workOut(job: AnswerJob, lane: Lane): Promise<Answer> {
  const outcome = await lane.run(job);
  if (outcome.kind !== "result") throw queryFailure(job.query, outcome);
  return outcome;
}

async function readAskedBody(request: Request): Promise<{ query: string; params: Params }> {
  const body = await readJson(request, LONGEST_BODY);
  if (!isFields(body) || typeof body.query !== "string") throw httpError(400, "The body has no query");
  return { query: body.query, params: isFields(body.params) ? body.params : {} };
}

export function readAskedAddress(search: URLSearchParams): { query: string; params: Params } {
  const query = search.get("query");
  if (query === null) throw httpError(400, "The address has no query");
  const named = [...search].filter(([key]) => key.startsWith("$"));
  return {
    query,
    params: Object.fromEntries(named.map(([key, value]) => [key.slice(1), readParam(key, value)])),
  };
}

function readParam(key: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw httpError(400, `The parameter ${key} is not valid JSON`);
  }
}

function replyHeaders(etag: string, sight: Sight): Record<string, string> {
  return {
    "Content-Type": "application/json; charset=utf-8",
    // Anybody may keep it, everybody must ask whether it is still true: publishing shows at once.
    "Cache-Control": sight === "public" ? "public, no-cache" : "private, no-cache",
    Vary: "Authorization",
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
  };
}

/** The one tag of every answer, which live events name after a commit: in one small dataset "something changed" is precise enough. */
export const SYNC_TAG = "s1:content";

const LONGEST_BODY = 1024 * 1024;
