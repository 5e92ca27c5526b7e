import type { ShouldRevalidateFunctionArgs } from "react-router";
import { dressesIn } from "#app/catalogue/fitting-address.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { fittingWords } from "#words/fitting.ts";
import type { Route } from "./+types/fitting-screen.ts";
import { fittingData } from "./fitting-data.server.ts";
import { LazyFittingList, loadFittingList } from "./lazy-fitting-list.tsx";

/** The dresses that the address names, for whoever opens it; a list without an address is on the device alone. */
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
  if (formMethod) return defaultShouldRevalidate;
  const known = dressesIn(currentUrl.searchParams);
  return !dressesIn(nextUrl.searchParams).every((slug) => known.includes(slug));
}

/** From another screen the list's script comes with its data. Where it does not, the list tries again by itself. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), loadFittingList().catch(() => undefined)]);
  return data;
}

export default function FittingScreen({ loaderData }: Route.ComponentProps) {
  return <LazyFittingList data={loaderData} />;
}
