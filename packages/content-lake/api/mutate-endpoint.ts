import { httpError } from "../http/http-error.ts";
import { jsonResponse } from "../http/json-response.ts";
import { readJson } from "../http/request-body.ts";
import type { Params } from "../query/groq.ts";
import type { QueryRunner } from "../query/query-runner.ts";
import type { Caller } from "../store/caller.ts";
import { isFields } from "../store/document.ts";
import { type Mutation, readMutation, type Selective } from "../store/mutation.ts";
import { reportAt } from "../store/mutation-error.ts";
import { type Operation, targetOf, type Workspace } from "../store/pending-transaction.ts";
import type { Writer } from "../store/writer.ts";

/** `/data/mutate/{dataset}`: several mutations, all or none of them. */
export async function respondToMutate(
  request: Request,
  author: Caller,
  { writer, runner }: { writer: Writer; runner: QueryRunner },
): Promise<Response> {
  const options = new URL(request.url).searchParams;
  const body = await readJson(request, LARGEST_MUTATION);
  if (!isFields(body) || !Array.isArray(body.mutations))
    throw httpError(400, "The body needs a list of mutations");
  const mutations = body.mutations.map((value, index) =>
    reportAt("mutation", index, () => readMutation(value)),
  );

  const { transactionId, result = [] } = await writer.write({
    kind: "mutation",
    transactionId: readTransactionId(body.transactionId ?? options.get("transactionId")),
    author,
    isDryRun: options.get("dryRun") === "true",
    async work(workspace) {
      const results: MutationResult[] = [];
      for (const [index, mutation] of mutations.entries()) {
        for (const single of await resolve(mutation, runner)) {
          results.push(reportAt("mutation", index, () => perform(single, workspace, options)));
        }
      }
      return results;
    },
  });
  return jsonResponse({ transactionId, results: result });
}

export function readTransactionId(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string" && /^[\w.-]{1,128}$/.test(value)) return value;
  throw httpError(400, "Invalid transaction id");
}

/** Sanity's own limit for the body of one mutation request. */
export const LARGEST_MUTATION = 4 * 1024 * 1024;

interface MutationResult {
  id?: string;
  operation: Operation;
  document?: unknown;
}

function perform(mutation: Mutation, workspace: Workspace, options: URLSearchParams): MutationResult {
  const id = targetOf(mutation);
  const operation = workspace.apply(mutation);
  return {
    ...(options.get("returnIds") === "true" || options.get("returnDocuments") === "true" ? { id } : {}),
    operation,
    ...(options.get("returnDocuments") === "true" ? { document: workspace.read(id) } : {}),
  };
}

/** Nobody else writes between the answer to the query and the change, because this one has the writer's turn. */
async function resolve(mutation: Mutation | Selective, runner: QueryRunner): Promise<Mutation[]> {
  if (!("selection" in mutation)) return [mutation];
  const ids = await select(mutation.selection, runner);
  return ids.map(mutation.each);
}

async function select(
  { query, params }: { query: string; params: Params },
  runner: QueryRunner,
): Promise<string[]> {
  const task = { query, params, perspective: "raw", visibility: "everything", identity: "" } as const;
  const { body } = await runner.answer(task);
  const result: unknown = JSON.parse(body);
  const found = Array.isArray(result) ? result : [result];
  return found.flatMap((document) =>
    isFields(document) && typeof document._id === "string" ? [document._id] : [],
  );
}
