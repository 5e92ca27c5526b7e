import type { ReactNode } from "react";
import buttons from "#app/ui/button.module.css";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import type { PictureSource } from "#model/pictures/rendition.ts";
import type { NavLink } from "#model/screens/navigation.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import { Monogram } from "./monogram.tsx";
import styles from "./notice.module.css";

type NoticeProps = {
  title: string;
  /** The first leads, and others stand last in small letters. */
  sentences: readonly string[];
  /** The mark stands in for it where no picture could be fetched. */
  picture?: PictureSource | undefined;
  /** Titles of two words stand large, sentences smaller. */
  size?: "short" | "long";
  /** The values of `data-sanity`. */
  fields?: { sentence: string | undefined; picture: string | undefined };
  children: ReactNode;
};

/** One sentence, one picture, ways on: what is shown when what was requested is not. */
export function Notice({
  title,
  sentences: [lead, ...others],
  picture,
  size = "short",
  fields,
  children,
}: NoticeProps) {
  return (
    <section className={`${styles.notice} grid`}>
      <div className={`${styles.picture} under-words`} data-shade={picture?.shade}>
        {picture ? (
          <Picture
            picture={{ ...picture, alt: "" }}
            sizes="(max-width: 59.99rem) 160vw, 100vw"
            loading="first"
            data-sanity={fields?.picture}
          />
        ) : (
          <Monogram />
        )}
      </div>
      <div className={`${styles.text} words`}>
        <h1 data-size={size}>
          <Title text={title} />
        </h1>
        <p className="lead" data-sanity={fields?.sentence}>
          {lead}
        </p>
        <nav className="ways" aria-label={controlNames.waysOn}>
          {children}
        </nav>
        {others.map((sentence) => (
          <p key={sentence} className="label">
            {sentence}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Links for the ways on: the first stands out. */
export function WaysOn({ links: [first, ...others] }: { links: readonly NavLink[] }) {
  return (
    <>
      {first && (
        <ScreenLink className={`${buttons.button} ${buttons.ink}`} href={first.href}>
          {first.label}
        </ScreenLink>
      )}
      {others.map(({ id, label, href }) => (
        <ScreenLink key={id} className={buttons.link} href={href}>
          {label}
        </ScreenLink>
      ))}
    </>
  );
}
