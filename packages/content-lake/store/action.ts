import type { ActionContext, ActionHandlers } from "./action-context.ts";
import { isFields } from "./document.ts";
import { documentActions } from "./document-action.ts";
import type { Mutation } from "./mutation.ts";
import { InvalidMutation } from "./mutation-error.ts";
import { releaseActions } from "./release-action.ts";
import { versionActions } from "./version-action.ts";

export function mutationsFor(action: unknown, context: ActionContext): Mutation[] {
  if (!isFields(action) || typeof action.actionType !== "string")
    throw new InvalidMutation("An action needs an actionType");
  const handler = Object.hasOwn(handlers, action.actionType) ? handlers[action.actionType] : undefined;
  if (handler === undefined)
    throw new InvalidMutation(`This lake does not know the action ${action.actionType}`);
  return handler(action, context);
}

const handlers: ActionHandlers = { ...documentActions, ...versionActions, ...releaseActions };
