import { data, redirect } from "react-router";
import { shopContext } from "#app/shop-context.server.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { sharedPath } from "#app/ui/language-base.ts";
import { movedAddress } from "#model/dresses/find-dress.server.ts";
import { localAddress } from "#model/screens/local-address.ts";
import notFoundWords from "#words/not-found.json" with { type: "json" };
import type { Route } from "./+types/not-found.ts";
import { NotFoundScreen } from "./error-screen.tsx";
import { screenAction } from "./newsletter-action.server.ts";
import { ignoringFragment } from "./revalidation.ts";

export const shouldRevalidate = ignoringFragment;

/** Every address the shop does not know: those of the label's former site lead on. */
export function loader({ context, url: { pathname, search } }: Route.LoaderArgs) {
  const { catalogue, texts } = context.get(shopContext);
  const moved = movedAddress(catalogue, sharedPath(pathname), search);
  if (moved !== undefined) throw redirect(localAddress(moved), 301);
  const { notFound } = texts;
  return data({ texts: notFound }, { status: 404 });
}

export const action = screenAction;

export function meta() {
  return [{ title: withoutEmphasis(notFoundWords.title) }, { name: "robots", content: "noindex" }];
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen texts={loaderData.texts} />;
}
