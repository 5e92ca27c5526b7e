import type { LabelPicture } from "#app/label/label-picture.ts";
import { Notice } from "#app/site/notice.tsx";
import buttons from "#app/ui/button.module.css";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";

/** A page that a mail leads to. Without a button there is nothing to be done. */
export type MailedPage = {
  heading: string;
  text: string;
  button: string | undefined;
  /** The texts of the links that lead on. */
  home: string;
  contact: string;
  labelName: string;
  picture: LabelPicture | undefined;
};

/** A plain form, whose button works without script. */
export function MailedScreen({ page }: { page: MailedPage }) {
  const { heading, text, button, home, contact, labelName, picture } = page;
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
            {home}
          </ScreenLink>
        )}
        <ScreenLink className={buttons.link} href="/contact">
          {contact}
        </ScreenLink>
      </Notice>
    </>
  );
}
