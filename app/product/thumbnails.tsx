import { DRESS_RATIO } from "#app/catalogue/picture-size.ts";
import type { ProductPicture } from "#app/catalogue/product.ts";
import { Picture } from "#app/ui/picture.tsx";
import { controlNames } from "#words/controls.ts";
import styles from "./gallery.module.css";

type ThumbnailsProps = {
  pictures: readonly ProductPicture[];
  /** It is the index of the picture that is shown. */
  current: number;
  onChoose: (index: number) => void;
};

/** Without script they are links to the pictures on the strip. */
export function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label={controlNames.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={`${controlNames.picture} ${index + 1}: ${picture.alt}`}
            aria-current={index === current ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
          >
            <Picture
              picture={{ ...picture, alt: "" }}
              ratio={DRESS_RATIO}
              sizes="(max-width: 59.99rem) 3.25rem, 7vw"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
