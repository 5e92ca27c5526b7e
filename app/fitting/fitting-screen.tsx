import type { ShouldRevalidateFunctionArgs } from "react-router";
import { shopContext } from "#app/content/shop-context.server.ts";
import { listedSlugs } from "#app/label/wishlist-address.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { isRefresh } from "#app/ui/is-refresh.ts";
import { fittingWords } from "#words/fitting.ts";
import type { Route } from "./+types/fitting-screen.ts";
import { EmptyList } from "./empty-list.tsx";
import { fittingData } from "./fitting-data.server.ts";
import { ListedDresses } from "./listed-dresses.tsx";
import { useFitting } from "./use-fitting.ts";

/** Anybody who opens the address gets its dresses; a list without one is on the device alone. */
export function loader({ context, url }: Route.LoaderArgs) {
  return fittingData(context.get(shopContext), url);
}

export function action(args: Route.ActionArgs) {
  return screenAction(args, args.context.get(shopContext));
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = withoutEmphasis(fittingWords.title);
  return [
    { title: loaderData ? `${title} | ${loaderData.name}` : title },
    { name: "robots", content: "noindex" },
  ];
}

/** Another order, or fewer of them, asks the server nothing. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  if (formMethod || isRefresh(change)) return defaultShouldRevalidate;
  const known = listedSlugs(currentUrl.searchParams);
  return !listedSlugs(nextUrl.searchParams).every((slug) => known.includes(slug));
}

export default function FittingScreen({ loaderData }: Route.ComponentProps) {
  const fitting = useFitting(loaderData.listed);
  if (fitting.isEmpty) return <EmptyList {...loaderData.empty} fitting={fitting} />;
  return <ListedDresses data={loaderData} fitting={fitting} />;
}
