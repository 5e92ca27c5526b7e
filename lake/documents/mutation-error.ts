import { HttpError } from "@trousseau/host/http-error.ts";
import { TooCostly } from "../process/task-process.ts";

/** Only release actions change releases, and only actions require a version's release to exist. */
export type WriteKind = "mutation" | "action" | "release";

/** Nothing of its transaction is done. */
export class InvalidMutation extends Error {
  readonly type: string;
  readonly status: number;
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(description: string, { type = "validationError", status = 400, ...detail }: Detail = {}) {
    super(description);
    this.name = "InvalidMutation";
    this.type = type;
    this.status = status;
    this.detail = detail;
  }
}

type Detail = Record<string, unknown> & {
  type?: string;
  status?: number;
};

export function alreadyExists(id: string): InvalidMutation {
  const type = "documentAlreadyExistsError";
  return new InvalidMutation(`Document by ID "${id}" already exists`, { type, status: 409, id });
}

export function doesNotExist(id: string): InvalidMutation {
  const type = "documentNotFoundError";
  return new InvalidMutation(`The document with the ID "${id}" was not found`, { type, status: 404, id });
}

/** The draft would stay behind unseen, so the caller must name it. */
export function hasDraft(id: string, draftId: string): InvalidMutation {
  const description = `The document "${id}" cannot be deleted as it has the draft "${draftId}", which is not included`;
  return new InvalidMutation(description, { status: 409, id });
}

export function wasChanged(id: string, expected: string, actual: unknown): InvalidMutation {
  const type = "documentRevisionIDDoesNotMatchError";
  const description = `Document "${id}" has the revision "${actual}", not the expected "${expected}"`;
  return new InvalidMutation(description, { type, status: 409, id });
}

/** The hosted service answers like this (https://github.com/sanity-io/client/issues/71). */
export function immutable(id: string, attribute: "_id" | "_type"): InvalidMutation {
  const type = "cannotModifyImmutableAttributeError";
  return new InvalidMutation(`Cannot modify immutable attribute "${attribute}"`, { type, attribute, id });
}

export function ranTooLong(maxMs: number): TooCostly {
  return new TooCostly(`The mutation ran longer than ${maxMs} ms and was stopped`);
}

/** Sanity's clients take this form apart. Any error but InvalidMutation passes, because it is not the client's. */
export async function reportAt<Result>(
  kind: WriteKind,
  index: number,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof InvalidMutation ? stepFailure(kind, index, error) : error;
  }
}

export function stepFailure(kind: WriteKind, index: number, error: InvalidMutation): HttpError {
  const { type, status, detail, message: description } = error;
  const items = [{ error: { type, description, ...detail }, index }];
  const [name, reported] =
    kind === "mutation" ? ["Mutation(s)", "mutationError"] : ["Action(s)", "actionError"];
  const failure = { type: reported, description: `${name} failed with 1 error(s)`, items };
  return new HttpError(status, { error: failure });
}
