import type { CurrentUser } from "sanity";

/** The embedded lake gives each person one role; the hosted service may give several. */
export function hasRole(user: Omit<CurrentUser, "role"> | null, role: string): boolean {
  return user?.roles.some(({ name }) => name === role) === true;
}

/** Whoever only writes, drafts or looks is spared the steps that change the whole shop. */
export function looksAfterShop(user: Omit<CurrentUser, "role"> | null): boolean {
  return hasRole(user, "editor") || hasRole(user, "administrator");
}
