import { say } from "@trousseau/words/say.ts";
import { lazy, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import { drawSection } from "#app/sections/draw-section.tsx";
import { shopContext } from "#app/shop-context.server.ts";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import { returnFocus } from "#app/site/route-focus.ts";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { NOT_SHOWN, NOTICE_PARAM } from "#model/screens/url-parameters.ts";
import { type DrawnSection, drawnSections } from "#model/sections/drawn-sections.server.ts";
import { foundAs } from "#model/texts/found-as.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import neutralWords from "#words/neutral.json" with { type: "json" };
import openingSoonWords from "#words/opening-soon.json" with { type: "json" };
import type { Route } from "./+types/home.ts";
import styles from "./home.module.css";
import type { OpeningSoonProps } from "./opening-soon.tsx";

/** Most shops have a dress, and never show this. */
const OpeningSoon = lazy(async () => ({ default: (await import("./opening-soon.tsx")).OpeningSoon }));

/** A page that does not begin with a film has the header that other pages have, above it. */
const WITHOUT_FILM =
  "@layer screens{[data-over-film]>:first-child{position:static;background:var(--paper);border-color:var(--hairline)}}";

export const shouldRevalidate = ignoringFragment;

export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, texts, origin, newsletter } = context.get(shopContext);
  const { searchDescription, sharingPicture, verification } = texts.home;
  const sections = drawnSections({ catalogue, texts, canConfirm: newsletter.canConfirm });
  const [first] = sections;
  const opening = catalogue.products.length === 0 ? openingSoonProps(texts, first) : undefined;
  const isWithoutFilm = first?._type !== "heroSection";
  return {
    title: texts.home.title,
    labelName: texts.labelSettings.name,
    notShown: texts.labelSettings.notShown,
    description: searchDescription ?? texts.labelSettings.description,
    ...foundAs({ sharingPicture }),
    ...(verification.length > 0 && { verification }),
    origin,
    opening,
    isWithoutFilm,
    // A section without its film would be a bare wall.
    sections: opening?.isFirst && !isWithoutFilm ? sections.slice(1) : sections,
  };
}

/** A shop without products shows these in their place. */
function openingSoonProps(
  { labelSettings, contact }: Texts,
  first: DrawnSection | undefined,
): OpeningSoonProps {
  const { name, phone, phoneDisplay, greeting, email, showroom, hours, bookingUrl } = labelSettings;
  return {
    words: { ...openingSoonWords, text: say(openingSoonWords, "text", { name }) },
    labels: contact.labels,
    label: { phone, phoneDisplay, greeting, email, showroom, hours, bookingUrl },
    // An empty hero would be a bare wall under the name that stands above it.
    isFirst: !first || !saysSomething(first),
  };
}

function saysSomething(first: DrawnSection): boolean {
  if (first._type !== "heroSection") return false;
  return first.sources.length > 0 || first.poster !== undefined || first.title !== neutralWords.collection;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description, origin, labelName, sharingPicture, verification = [] } = loaderData;
  return [
    ...pageMeta({
      title,
      description,
      origin,
      path: "/",
      labelName,
      picture: { alt: title, own: sharingPicture },
    }),
    ...verification,
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, notShown, opening, isWithoutFilm, sections } = loaderData;
  const [parameters] = useSearchParams();
  // A dialog that opens changes the address, and no section.
  const drawn = useMemo(() => sections.map(drawSection), [sections]);
  const film = opening?.isFirst || isWithoutFilm ? undefined : drawn[0];
  return (
    <>
      {parameters.get(NOTICE_PARAM) === NOT_SHOWN && <NotShownNotice text={notShown} />}
      {!opening && !film && (
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash is in the security policy */}
          <style dangerouslySetInnerHTML={{ __html: WITHOUT_FILM }} />
          <h1 className="visually-hidden" data-alone="">
            {title}
          </h1>
        </>
      )}
      {film}
      {opening && <OpeningSoon {...opening} />}
      {film ? drawn.slice(1) : drawn}
    </>
  );
}

/** Says why an address that named a product or a collection led here. */
function NotShownNotice({ text }: { text: string }) {
  const field = useDataAttribute("house");
  useEffect(() => {
    announce(text);
    // The focus was on what closes it.
    return returnFocus;
  }, [text]);

  return (
    <div className={styles.notice}>
      <p data-sanity={field("notShown")}>{text}</p>
      <ScreenLink className={buttons.icon} href="/" isInPlace aria-label={controlNames.closeNotice}>
        <Icon name="close" />
      </ScreenLink>
    </div>
  );
}
