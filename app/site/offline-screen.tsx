import { lazy } from "react";
import { redirect } from "react-router";
import { sharedPath } from "#app/ui/language-base.ts";
import { localAddress } from "#model/screens/local-address.ts";
import { WANTED_PARAM } from "#model/screens/url-parameters.ts";
import type { Route } from "./+types/offline-screen.ts";
import { screenAction } from "./newsletter-action.server.ts";

/** Every page fetches it ahead. */
const OfflineScreen = lazy(async () => ({ default: (await import("./error-screen.tsx")).OfflineScreen }));

/** The browser keeps this page, and shows it in the place of one that it cannot load. Whoever reaches the shop goes on there. */
export function loader({ url }: Route.LoaderArgs) {
  const wanted = url.searchParams.get(WANTED_PARAM);
  if (wanted !== null) throw redirect(localAddress(sharedPath(wanted)));
  return null;
}

export const action = screenAction;

export default function Offline() {
  return <OfflineScreen isScriptMissing={false} />;
}
