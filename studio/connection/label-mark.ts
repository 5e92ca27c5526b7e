import { workspace } from "./workspace.ts";

/** The address of the label's mark as the shop draws it just now: browsers keep the plain one for a day, and she may have changed it. */
export const labelMark = `${workspace.shopUrl}/favicon.svg?at=${Date.now()}`;
