import { rememberScreen, withoutConnection } from "./connection.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { focusHeading, focusScreen, rememberDeparture } from "./route-focus.ts";

/**
 * What the layout needs only when something has happened: another screen, an error, no connection. It is fetched as soon as
 * the page works, because without a connection it could not be.
 */
export const lateParts = {
  ErrorScreen,
  focusHeading,
  focusScreen,
  rememberDeparture,
  rememberScreen,
  withoutConnection,
};

export type LateParts = typeof lateParts;
