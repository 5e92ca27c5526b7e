import type { CurrentUser } from "sanity";

/** The embedded lake gives each person one role; the hosted service may give several. */
export function hasRole(user: Omit<CurrentUser, "role"> | null, role: string): boolean {
  return user?.roles.some(({ name }) => name === role) === true;
}
