import { HttpError } from "../http/http-error.ts";

/** Why one mutation or action cannot be done. None of its transaction is. */
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

interface Detail extends Record<string, unknown> {
  type?: string;
  status?: number;
}

export function alreadyExists(id: string): InvalidMutation {
  const type = "documentAlreadyExistsError";
  return new InvalidMutation(`Document by ID "${id}" already exists`, { type, status: 409, id });
}

export function doesNotExist(id: string): InvalidMutation {
  const type = "documentNotFoundError";
  return new InvalidMutation(`The document with the ID "${id}" was not found`, { type, status: 404, id });
}

/** Deleting a document would leave its draft behind, unseen: the caller must name it. */
export function hasDraft(id: string, draftId: string): InvalidMutation {
  const description = `The document "${id}" cannot be deleted as it has the draft "${draftId}", which is not included`;
  return new InvalidMutation(description, { status: 409, id });
}

export function wasChanged(id: string, expected: string, actual: unknown): InvalidMutation {
  const type = "documentRevisionIDDoesNotMatchError";
  const description = `Document "${id}" has the revision "${actual}", not the expected "${expected}"`;
  return new InvalidMutation(description, { type, status: 409, id });
}

/** Names the mutation that failed in the form that Sanity's clients take apart. */
export function reportAt<Result>(
  kind: "mutation" | "action" | "release",
  index: number,
  work: () => Result,
): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof HttpError || "errcode" in error) throw error;
    // What @sanity/mutator throws is about the paths and values it was given.
    const { type, status, detail } =
      error instanceof InvalidMutation ? error : new InvalidMutation(error.message);
    const items = [{ error: { type, description: error.message, ...detail }, index }];
    const [name, reported] =
      kind === "mutation" ? ["Mutation(s)", "mutationError"] : ["Action(s)", "actionError"];
    const failure = { type: reported, description: `${name} failed with 1 error(s)`, items };
    throw new HttpError(status, { error: failure });
  }
}
