import type { QueryRunner } from "../query/query-runner.ts";
import type { Caller } from "../store/caller.ts";

/** What every call about documents knows of the caller. */
export interface DataContext {
  request: Request;
  version: string;
  caller: Caller | undefined;
  address: string;
  /** What the caller knows the lake as, when it asks over the network. */
  origin: string | undefined;
  /** Where this caller's queries are evaluated. */
  runner: QueryRunner;
}

/** Of a path with `:ids`. */
export function idsIn({ ids = "" }: Readonly<Record<string, string>>): string[] {
  return ids.split(",").filter((id) => id !== "");
}
