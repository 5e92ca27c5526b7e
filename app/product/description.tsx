import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { DRESS_RATIO } from "#model/dresses/picture-size.ts";
import type { Product } from "#model/dresses/product.ts";
import styles from "./description.module.css";

/** One number says how the dress is made, as wide as the page. */
export function Figure({ product }: { product: Product }) {
  const { slug, figure, figureWords } = product;
  const field = useDataAttribute("product", slug);
  if (figure === "" || figureWords === "") return null;
  return (
    <div className={`${styles.figure} grid`}>
      <p>
        <em data-sanity={field("figure")}>{figure}</em>
        <span {...product.spokenIn?.["figureWords"]} data-sanity={field("figureWords")}>
          {figureWords}
        </span>
      </p>
    </div>
  );
}

/** The description is read, not skimmed: display type beside a detail that bleeds off the page. */
export function Description({ product, heading }: { product: Product; heading: string }) {
  const field = useDataAttribute("product", product.slug);
  if (product.description === "") return null;
  const [, picture] = product.pictures;
  return (
    <section className={`${styles.description} grid`} aria-labelledby="description">
      <div className={styles.text}>
        <h2 className="label" id="description">
          {heading}
        </h2>
        <p {...product.spokenIn?.["description"]} data-sanity={field("description")}>
          <Emphasis text={product.description} />
        </p>
      </div>
      {picture && (
        <div className={`${styles.picture} uncover`}>
          <Picture
            picture={{ ...picture, alt: "" }}
            ratio={DRESS_RATIO}
            sizes="(max-width: 59.99rem) 100vw, 42vw"
            data-sanity={picture.key ? field("gallery", { _key: picture.key }) : field("mainImage")}
          />
        </div>
      )}
    </section>
  );
}
