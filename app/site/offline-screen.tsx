import { redirect } from "react-router";
import { localAddress } from "#app/label/local-address.ts";
import { WANTED_PARAM } from "#app/label/url-parameters.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { errorWords } from "#words/errors.ts";
import type { Route } from "./+types/offline-screen.ts";
import { OfflineScreen } from "./error-screen.tsx";
import { screenAction } from "./newsletter-action.server.ts";

/** The browser keeps this page, and shows it in the place of one that it cannot load. Whoever reaches the shop goes on there. */
export function loader({ url }: Route.LoaderArgs) {
  const wanted = url.searchParams.get(WANTED_PARAM);
  if (wanted !== null) throw redirect(localAddress(wanted));
  return null;
}

export const action = screenAction;

export function meta() {
  return [{ title: withoutEmphasis(errorWords.offline.heading) }, { name: "robots", content: "noindex" }];
}

export default function Offline() {
  return <OfflineScreen isScriptMissing={false} />;
}
