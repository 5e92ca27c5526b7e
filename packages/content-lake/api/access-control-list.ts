import { permissionsOf, type Role } from "../store/permissions.ts";

/** What Studio's own `Grant` is: the documents that a GROQ filter names, and what may be done to them. */
interface Grant {
  filter: string;
  permissions: readonly string[];
}

/** A role in the words from which Studio decides what it shows and what it locks, as the hosted service says them for its own roles. */
export function grantsOf(role: Role): Grant[] {
  const permissions = permissionsOf(role);
  const grants: Grant[] = [];
  if (permissions.has("read")) grants.push({ filter: EVERYTHING, permissions: ["read", "history"] });
  if (permissions.has("editDrafts")) grants.push({ filter: UNPUBLISHED, permissions: WRITING });
  if (permissions.has("publish")) grants.push({ filter: EVERYTHING, permissions: WRITING });
  if (permissions.has("manage")) grants.push({ filter: EVERYTHING, permissions: ["manage"] });
  return grants;
}

const EVERYTHING = '_id in path("**")';
const UNPUBLISHED = '_id in path("drafts.**") || _id in path("versions.**")';
const WRITING = ["create", "update", "editHistory"] as const;
