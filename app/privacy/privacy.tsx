import { shopContext } from "#app/shop-context.server.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import reading from "#app/styles/reading.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Emphasis, withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Title } from "#app/ui/title.tsx";
import { takesVisits } from "#model/appointments/showrooms.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import type { LabelSettings } from "#model/texts/label-texts.server.ts";
import { type PrivacySection, privacySections } from "#model/texts/privacy-sections.ts";
import { isolated, separated } from "#words/locale.ts";
import type { Route } from "./+types/privacy.ts";
import styles from "./privacy.module.css";

export const shouldRevalidate = ignoringFragment;

export function loader({ context }: Route.LoaderArgs) {
  const { texts, privacy, origin } = context.get(shopContext);
  const { name, email, phone, phoneDisplay, enquiriesKeptMonths, showroom } = texts.labelSettings;
  return {
    texts: texts.privacy,
    sections: privacySections(privacy, {
      months: enquiriesKeptMonths,
      hasPhone: phone !== "",
      takesVisits: takesVisits(texts.appointments),
    }),
    reach: { name, email, phone, phoneDisplay, address: showroom.address },
    labelName: name,
    origin,
  };
}

export const action = screenAction;

export function meta({ loaderData: { texts, labelName, origin } }: Route.MetaArgs) {
  const title = pageTitle(withoutEmphasis(texts.title), labelName);
  return pageMeta({ title, description: texts.description, origin, path: "/privacy", labelName });
}

export default function Privacy({ loaderData: { texts, sections, reach } }: Route.ComponentProps) {
  const field = useDataAttribute("privacy");
  return (
    <article className={`${reading.page} grid flows-on-paper`} aria-labelledby="privacy">
      <header className={styles.head}>
        <h1
          id="privacy"
          className={reading.short}
          {...texts.spokenIn?.["title"]}
          data-sanity={field("title")}
        >
          <Title text={texts.title} />
        </h1>
      </header>
      <p
        className={`${styles.introduction} lead`}
        {...texts.spokenIn?.["introduction"]}
        data-sanity={field("introduction")}
      >
        {texts.introduction}
      </p>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <div className={styles.ending}>
        <p {...texts.spokenIn?.["ending"]} data-sanity={field("ending")}>
          {texts.ending}
        </p>
        <Reach reach={reach} />
      </div>
    </article>
  );
}

/** One kind of data that is stored, or not: its heading hangs in the margin. */
function Section({ section: { id, heading, text, list, facts } }: { section: PrivacySection }) {
  // The footer has an id "newsletter" as well.
  const titleId = `privacy-${id}`;
  return (
    <section className={`${styles.section} twelve`} aria-labelledby={titleId}>
      <h2 className="title-s" id={titleId}>
        <Emphasis text={heading} />
      </h2>
      <div className={styles.text}>
        <p>{text}</p>
        {list && (
          <ul className={reading.dashes}>
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {facts.length > 0 && (
          <dl>
            {facts.map(({ name, text }) => (
              <div key={name}>
                <dt className="label">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

type ReachProps = {
  /** The ways to reach the label that it has named. */
  reach: Pick<LabelSettings, "name" | "email" | "phone" | "phoneDisplay"> & { address: readonly string[] };
};

/** Names who answers for what is stored. */
function Reach({ reach: { name, email, phone, phoneDisplay, address } }: ReachProps) {
  return (
    <address className={`${reading.links} ${styles.reach}`}>
      <span>{separated([name, ...address.map(isolated)])}</span>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && (
        <a href={`tel:+${phone}`} dir="ltr">
          {phoneDisplay}
        </a>
      )}
    </address>
  );
}
