import { DRESS_RATIO } from "#app/catalogue/picture-size.ts";
import { PriceLine } from "#app/catalogue/price-line.tsx";
import { productPath } from "#app/catalogue/product.ts";
import type { SearchTexts } from "#app/label/search-texts.ts";
import buttons from "#app/ui/button.module.css";
import { closeAround } from "#app/ui/dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import type { SearchEntry } from "./search-entry.ts";
import styles from "./search-results.module.css";

/** Results rendered at once; the rest of a longer list is a further letter away. */
const MAX_RESULTS = 24;

export function SearchResults({ results }: { results: readonly SearchEntry[] }) {
  return (
    <ul className={styles.results}>
      {results.slice(0, MAX_RESULTS).map(({ slug, name, price, picture }) => (
        <li key={slug}>
          <ScreenLink href={productPath(slug)} onClick={closeAround}>
            <div className={styles.picture}>
              <Picture
                picture={{ ...picture, alt: "" }}
                ratio={DRESS_RATIO}
                sizes="(max-width: 59.99rem) 5.5rem, 15vw"
              />
            </div>
            <div>
              <h3>{name}</h3>
              <PriceLine price={price} />
            </div>
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}

export function NothingFound({ texts }: { texts: SearchTexts }) {
  return (
    <div className={styles.nothing}>
      <p className="title-s">{texts.nothing.sentence}</p>
      <p className="soft">{texts.nothing.hint}</p>
      <ul>
        {texts.waysOn.map(({ id, label, href }) => (
          <li key={id}>
            <ScreenLink className={buttons.link} href={href} onClick={closeAround}>
              {label}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
