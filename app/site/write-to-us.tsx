import { useRouteLoaderData } from "react-router";
import buttons from "#app/ui/button.module.css";
import type { SiteLayoutTexts } from "./site-layout-texts.server.ts";

type WriteToUsProps = {
  /** Where there is no connection the telephone still works. */
  hasTelephone?: boolean;
};

/** A quiet line at the end of a screen: the way to the label, and who answers when. Its texts come with the layout. */
export function WriteToUs({ hasTelephone = false }: WriteToUsProps) {
  const { writeToUs } = useRouteLoaderData<{ layout: SiteLayoutTexts }>("root")?.layout ?? {};
  if (!writeToUs) return null;
  const { href, label, answers, telephone } = writeToUs;
  return (
    <p className="ways soft unprinted">
      <a className={buttons.link} href={href} rel="noreferrer">
        {label}
      </a>
      {hasTelephone && (
        <a className={buttons.link} href={telephone.href} dir="ltr">
          {telephone.label}
        </a>
      )}
      <span>{answers}</span>
    </p>
  );
}
