import { isPrivateId, isPublicId, publishedIdOf } from "../documents/document-id.ts";
import { hasPermission, type Role } from "./permissions.ts";

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
