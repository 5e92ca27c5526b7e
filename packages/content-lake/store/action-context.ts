import type { Document, Fields } from "./document.ts";
import type { Mutation } from "./mutation.ts";

/** What an action may ask while it is worked out: everything as the transaction has made it so far. */
export interface ActionContext {
  read(id: string): Document | undefined;
  /** The ids of the documents whose ids begin so, in their order. */
  idsUnder(prefix: string): string[];
  /** The last state of a document, whether or not it has been deleted since; nothing when there never was one. */
  lastStateOf(id: string): Document | undefined;
  /** Who does it: the id of a person or a token. */
  author: string;
  /** When, as `2026-12-24T17:00:00.000Z`. */
  timestamp: string;
}

/** What an action means in mutations. It has checked its fields; every id in them is of the kind that the action is about. */
type ActionHandler = (action: Fields, context: ActionContext) => Mutation[];

export type ActionHandlers = Readonly<Record<string, ActionHandler>>;
