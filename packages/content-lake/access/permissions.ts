import { isPrivateId, isPublicId, isPublishedId, publishedIdOf } from "../documents/document-id.ts";
import { httpError } from "../http/http-error.ts";

/** The order is from the least rights to the most: each role has those of the roles before it. */
export const roles = ["storefront", "viewer", "contributor", "editor", "administrator"] as const;

export type Role = (typeof roles)[number];

type Permission = keyof typeof permissions;

/** Every endpoint asks for one of these. The writer asks for the effect of each transaction. A refusal names the deed. */
const permissions = {
  read: { least: "storefront", deed: "read unpublished content" },
  readPrivate: { least: "viewer", deed: "read what visitors have sent" },
  useStudio: { least: "viewer", deed: "use Studio, nor see who works on what" },
  readHistory: { least: "contributor", deed: "read what was deleted or unpublished" },
  editDrafts: { least: "contributor", deed: "change drafts" },
  upload: { least: "contributor", deed: "upload files" },
  publish: { least: "editor", deed: "change published documents" },
  manage: { least: "administrator", deed: "manage people and tokens" },
} as const satisfies Record<string, { least: Role; deed: string }>;

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

export function hasPermission(caller: { role: Role } | undefined, permission: Permission): boolean {
  return caller !== undefined && roles.indexOf(caller.role) >= roles.indexOf(permissions[permission].least);
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

export function requireEffect({ role }: { role: Role }, changes: readonly { id: string }[]): void {
  for (const { id } of changes) requirePermission({ role }, isPublishedId(id) ? "publish" : "editDrafts");
}

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
