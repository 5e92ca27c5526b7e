import type { ShouldRevalidateFunctionArgs } from "react-router";
import { shopContext } from "#app/shop-context.server.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { Notice, WaysOn } from "#app/site/notice.tsx";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { isRefresh } from "#app/site/revalidation.ts";
import { WriteToUs } from "#app/site/write-to-us.tsx";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { listedItems } from "#model/screens/wishlist-address.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };
import type { Route } from "./+types/wishlist-screen.ts";
import styles from "./listed-dresses.module.css";
import { ListedDresses } from "./listed-dresses.tsx";
import { RemovedDresses } from "./removed-dresses.tsx";
import { type ShownWishlist, useShownWishlist } from "./use-shown-wishlist.ts";
import { type WishlistData, wishlistData } from "./wishlist-data.server.ts";

/** Anybody who opens the address gets its dresses; a list without one is on the device alone. */
export function loader({ context, url }: Route.LoaderArgs) {
  return wishlistData(context.get(shopContext), url);
}

export const action = screenAction;

export function meta({ loaderData, location }: Route.MetaArgs) {
  const title = withoutEmphasis(wishlistPageWords.title);
  if (!loaderData) return [{ title }, { name: "robots", content: "noindex" }];
  const { name: labelName, origin } = loaderData;
  const path = location.pathname + location.search;
  return pageMeta({ title: pageTitle(title, labelName), origin, path, labelName, isUnlisted: true });
}

/** Another order, or fewer of them, asks the server nothing. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  if (formMethod || isRefresh(change)) return defaultShouldRevalidate;
  const currentItems = listedItems(currentUrl.searchParams);
  return !listedItems(nextUrl.searchParams).every((item) => currentItems.includes(item));
}

export default function WishlistScreen({ loaderData }: Route.ComponentProps) {
  const wishlist = useShownWishlist(loaderData.listed);
  if (wishlist.isEmpty) return <EmptyList {...loaderData.empty} wishlist={wishlist} />;
  return <ListedDresses data={loaderData} wishlist={wishlist} />;
}

type EmptyListProps = WishlistData["empty"] & { wishlist: ShownWishlist };

/** Says how a list comes about. Whether there is one on the device is not known before the scripts are there. */
function EmptyList({ picture, waysOn, wishlist }: EmptyListProps) {
  const { title, lead } = wishlistPageWords.empty;
  return (
    <div className={styles.empty} data-phase={wishlist.phase}>
      <Notice title={title} sentences={[lead]} picture={picture} size="long">
        <WaysOn links={waysOn} />
        <WriteToUs />
      </Notice>
      <RemovedDresses taken={wishlist.taken} putBack={wishlist.putBack} />
    </div>
  );
}
