import { shopContext } from "#app/content/shop-context.server.ts";
import { privacySections } from "#app/label/privacy-sections.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { socialPicture } from "#app/site/open-graph-meta.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Title } from "#app/ui/title.tsx";
import type { Route } from "./+types/privacy.ts";
import styles from "./privacy.module.css";
import { Reach } from "./reach.tsx";
import { Section } from "./section.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { texts, privacy, origin } = context.get(shopContext);
  const { name, email, phone, phoneDisplay, enquiriesKeptMonths, showroom } = texts.labelSettings;
  return {
    texts: texts.privacy,
    sections: privacySections(privacy, { months: enquiriesKeptMonths, hasPhone: phone !== "" }),
    reach: { name, email, phone, phoneDisplay, address: showroom.address },
    labelName: name,
    origin,
  };
}

export function action(args: Route.ActionArgs) {
  return screenAction(args, args.context.get(shopContext));
}

export function meta({ loaderData: { texts, labelName, origin } }: Route.MetaArgs) {
  return [
    { title: `${withoutEmphasis(texts.title)} | ${labelName}` },
    { name: "description", content: texts.description },
    { tagName: "link", rel: "canonical", href: `${origin}/privacy` },
    ...socialPicture(origin, "/", labelName),
  ];
}

export default function Privacy({ loaderData: { texts, sections, reach } }: Route.ComponentProps) {
  return (
    <article className={`${styles.privacy} grid`} aria-labelledby="privacy">
      <header className={styles.head}>
        <h1 id="privacy">
          <Title text={texts.title} />
        </h1>
      </header>
      <p className={`${styles.introduction} lead`}>{texts.introduction}</p>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <div className={styles.ending}>
        <p>{texts.ending}</p>
        <Reach reach={reach} />
      </div>
    </article>
  );
}
