import { shopContext } from "#app/content/shop-context.server.ts";
import { TOKEN_PARAM } from "#app/label/url-parameters.ts";
import { ignoringFragment } from "#app/site/ignoring-fragment.ts";
import { isNewsletter, newsletterAction } from "#app/site/newsletter-action.server.ts";
import type { Route } from "./+types/newsletter-page.ts";
import { mailedPageAt } from "./mailed-pages.server.ts";
import { MailedScreen } from "./mailed-screen.tsx";

export const shouldRevalidate = ignoringFragment;

/** The newsletter's mails link here. Opening a link changes nothing, because programs that scan mail do so. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return mailedPageAt(params.page, context.get(shopContext)).open(tokenIn(url));
}

/** The button of such a page. The one press of a mail program does not come here: server/newsletter/one-click-unsubscribe.ts. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (await isNewsletter(request)) return newsletterAction({ request, context }, shop);
  return mailedPageAt(params.page, shop).press(tokenIn(url));
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ name: "robots", content: "noindex, nofollow" }];
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  return <MailedScreen page={actionData && "page" in actionData ? actionData.page : loaderData.page} />;
}

function tokenIn({ searchParams }: URL): string {
  return searchParams.get(TOKEN_PARAM) ?? "";
}
