import { isPrivateId, isPublicId, isPublishedId, publishedIdOf } from "../documents/document-id.ts";
import { httpError } from "../http/http-error.ts";

export type Role = keyof typeof permissions;

type Permission = (typeof permissions)["administrator"][number];

/** Every endpoint asks for one of these. The writer asks for the effect of each transaction. */
const permissions = {
  storefront: ["read"],
  viewer: ["read", "readPrivate", "useStudio"],
  contributor: ["read", "readPrivate", "useStudio", "readHistory", "editDrafts", "upload"],
  editor: ["read", "readPrivate", "useStudio", "readHistory", "editDrafts", "upload", "publish"],
  administrator: [
    "read",
    "readPrivate",
    "useStudio",
    "readHistory",
    "editDrafts",
    "upload",
    "publish",
    "manage",
  ],
} as const;

/** The order is from the least rights to the most. */
export const roles = [
  "storefront",
  "viewer",
  "contributor",
  "editor",
  "administrator",
] as const satisfies Role[];

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

export function hasPermission(caller: { role: Role } | undefined, permission: Permission): boolean {
  return caller !== undefined && permissionsOf(caller.role).has(permission);
}

export function permissionsOf(role: Role): ReadonlySet<Permission> {
  return new Set<Permission>(permissions[role]);
}

/** Throws a 401 without a token, and a 403 without the permission. */
export function requirePermission<Caller extends { role: Role }>(
  caller: Caller | undefined,
  permission: Permission,
): Caller {
  if (caller === undefined) throw httpError(401, "This needs a token", "SIO-401-ANF");
  if (!hasPermission(caller, permission))
    throw httpError(403, `Insufficient permissions: the role ${caller.role} may not ${deeds[permission]}`);
  return caller;
}

export function requireEffect({ role }: { role: Role }, changes: readonly { id: string }[]): void {
  for (const { id } of changes) requirePermission({ role }, isPublishedId(id) ? "publish" : "editDrafts");
}

const deeds = {
  read: "read unpublished content",
  readPrivate: "read what visitors have sent",
  useStudio: "use Studio, nor see who works on what",
  readHistory: "read what was deleted or unpublished",
  editDrafts: "change drafts",
  upload: "upload files",
  publish: "change published documents",
  manage: "manage people and tokens",
} as const satisfies Record<Permission, string>;

/** "public" is published content, "label" adds drafts and versions, and "everything" adds what visitors have sent. */
export type Visibility = "public" | "label" | "everything";

export function visibilityOf(caller: { role: Role } | undefined): Visibility {
  if (caller === undefined) return "public";
  return hasPermission(caller, "readPrivate") ? "everything" : "label";
}

export function isVisible(visibility: Visibility, id: string): boolean {
  if (visibility === "everything") return true;
  return visibility === "public" ? isPublicId(id) : !isPrivateId(publishedIdOf(id));
}
