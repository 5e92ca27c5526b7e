import type { ServerPath } from "#model/screens/route-table.ts";

/** The label's own calendar app reads the bookings here: "/rental.ics?key=…". */
export const FEED_PATH: ServerPath = "/rental.ics";

export const FEED_KEY_PARAM = "key";

/** The embedded lake keeps the secret of that address as a token with this role, which may do nothing else. */
export const FEED_ROLE = "calendar";
