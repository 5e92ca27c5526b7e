import { TOKEN_PARAM } from "#app/catalogue/url-parameters.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { newsletterWords } from "#app/label/newsletter-words.ts";
import { isNewsletter, newsletterAction } from "#app/site/newsletter-action.server.ts";
import type { Route } from "./+types/unsubscribe.ts";
import { MailedScreen, mailedPage, noindex } from "./mailed-screen.tsx";

/**
 * What the link at the end of a letter leads to. Opening it changes nothing. The one press of a mail program does not come here:
 * server/newsletter/one-click-unsubscribe.ts.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { open, ended, button } = newsletterWords.unsubscribe;
  return shop.newsletter.isUnsubscribable(tokenIn(url))
    ? mailedPage(open, shop, { status: 200, button })
    : mailedPage(ended, shop, { status: 404 });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (await isNewsletter(request)) return newsletterAction({ request, context }, shop);
  const { button, ...pages } = newsletterWords.unsubscribe;
  const unsubscription = shop.newsletter.unsubscribe(tokenIn(url));
  const status = statusOf[unsubscription];
  return mailedPage(pages[unsubscription], shop, { status, ...(status === 503 && { button }) });
}

const statusOf = { done: 200, ended: 404, failed: 503 } as const;

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return noindex;
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <MailedScreen page={actionData && "page" in actionData ? actionData.page : loaderData.page} />;
}

function tokenIn({ searchParams }: URL): string {
  return searchParams.get(TOKEN_PARAM) ?? "";
}
