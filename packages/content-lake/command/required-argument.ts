import { isRole, type Role, roles } from "../store/permissions.ts";
import { UsageError } from "./usage-error.ts";

export function required(argument: string | undefined, what: string): string {
  if (argument === undefined || argument.trim() === "")
    throw new UsageError(`This command needs ${what}. The command without anything lists what there is.`);
  return argument;
}

export function requiredRole(argument: string | undefined): Role {
  if (!isRole(argument)) throw new UsageError(`A role is one of ${roles.join(", ")}`);
  return argument;
}
