import { permissionsOf, type Role } from "../store/permissions.ts";

/** Studio knows this shape as its own `Grant`. */
interface Grant {
  filter: string;
  permissions: readonly string[];
}

/** Studio decides by these grants what it shows and what it locks. The hosted service describes its roles in the same words. */
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
