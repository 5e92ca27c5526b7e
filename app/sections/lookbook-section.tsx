import { Paragraph } from "#app/ui/paragraph.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { DRESS_RATIO } from "#model/dresses/picture-size.ts";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import styles from "./lookbook-section.module.css";
import { SectionHeading, useSectionField } from "./section-parts.tsx";

/** Height over width of a picture that lies. */
const EDITORIAL_RATIO = 10 / 16;

/** Layout widths of the six places, which return by turns. */
const SIZES = [
  "(max-width: 59.99rem) 100vw, 58vw",
  "(max-width: 59.99rem) 70vw, 54vw",
  "(max-width: 59.99rem) 70vw, 30vw",
  "(max-width: 59.99rem) 92vw, 34vw",
  "(max-width: 59.99rem) 61vw, 30vw",
  "(max-width: 59.99rem) 61vw, 23vw",
];

/** Pictures by turns one, two and three beside each other; what CSS composes needs no script. */
export function LookbookSection({ section }: { section: DrawnSection<"lookbookSection"> }) {
  const { id, heading, text, plates } = section;
  const field = useSectionField(section);
  return (
    <section className={`${styles.lookbook} section grid`} aria-labelledby={heading ? id : undefined}>
      {(heading || text) && (
        <header className="words rise">
          {heading && <SectionHeading section={section} />}
          <Paragraph
            className="lead soft"
            text={text}
            {...section.spokenIn?.["text"]}
            data-sanity={field("text")}
          />
        </header>
      )}
      {plates.map(({ picture, dress }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand there twice
        <figure key={place} data-sanity={field("plates", { _key: picture.key })}>
          <Picture
            picture={picture}
            ratio={picture.width > picture.height ? EDITORIAL_RATIO : DRESS_RATIO}
            sizes={SIZES[place % SIZES.length] ?? "100vw"}
          />
          {dress && (
            <figcaption>
              <ScreenLink href={dress.href}>{dress.name}</ScreenLink>
            </figcaption>
          )}
        </figure>
      ))}
    </section>
  );
}
