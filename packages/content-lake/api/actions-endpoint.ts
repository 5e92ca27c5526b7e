import { httpError } from "../http/http-error.ts";
import { jsonResponse } from "../http/json-response.ts";
import { readJson } from "../http/request-body.ts";
import { mutationsFor } from "../store/action.ts";
import type { Caller } from "../store/caller.ts";
import { isFields } from "../store/document.ts";
import { reportAt } from "../store/mutation-error.ts";
import type { Writer } from "../store/writer.ts";
import { LARGEST_MUTATION, readTransactionId } from "./mutate-endpoint.ts";

/** `/data/actions/{dataset}`: what Studio does to documents; several actions are one transaction. */
export async function respondToActions(request: Request, author: Caller, writer: Writer): Promise<Response> {
  const body = await readJson(request, LARGEST_MUTATION);
  if (!isFields(body) || !Array.isArray(body.actions))
    throw httpError(400, "The body needs a list of actions");
  const { actions } = body;
  const { transactionId } = await writer.write({
    kind: "action",
    transactionId: readTransactionId(body.transactionId),
    author,
    isDryRun: body.dryRun === true,
    work(workspace) {
      for (const [index, action] of actions.entries()) {
        reportAt("action", index, () => {
          for (const mutation of mutationsFor(action, workspace)) workspace.apply(mutation);
        });
      }
    },
  });
  return jsonResponse({ transactionId });
}
