import { HttpError, httpError } from "@trousseau/host/http-error.ts";
import type { Caller } from "../access/caller.ts";
import { hasPermission, requireSight } from "../access/permissions.ts";
import type { ActionContext, ActionHandlers } from "../documents/action.ts";
import { isFields } from "../documents/document.ts";
import { documentActions } from "../documents/document-action.ts";
import type { Mutation } from "../documents/mutation.ts";
import { InvalidMutation } from "../documents/mutation-error.ts";
import { checkStepCount, identify, type Step } from "../documents/write-request.ts";
import type { Writer } from "../documents/writer.ts";
import { jsonResponse } from "../http/json-response.ts";
import { readJson } from "../http/request-body.ts";
import { limits } from "../limits.ts";
import { releaseActions } from "../releases/release-action.ts";

/** `/data/actions/{dataset}` runs Studio's actions on documents. Several actions are one transaction. */
export async function respondToActions(request: Request, author: Caller, writer: Writer): Promise<Response> {
  const body = await readJson(request, limits.mutationBodyBytes);
  if (!isFields(body) || !Array.isArray(body.actions))
    throw httpError(400, "The body needs a list of actions");
  const { actions } = body;
  checkStepCount(actions, limits.requestActions, "actions");
  const kind = kindOf(actions);
  if (kind === "release") requireReleases(author);
  const { transactionId } = await writer.write({
    kind,
    steps: actions.map(
      (action): Step =>
        (transaction) =>
          mutationsFor(action, {
            ...transaction,
            read(id) {
              requireSight(author, [id]);
              return transaction.read(id);
            },
            author: author.id,
          }),
    ),
    identity: identify(body.transactionId, { actions }),
    author,
    isDryRun: body.dryRun === true,
  });
  return jsonResponse({ transactionId });
}

/** The hosted service keeps actions on releases and on documents apart as well. */
function kindOf(actions: readonly unknown[]): "action" | "release" {
  const aboutReleases = actions.filter(isReleaseAction);
  if (aboutReleases.length === 0) return "action";
  if (aboutReleases.length < actions.length)
    throw httpError(400, "Release actions and document actions cannot be in one transaction");
  return "release";
}

/** Studio disables its buttons on this error: its createReleasePermissionsStore tries each action as a dry run. */
function requireReleases(author: Caller): void {
  if (hasPermission(author, "publish")) return;
  const description = `Insufficient permissions: the role ${author.role} may not change releases`;
  throw new HttpError(403, { error: { type: "insufficientPermissionsError", description } });
}

function isReleaseAction(action: unknown): boolean {
  const type = isFields(action) ? action.actionType : undefined;
  return typeof type === "string" && type.startsWith("sanity.action.release.");
}

function mutationsFor(action: unknown, context: ActionContext): Mutation[] {
  if (!isFields(action) || typeof action.actionType !== "string")
    throw new InvalidMutation("An action needs an actionType");
  const handler = Object.hasOwn(handlers, action.actionType) ? handlers[action.actionType] : undefined;
  if (handler === undefined)
    throw new InvalidMutation(`This lake does not know the action ${action.actionType}`);
  return handler(action, context);
}

const handlers: ActionHandlers = { ...documentActions, ...releaseActions };
