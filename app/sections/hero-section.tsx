import { useEffect, useState } from "react";
import { ProductCard } from "#app/dresses/product-card.tsx";
import buttons from "#app/ui/button.module.css";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { PauseMotion } from "#app/ui/pause-motion.tsx";
import { savesData } from "#app/ui/saves-data.ts";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import { Film } from "./film.tsx";
import styles from "./hero-section.module.css";
import { useSectionField } from "./section-parts.tsx";

/** The film across the first screen, the quote in ink over it, and one dress that stands over the fold. */
export function HeroSection({ section: slide }: { section: DrawnSection<"heroSection"> }) {
  const { unsupported, dress, isFirst, isBeforePaper } = slide;
  const field = useSectionField(slide);
  // The dress hangs down over paper, and over nothing else.
  const hang = isBeforePaper ? undefined : { marginBlockEnd: 0 };
  // A guillemet is as wide as two letters: it would leave the first word beside the margin.
  const hangsMark = /^[“"]/.test(slide.title);
  // Further down it begins no page, and nobody waits for its pictures.
  const Heading = isFirst ? "h1" : "h2";
  const loading = isFirst ? "first" : "lazy";
  // Whether data is to be saved is not known before the scripts are there.
  const [hasFilm, setHasFilm] = useState(slide.sources.length > 0);
  useEffect(() => setHasFilm((has) => has && !savesData()), []);
  return (
    <section
      className={`${styles.hero} grid`}
      data-bare={slide.sources.length > 0 || slide.poster || dress ? undefined : ""}
      aria-label={slide.subTitle || withoutEmphasis(slide.title)}
    >
      <div
        className={styles.ground}
        data-still={slide.sources.length > 0 ? undefined : ""}
        data-sanity={field(slide.sources.length > 0 ? "sources" : "poster")}
      >
        <Film sources={slide.sources} poster={slide.poster} unsupported={unsupported} loading={loading} />
      </div>
      <div className={`${styles.text} words`} data-on-film="">
        <Paragraph
          className="label"
          text={slide.subTitle}
          {...slide.spokenIn?.["subTitle"]}
          data-sanity={field("subTitle")}
        />
        <Heading
          className={styles.quote}
          data-hangs={hangsMark ? "" : undefined}
          {...slide.spokenIn?.["title"]}
          data-sanity={field("title")}
        >
          <Title text={slide.title} />
        </Heading>
        <div className={styles.actions}>
          <ScreenLink
            className={`${buttons.button} ${buttons.ink}`}
            href={slide.href}
            {...slide.spokenIn?.["btnLabel"]}
            data-sanity={field("btnLabel")}
          >
            {slide.btnLabel}
          </ScreenLink>
          {hasFilm && <PauseMotion />}
        </div>
      </div>
      {dress && (
        <div className={styles.dress} style={hang}>
          <ProductCard
            card={dress}
            list="hero"
            level={isFirst ? 2 : 3}
            sizes="(max-width: 39.99rem) 75vw, (max-width: 59.99rem) 55vw, 40vw"
            loading={loading}
          />
        </div>
      )}
    </section>
  );
}
