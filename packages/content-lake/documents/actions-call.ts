import { readJson } from "../http/body.ts";
import { refusal } from "../http/failure.ts";
import { jsonReply } from "../http/reply.ts";
import { mutationsFor } from "./action.ts";
import { isFields } from "./document.ts";
import { LARGEST_MUTATION, readTransactionId } from "./mutate-call.ts";
import { reportAt } from "./mutation-failure.ts";
import type { Writer } from "./writer.ts";

/** `/data/actions/{dataset}`: what Studio does to documents; several actions are one transaction. */
export async function respondToActions(request: Request, author: string, writer: Writer): Promise<Response> {
  const body = await readJson(request, LARGEST_MUTATION);
  if (!isFields(body) || !Array.isArray(body.actions)) throw refusal(400, "The body needs a list of actions");
  const { actions } = body;
  const { transactionId } = await writer.write({
    kind: "action",
    transactionId: readTransactionId(body.transactionId),
    author,
    isDryRun: body.dryRun === true,
    work(workspace) {
      for (const [index, action] of actions.entries()) {
        reportAt("action", index, () => {
          for (const mutation of mutationsFor(action, workspace.read)) workspace.apply(mutation);
        });
      }
    },
  });
  return jsonReply({ transactionId });
}
