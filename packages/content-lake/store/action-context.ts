import type { Document, Fields } from "./document.ts";
import type { Mutation } from "./mutation.ts";

/** What an action may ask while it is worked out: everything as the transaction has made it so far. */
export interface ActionContext {
  read(id: string): Document | undefined;
}

/** What an action means in mutations. It has checked its fields; every id in them is of the kind that the action is about. */
export type ActionHandler = (action: Fields, context: ActionContext) => Mutation[];

export type ActionHandlers = Readonly<Record<string, ActionHandler>>;
