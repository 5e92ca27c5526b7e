import { httpError } from "@trousseau/host/http-error.ts";
import type { Caller } from "../access/caller.ts";
import { requirePermission } from "../access/permissions.ts";
import { withArrayKeys } from "../documents/array-keys.ts";
import { isFields } from "../documents/document.ts";
import { type Mutation, readMutation, type Selective } from "../documents/mutation.ts";
import { reportAt } from "../documents/mutation-error.ts";
import type { Written } from "../documents/transaction.ts";
import { checkStepCount, identify, type Step } from "../documents/write-request.ts";
import type { Writer } from "../documents/writer.ts";
import { jsonResponse } from "../http/json-response.ts";
import { readJson } from "../http/request-body.ts";
import { limits } from "../limits.ts";
import type { QueryRunner } from "../query/query-runner.ts";

/** `/data/mutate/{dataset}` applies several mutations, all or none. */
export async function respondToMutate(
  request: Request,
  author: Caller,
  { writer, runner }: { writer: Writer; runner: QueryRunner },
): Promise<Response> {
  const body = await readJson(request, limits.mutationBodyBytes);
  if (!isFields(body) || !Array.isArray(body.mutations))
    throw httpError(400, "The body needs a list of mutations");
  const { mutations } = body;
  checkStepCount(mutations, limits.requestMutations, "mutations");
  const search = new URL(request.url).searchParams;
  const isOn = (name: string) => search.get(name) === "true" || body[name] === true;
  const hasKeys = isOn("autoGenerateArrayKeys");
  const parsed: (Mutation | Selective)[] = [];
  for (const [index, value] of mutations.entries())
    parsed.push(await reportAt("mutation", index, () => readMutation(value)));
  // A query finds all documents, and its outcome would tell what visitors have written.
  if (parsed.some((mutation) => "selection" in mutation)) requirePermission(author, "readPrivate");
  const select = createSelection(parsed, runner);

  const writeResult = await writer.write({
    kind: "mutation",
    steps: parsed.map((mutation) => stepOf(mutation, hasKeys, select)),
    identity: identify(body.transactionId ?? search.get("transactionId"), { mutations, hasKeys }),
    author,
    isDryRun: isOn("dryRun"),
  });
  return jsonResponse({
    transactionId: writeResult.transactionId,
    results: resultsOf(writeResult, isOn("returnIds"), isOn("returnDocuments")),
  });
}

/** A query is evaluated in the writer's turn: nobody else writes between it and the change. */
function stepOf(
  mutation: Mutation | Selective,
  hasKeys: boolean,
  select: ReturnType<typeof createSelection>,
): Step {
  if (!("selection" in mutation)) return () => [hasKeys ? withArrayKeys(mutation) : mutation];
  return async () => {
    const ids = await select(mutation);
    return ids.map((id) => (hasKeys ? withArrayKeys(mutation.each(id)) : mutation.each(id)));
  };
}

function resultsOf({ results, read }: Written, hasIds: boolean, hasDocuments: boolean) {
  let size = 0;
  return results.map(({ id, operation }) => {
    if (!hasDocuments) return hasIds ? { id, operation } : { operation };
    // The documents are stored already, so a large response leaves them out instead of failing.
    if (size > limits.transactionBytes) return { id, operation };
    const document = read(id);
    size += document === undefined ? 0 : JSON.stringify(document).length;
    return { id, operation, document };
  });
}

/** All queries of one transaction are evaluated together, so that they hold up other changes no longer than one. */
function createSelection(
  mutations: readonly (Mutation | Selective)[],
  runner: Pick<QueryRunner, "select">,
): (mutation: Selective) => Promise<readonly string[]> {
  const selective = mutations.filter((mutation) => "selection" in mutation);
  const positions = new Map(selective.map((mutation, position) => [mutation, position]));
  let selected: Promise<string[][]> | undefined;
  return async (mutation) => {
    selected ??= runner.select(selective.map(({ selection }) => selection));
    const ids = await selected;
    return ids[positions.get(mutation) ?? -1] ?? [];
  };
}
