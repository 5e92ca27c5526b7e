import type { CSSProperties } from "react";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { PauseMotion } from "#app/ui/pause-motion.tsx";
import type { LabelPicture } from "#model/pictures/label-picture.ts";
import { rendition } from "#model/pictures/rendition.ts";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import { languageTag } from "#words/locale.ts";
import { Film } from "./film.tsx";
import styles from "./film-section.module.css";
import { SectionHeading, useSectionField } from "./section-parts.tsx";

/** Nothing plays with sound but for whoever presses the browser's own button, which needs no script. */
export function FilmSection({ section }: { section: DrawnSection<"filmSection"> }) {
  const { id, heading, text, plays, sources, poster, unsupported } = section;
  const field = useSectionField(section);
  const shape: CSSProperties | undefined = poster && { aspectRatio: `${poster.width} / ${poster.height}` };
  return (
    <section className={`${styles.film} section grid`} aria-labelledby={heading ? id : undefined}>
      {(heading || text) && (
        <header className="words rise">
          {heading && <SectionHeading section={section} className="title-s" />}
          <Paragraph text={text} {...section.spokenIn?.["text"]} data-sanity={field("text")} />
        </header>
      )}
      <div className={styles.place}>
        <div className={styles.frame} style={shape} data-sanity={field("sources")}>
          {plays === "loop" ? (
            <Film sources={sources} poster={poster} unsupported={unsupported} loading="lazy" />
          ) : (
            <Player section={section} />
          )}
        </div>
        {plays === "loop" && <PauseMotion />}
      </div>
    </section>
  );
}

/** The film itself is seldom wider. In pixels. */
const POSTER_WIDTH = 1440;

function Player({ section }: { section: DrawnSection<"filmSection"> }) {
  const { heading, sources, poster, captions, captionsLabel, unsupported } = section;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the label may have a film in which nobody speaks
    <video
      controls
      playsInline
      preload="none"
      aria-label={withoutEmphasis(heading) || undefined}
      poster={poster && firstPictureOf(poster)}
      // A host of its own sends captions only to who asks in this way.
      crossOrigin={captions ? "anonymous" : undefined}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions && (
        <track kind="captions" src={captions} srcLang={languageTag} label={captionsLabel} default />
      )}
      <span>{unsupported}</span>
    </video>
  );
}

function firstPictureOf({ src, width, height }: LabelPicture): string {
  return rendition(src, Math.min(POSTER_WIDTH, width), height / width);
}
