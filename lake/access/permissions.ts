import { httpError } from "@trousseau/host/http-error.ts";
import { isPrivateId, isPublicId, isPublishedId, publishedIdOf } from "../documents/document-id.ts";

/**
 * The order is from the least rights to the most: each role has those of the roles before it. A writer alone reads nothing that
 * visitors have sent. `calendar` is for a secret that stands in an address: it is known, and may do nothing here.
 */
export const roles = [
  "calendar",
  "storefront",
  "viewer",
  "contributor",
  "writer",
  "editor",
  "administrator",
] as const;

export type Role = (typeof roles)[number];

/** A person has one of these: the others are for programs. */
const personRoles = ["viewer", "contributor", "writer", "editor", "administrator"] as const;

export type PersonRole = (typeof personRoles)[number];

type Permission = keyof typeof permissions;

/** Every endpoint asks for one of these. The writer asks for the effect of each transaction. A refusal names the deed. */
const permissions = {
  read: { least: "storefront", deed: "read unpublished content" },
  readPrivate: { least: "viewer", except: "writer", deed: "read what visitors have sent" },
  useStudio: { least: "viewer", deed: "use Studio, nor see who works on what" },
  readHistory: { least: "contributor", deed: "read what was deleted or unpublished" },
  editDrafts: { least: "contributor", deed: "change drafts" },
  upload: { least: "contributor", deed: "upload files" },
  publish: { least: "writer", deed: "change published documents" },
  manage: { least: "administrator", deed: "manage people and tokens" },
} as const satisfies Record<string, Rule>;

type Rule = {
  least: Role;
  except?: Role;
  deed: string;
};

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

export function isPersonRole(value: unknown): value is PersonRole {
  return personRoles.some((role) => role === value);
}

export function hasPermission(caller: { role: Role } | undefined, permission: Permission): boolean {
  const { least, except }: Rule = permissions[permission];
  return caller !== undefined && caller.role !== except && roles.indexOf(caller.role) >= roles.indexOf(least);
}

/** Throws a 401 without a token, and a 403 without the permission. */
export function requirePermission<Caller extends { role: Role }>(
  caller: Caller | undefined,
  permission: Permission,
): Caller {
  if (caller === undefined) throw httpError(401, "This needs a token", { errorCode: "SIO-401-ANF" });
  if (hasPermission(caller, permission)) return caller;
  const { deed } = permissions[permission];
  throw httpError(403, `Insufficient permissions: the role ${caller.role} may not ${deed}`);
}

/** Whoever may not read what visitors have sent may not change it: an error, or a copy, would tell what it says. */
export function requireSight(caller: { role: Role }, ids: readonly string[]): void {
  const sight = visibilityOf(caller);
  if (!ids.every((id) => isVisible(sight, id))) requirePermission(caller, "readPrivate");
}

export function requireEffect({ role }: { role: Role }, changes: readonly { id: string }[]): void {
  for (const { id } of changes) requirePermission({ role }, isPublishedId(id) ? "publish" : "editDrafts");
}

/** "public" is published content, "label" adds drafts and versions, and "everything" adds what visitors have sent. */
export type Visibility = "public" | "label" | "everything";

export function visibilityOf(caller: { role: Role } | undefined): Visibility {
  if (!hasPermission(caller, "read")) return "public";
  return hasPermission(caller, "readPrivate") ? "everything" : "label";
}

export function isVisible(visibility: Visibility, id: string): boolean {
  if (visibility === "everything") return true;
  return visibility === "public" ? isPublicId(id) : !isPrivateId(publishedIdOf(id));
}
