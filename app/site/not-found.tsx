import { data } from "react-router";
import { shopContext } from "#app/content/shop-context.server.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { notFoundWords } from "#words/not-found.ts";
import type { Route } from "./+types/not-found.ts";
import { NotFoundScreen } from "./error-screen.tsx";
import { screenAction } from "./newsletter-action.server.ts";
import { ignoringFragment } from "./revalidation.ts";

export const shouldRevalidate = ignoringFragment;

/** Every address the shop does not know. */
export function loader({ context }: Route.LoaderArgs) {
  const { notFound } = context.get(shopContext).texts;
  return data({ texts: notFound }, { status: 404 });
}

export const action = screenAction;

export function meta() {
  return [{ title: withoutEmphasis(notFoundWords.title) }, { name: "robots", content: "noindex" }];
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen texts={loaderData.texts} />;
}
