import buttons from "#app/ui/button.module.css";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { Parallax } from "#app/ui/parallax.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import styles from "./picture-section.module.css";
import { SectionAction, SectionHeading, useSectionField } from "./section-parts.tsx";

/** The specification's strength for this block, in pixels. */
const STRENGTH = 150;

export function PictureSection({ section: texts }: { section: DrawnSection<"pictureSection"> }) {
  const field = useSectionField(texts);
  if (!texts.picture) return null;
  // The style sheet lets a picture without words, and so without a name, stand alone.
  return (
    <section className={`${styles.block} grid`} aria-labelledby={texts.heading ? texts.id : undefined}>
      <div className={`${styles.picture} under-words`} data-shade={texts.picture.shade}>
        <Parallax strength={STRENGTH}>
          <Picture
            picture={texts.picture}
            sizes="(max-width: 59.99rem) 140vw, 110vw"
            data-sanity={field("picture")}
          />
        </Parallax>
      </div>
      {texts.heading && (
        <div className={`${styles.text} words rise`}>
          <Paragraph
            className="label"
            text={texts.label}
            {...texts.spokenIn?.["label"]}
            data-sanity={field("label")}
          />
          <SectionHeading section={texts} keepsLines />
          <SectionAction section={texts} className={`${buttons.button} ${buttons.ink}`} />
        </div>
      )}
    </section>
  );
}
