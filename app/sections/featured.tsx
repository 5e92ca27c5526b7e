import { DRESS_RATIO } from "#app/catalogue/picture-size.ts";
import type { LabelPicture } from "#app/label/label-picture.ts";
import buttons from "#app/ui/button.module.css";
import { CardStack } from "#app/ui/card-stack.tsx";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { carouselNames } from "#words/carousel.ts";
import type { DrawnSection } from "./drawn-sections.server.ts";
import styles from "./featured.module.css";

export function Featured({ section: texts }: { section: DrawnSection<"featuredSection"> }) {
  const { id } = texts;
  return (
    <section className={`${styles.featured} section grid`} aria-labelledby={id}>
      <div className={`${styles.text} rise`}>
        {texts.season && <p className="label">{texts.season}</p>}
        <h2 id={id}>
          <Title text={texts.heading} />
        </h2>
        <ScreenLink className={buttons.button} href={texts.action.href}>
          {texts.action.label}
        </ScreenLink>
      </div>
      <div className={styles.stack}>
        <CardStack label={withoutEmphasis(texts.heading)} names={carouselNames}>
          {texts.pictures.map((picture, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand there twice
            <Card key={place} picture={picture} href={texts.action.href} />
          ))}
        </CardStack>
      </div>
    </section>
  );
}

function Card({ picture, href }: { picture: LabelPicture; href: string }) {
  const shown = <Picture picture={picture} ratio={DRESS_RATIO} sizes="(max-width: 59.99rem) 66vw, 30vw" />;
  if (!href) return shown;
  return (
    <ScreenLink href={href} draggable={false}>
      {shown}
    </ScreenLink>
  );
}
