import { CardStack } from "#app/ui/card-stack.tsx";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { DRESS_RATIO } from "#model/dresses/picture-size.ts";
import type { LabelPicture } from "#model/pictures/label-picture.ts";
import type { DrawnSection } from "#model/sections/drawn-sections.server.ts";
import carouselNames from "#words/carousel.json" with { type: "json" };
import styles from "./featured-section.module.css";
import { SectionAction, SectionHeading, useSectionField } from "./section-parts.tsx";

export function FeaturedSection({ section: texts }: { section: DrawnSection<"featuredSection"> }) {
  const field = useSectionField(texts);
  return (
    <section className={`${styles.featured} section grid`} aria-labelledby={texts.id}>
      <div className={`${styles.text} words rise`}>
        <Paragraph
          className="label"
          text={texts.season}
          {...texts.spokenIn?.["season"]}
          data-sanity={field("season")}
        />
        <SectionHeading section={texts} />
        <SectionAction section={texts} />
      </div>
      <div className={styles.stack}>
        <CardStack label={withoutEmphasis(texts.heading)} names={carouselNames}>
          {texts.pictures.map((picture, place) => (
            <Card
              // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand there twice
              key={place}
              picture={picture}
              href={texts.action.href}
              data-sanity={field("pictures", { _key: picture.key })}
            />
          ))}
        </CardStack>
      </div>
    </section>
  );
}

type CardProps = { picture: LabelPicture; href: string; "data-sanity": string | undefined };

function Card({ href, ...shownPicture }: CardProps) {
  const cardPicture = (
    <Picture {...shownPicture} ratio={DRESS_RATIO} sizes="(max-width: 59.99rem) 66vw, 30vw" />
  );
  if (!href) return cardPicture;
  return (
    <ScreenLink href={href} draggable={false}>
      {cardPicture}
    </ScreenLink>
  );
}
