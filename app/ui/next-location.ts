import { type Location, useNavigation } from "react-router";
import { sharedPath } from "./language-base.ts";

/** The address that is on its way, as `useLocation` will have it: without the path of the language. */
export function useNextLocation(): Location | undefined {
  const { location } = useNavigation();
  if (!location) return undefined;
  const pathname = sharedPath(location.pathname);
  return pathname === location.pathname ? location : { ...location, pathname };
}
