import { Paragraph } from "#app/ui/paragraph.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { DRESS_RATIO } from "#model/dresses/picture-size.ts";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import styles from "./brides-section.module.css";
import { SectionHeading, useSectionField } from "./section-parts.tsx";

/** Words of brides are no ratings, and nothing that search engines would take for reviews. */
export function BridesSection({ section }: { section: DrawnSection<"bridesSection"> }) {
  const { id, heading, words } = section;
  const field = useSectionField(section);
  return (
    <section className={`${styles.brides} section`} aria-labelledby={heading ? id : undefined}>
      {heading && (
        <header className="grid rise">
          <SectionHeading section={section} className="title-s" />
        </header>
      )}
      {words.map(({ _key, quote, name, where, dress, picture }, place) => {
        const attributeOf = (part: string) => field("words", { _key }, part);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an import may come without keys
          <div key={place} className="grid" data-pictured={picture ? "" : undefined}>
            {picture && (
              <div className={styles.picture} data-sanity={attributeOf("picture")}>
                <Picture picture={picture} ratio={DRESS_RATIO} sizes="(max-width: 59.99rem) 70vw, 30vw" />
              </div>
            )}
            <figure className={`${styles.words} rise`}>
              <blockquote>
                <Paragraph text={quote} {...section.spokenIn?.["words"]} data-sanity={attributeOf("quote")} />
              </blockquote>
              <figcaption>
                <span className="label" data-sanity={attributeOf("name")}>
                  {name}
                </span>
                {where && (
                  <span className="soft" data-sanity={attributeOf("where")}>
                    {where}
                  </span>
                )}
                {dress && <ScreenLink href={dress.href}>{dress.name}</ScreenLink>}
              </figcaption>
            </figure>
          </div>
        );
      })}
    </section>
  );
}
