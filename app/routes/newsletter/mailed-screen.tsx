import { data } from "react-router";
import { cachePolicies } from "#app/cache-policies.ts";
import type { Shop } from "#app/content/shop-context.server.ts";
import type { LabelPicture } from "#app/label/label-picture.ts";
import { type NewsletterPage, newsletterWords } from "#app/label/newsletter-words.ts";
import { Notice } from "#app/site/notice.tsx";
import buttons from "#app/ui/button.module.css";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";

/** A page that a mail leads to, as it is drawn. Without a button there is nothing to be done. */
export type MailedPage = {
  heading: string;
  text: string;
  button: string | undefined;
  labelName: string;
  picture: LabelPicture | undefined;
};

/** A link of a mail is one person's: it is neither cached nor listed. */
const PRIVATE = { "Cache-Control": cachePolicies.never, "X-Robots-Tag": "noindex, nofollow" };

export const noindex = [{ name: "robots", content: "noindex, nofollow" }];

export function mailedPage(
  { heading, text }: NewsletterPage,
  { texts }: Pick<Shop, "texts">,
  { status, button }: { status: number; button?: string },
) {
  const { name: labelName } = texts.labelSettings;
  const page: MailedPage = {
    heading,
    text: text(labelName),
    button,
    labelName,
    picture: texts.contact.picture,
  };
  return data({ page }, { status, headers: PRIVATE });
}

/** A plain form, whose button works without script: programs that look through mails open links, and press no button. */
export function MailedScreen({ page }: { page: MailedPage }) {
  const { heading, text, button, labelName, picture } = page;
  return (
    <>
      <title>{`${withoutEmphasis(heading)} | ${labelName}`}</title>
      <Notice title={heading} sentences={[text]} picture={picture} size="long">
        {button ? (
          <form method="post">
            <button type="submit" className={`${buttons.button} ${buttons.ink}`}>
              {button}
            </button>
          </form>
        ) : (
          <ScreenLink className={`${buttons.button} ${buttons.ink}`} href="/">
            {newsletterWords.home}
          </ScreenLink>
        )}
        <ScreenLink className={buttons.link} href="/contact">
          {newsletterWords.contact}
        </ScreenLink>
      </Notice>
    </>
  );
}
