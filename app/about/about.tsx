import { shopContext } from "#app/shop-context.server.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import { WriteToUs } from "#app/site/write-to-us.tsx";
import reading from "#app/styles/reading.module.css";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { DRESS_RATIO } from "#model/dresses/picture-size.ts";
import { CONTACT_PATH } from "#model/screens/screen-paths.ts";
import { emptyScreens } from "#model/screens/screen-texts.server.ts";
import { screens } from "#model/screens/screens.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import { quoted } from "#model/texts/quoted-text.ts";
import { ownDigits, quotationMarks, separated } from "#words/locale.ts";
import navigationWords from "#words/navigation.json" with { type: "json" };
import type { Route } from "./+types/about.ts";
import styles from "./about.module.css";

export const shouldRevalidate = ignoringFragment;

export function loader({ context }: Route.LoaderArgs) {
  const { texts, origin } = context.get(shopContext);
  const { labelSettings, footer } = texts;
  return {
    title: footer.about,
    designer: texts.designer,
    labelName: labelSettings.name,
    /** The way on where there is nothing to read. */
    contact: emptyScreens(texts).has(screens.about.path) ? navigationWords.contact : undefined,
    appointment: { label: footer.appointment, href: labelSettings.bookingUrl },
    origin,
  };
}

export const action = screenAction;

export function meta({ loaderData: { title, designer, labelName, origin } }: Route.MetaArgs) {
  const { description } = designer;
  return pageMeta({ title: pageTitle(title, labelName), description, origin, path: "/about", labelName });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { designer, appointment, contact } = loaderData;
  const { spokenIn } = designer;
  const field = useDataAttribute("designer");
  return (
    <article className={`${reading.page} ${styles.about} grid`}>
      <h1 aria-label={designer.name} {...spokenIn?.["headline"]} data-sanity={field("headline")}>
        {designer.headline.split("\n").map((line) => (
          <span key={line}>
            <Title text={line} />
          </span>
        ))}
      </h1>
      {designer.opening && (
        <div className={styles.opening}>
          <Picture
            picture={designer.opening}
            sizes="(max-width: 59.99rem) 130vw, 100vw"
            loading="first"
            data-sanity={field("opening")}
          />
        </div>
      )}
      {designer.fashionWeeks.length > 0 && (
        <aside className={styles.weeks} aria-labelledby="weeks">
          <h2
            className="label"
            id="weeks"
            {...spokenIn?.["fashionWeeksHeading"]}
            data-sanity={field("fashionWeeksHeading")}
          >
            {designer.fashionWeeksHeading}
          </h2>
          <dl>
            {designer.fashionWeeks.map(({ _key, year, city, season }) => (
              <div key={`${year} ${city}`}>
                <dt className="numeral" data-sanity={field("fashionWeeks", { _key }, "year")}>
                  {ownDigits(year)}
                </dt>
                <dd
                  {...spokenIn?.[`fashionWeeks.${_key}`]}
                  data-sanity={field("fashionWeeks", { _key }, "city")}
                >
                  {separated([city, season])}
                </dd>
              </div>
            ))}
          </dl>
        </aside>
      )}
      {!contact && (
        <div className={styles.text}>
          {designer.biography.map(({ _key, kind, text }) =>
            kind === "quote" ? (
              <blockquote
                key={text}
                {...spokenIn?.[`biography.${_key}`]}
                data-sanity={field("biography", { _key }, "text")}
              >
                <Emphasis text={quoted(text, quotationMarks)} />
              </blockquote>
            ) : (
              <p
                key={text}
                {...spokenIn?.[`biography.${_key}`]}
                data-sanity={field("biography", { _key }, "text")}
              >
                {text}
              </p>
            ),
          )}
        </div>
      )}
      <div className={`${styles.end} words unprinted`} data-alone={contact && ""}>
        {designer.invitation && (
          <h2 className="title-s" {...spokenIn?.["invitation"]} data-sanity={field("invitation")}>
            <Emphasis text={designer.invitation} />
          </h2>
        )}
        {contact && (
          <ScreenLink className={buttons.button} href={CONTACT_PATH}>
            {contact}
          </ScreenLink>
        )}
        <ScreenLink className={buttons.button} href={appointment.href}>
          {appointment.label}
        </ScreenLink>
        <WriteToUs />
      </div>
      {designer.plate && (
        <div className={`${styles.plate} uncover`}>
          <Picture
            picture={designer.plate}
            ratio={DRESS_RATIO}
            sizes="(max-width: 59.99rem) 100vw, 50vw"
            data-sanity={field("plate")}
          />
        </div>
      )}
    </article>
  );
}
