import { shopContext } from "#app/shop-context.server.ts";
import { isNewsletter, newsletterAction } from "#app/site/newsletter-action.server.ts";
import { Notice } from "#app/site/notice.tsx";
import { ignoringFragment } from "#app/site/revalidation.ts";
import buttons from "#app/ui/button.module.css";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { CONTACT_PATH } from "#model/screens/screen-paths.ts";
import { TOKEN_PARAM } from "#model/screens/url-parameters.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import type { Route } from "./+types/newsletter-page.ts";
import { mailedPageAt } from "./mailed-pages.server.ts";

export const shouldRevalidate = ignoringFragment;

/** The newsletter's mails link here. Opening a link changes nothing, because programs that scan mail do so. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return mailedPageAt(params.page, context.get(shopContext)).open(tokenIn(url));
}

/** The button of such a page. The one press of a mail program does not come here: server/newsletter/newsletter-links.ts. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (await isNewsletter(request)) return newsletterAction({ request, context });
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

/** A plain form, whose button works without script. Without a button there is nothing to be done. */
function MailedScreen({ page }: Route.ComponentProps["loaderData"]) {
  const { heading, text, button, home, contact, labelName, picture } = page;
  return (
    <>
      <title>{pageTitle(withoutEmphasis(heading), labelName)}</title>
      <Notice title={heading} sentences={[text]} picture={picture} size="long">
        {button ? (
          <form method="post">
            <button type="submit" className={`${buttons.button} ${buttons.ink}`}>
              {button}
            </button>
          </form>
        ) : (
          <ScreenLink className={`${buttons.button} ${buttons.ink}`} href="/">
            {home}
          </ScreenLink>
        )}
        <ScreenLink className={buttons.link} href={CONTACT_PATH}>
          {contact}
        </ScreenLink>
      </Notice>
    </>
  );
}

function tokenIn({ searchParams }: URL): string {
  return searchParams.get(TOKEN_PARAM) ?? "";
}
