import { TOKEN_PARAM } from "#app/catalogue/url-parameters.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { newsletterWords } from "#app/label/newsletter-words.ts";
import { isNewsletter, newsletterAction } from "#app/site/newsletter-action.server.ts";
import type { Route } from "./+types/confirm.ts";
import { MailedScreen, mailedPage, noindex } from "./mailed-screen.tsx";

/** What the link in a confirmation mail leads to. Opening it changes nothing. */
export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { open, ended, button } = newsletterWords.confirm;
  return shop.newsletter.isConfirmable(tokenIn(url))
    ? mailedPage(open, shop, { status: 200, button })
    : mailedPage(ended, shop, { status: 410 });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (await isNewsletter(request)) return newsletterAction({ request, context }, shop);
  const { button, ...pages } = newsletterWords.confirm;
  const confirmation = shop.newsletter.confirm(tokenIn(url));
  const status = statusOf[confirmation];
  return mailedPage(pages[confirmation], shop, { status, ...(status === 503 && { button }) });
}

const statusOf = { confirmed: 200, again: 200, ended: 410, failed: 503 } as const;

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return noindex;
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <MailedScreen page={actionData && "page" in actionData ? actionData.page : loaderData.page} />;
}

function tokenIn({ searchParams }: URL): string {
  return searchParams.get(TOKEN_PARAM) ?? "";
}
