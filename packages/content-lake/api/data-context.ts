import type { Caller } from "../access/caller.ts";
import type { QueryRunner } from "../query/query-runner.ts";

export interface DataContext {
  request: Request;
  version: string;
  caller: Caller | undefined;
  address: string;
  /** The origin is set when the call comes over the network. */
  origin: string | undefined;
  runner: QueryRunner;
}

export function idsIn({ ids = "" }: Readonly<Record<string, string>>): string[] {
  return ids.split(",").filter((id) => id !== "");
}
