import type { Document, Fields } from "./document.ts";
import type { Mutation } from "./mutation.ts";

/** The context shows documents as the transaction has left them so far. */
export interface ActionContext {
  read(id: string): Document | undefined;
  /** Returns ids in their order. */
  idsUnder(prefix: string): string[];
  /** A deleted document still has a last state. */
  lastStateOf(id: string): Document | undefined;
  /** This is the id of a person or a token. */
  author: string;
  /** A time looks like `2026-12-24T17:00:00.000Z`. */
  timestamp: string;
}

/** A handler has checked the fields, and every id is of the right kind. */
type ActionHandler = (action: Fields, context: ActionContext) => Mutation[];

export type ActionHandlers = Readonly<Record<string, ActionHandler>>;
