import buttons from "#app/ui/button.module.css";
import { Parallax } from "#app/ui/parallax.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import type { DrawnSection } from "./drawn-sections.server.ts";
import styles from "./parallax-block.module.css";
import { useSectionField } from "./section-field.ts";

/** The specification's strength for this block, in pixels. */
const STRENGTH = 150;

export function ParallaxBlock({ section: texts }: { section: DrawnSection<"pictureSection"> }) {
  const { id } = texts;
  const field = useSectionField(texts);
  if (!texts.picture) return null;
  return (
    <section className={`${styles.block} grid`} aria-labelledby={id}>
      <div className={`${styles.picture} under-words`} data-shade={texts.picture.shade}>
        <Parallax strength={STRENGTH}>
          <Picture
            picture={texts.picture}
            sizes="(max-width: 59.99rem) 140vw, 110vw"
            data-sanity={field("picture")}
          />
        </Parallax>
      </div>
      <div className={`${styles.text} rise`}>
        {texts.label && (
          <p className="label" data-sanity={field("label")}>
            {texts.label}
          </p>
        )}
        <h2 id={id} data-sanity={field("heading")}>
          <Title text={texts.heading} keepsLines />
        </h2>
        <ScreenLink
          className={`${buttons.button} ${buttons.ink}`}
          href={texts.action.href}
          data-sanity={field("action", "label")}
        >
          {texts.action.label}
        </ScreenLink>
      </div>
    </section>
  );
}
