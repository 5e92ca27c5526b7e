import { say } from "@trousseau/words/say.ts";
import type { ReactNode } from "react";
import { PriceLine } from "#app/dresses/price-line.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import type { Qr } from "#app/ui/qr.ts";
import type { Choice } from "#model/dresses/choice.ts";
import { type Rental, showsPrice } from "#model/dresses/price.ts";
import { type Product, pictureIn, sizeInWords } from "#model/dresses/product.ts";
import { rentalInWords } from "#model/dresses/rental-in-words.ts";
import galleryWords from "#words/gallery.json" with { type: "json" };
import { isolated, separated, textDirection } from "#words/locale.ts";
import productWords from "#words/product.json" with { type: "json" };
import rentalWords from "#words/rental.json" with { type: "json" };
import sheetWords from "#words/sheet.json" with { type: "json" };
import styles from "./print-sheet.module.css";

type PrintSheetProps = {
  product: Pick<Product, "name" | "price" | "sale" | "offers" | "sizes" | "colours" | "pictures">;
  /** A dress that is to buy only has no terms. */
  rental: Rental | undefined;
  choice: Partial<Choice>;
  /** "Sold", where something is said of it. */
  state: string | undefined;
  words: Pick<typeof productWords, "size" | "sheet">;
  labelSettings: {
    name: string;
    showroom: readonly string[];
    hours: readonly string[];
    phone: string;
    taxNote: string;
  };
  address: string;
  qr: Qr | undefined;
};

/** The sheet is seen in print only. Its code is part of the page, because no browser waits for a file that printing alone asks for. */
export function PrintSheet({
  product,
  rental,
  choice,
  state,
  words: allWords,
  labelSettings,
  address,
  qr,
}: PrintSheetProps) {
  const { sheet: words } = allWords;
  const chosen = [choice.colour?.name, choice.size && `${allWords.size} ${sizeInWords(choice.size)}`].flatMap(
    (choiceText) => choiceText || [],
  );
  const pictured = choice.colour && picturedOther(product, choice.colour.slug);
  const { name, price, sale, offers, sizes } = product;
  const colours = product.colours.filter(({ isAvailable }) => isAvailable);
  const { showroom, hours, phone, taxNote } = labelSettings;
  const reach = [separated(showroom.map(isolated)), separated(hours.map(isolated)), isolated(phone)].filter(
    Boolean,
  );
  const had = sizes.filter(({ isAvailable }) => isAvailable);
  return (
    <section className={styles.sheet} aria-label={sheetWords.printSheet}>
      <p className={styles.mark} translate="no">
        {labelSettings.name}
      </p>
      <div className={styles.words}>
        <p className={styles.name} translate="no">
          {name}
        </p>
        {chosen.length > 0 && (
          <p className={styles.chosen} dir={textDirection}>
            <span>{separated(chosen)}</span>
            {pictured && (
              <span className="soft">{`. ${say(galleryWords, "picturedIn", { colour: pictured })}.`}</span>
            )}
          </p>
        )}
        {state && <p className={styles.chosen}>{state}</p>}
        <dl className={`${styles.facts} numeral`}>
          <Fact name={words.price}>
            {offers.includes("purchase") && <PriceLine price={price?.text ?? null} was={sale?.was.text} />}
          </Fact>
          <Fact name={rentalWords.rental}>{rental && rentalInWords(rental)}</Fact>
          <Fact name={words.sizes}>{separated(had.map(sizeInWords))}</Fact>
          <Fact name={words.colours}>{separated(colours.map((colour) => colour.name))}</Fact>
          <Fact name={words.showroom} className={styles.reach}>
            {reach.length > 0 && <Emphasis text={reach.join("\n")} />}
          </Fact>
        </dl>
        {sale?.note && offers.includes("purchase") && <p className={`${styles.link} soft`}>{sale.note}</p>}
        {taxNote && showsPrice(product, rental) && <p className={`${styles.link} soft`}>{taxNote}</p>}
        <p className={styles.link}>{address.replace(/^https?:\/\//, "")}</p>
      </div>
      <div className={styles.address}>
        {qr && (
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} shapeRendering="crispEdges" aria-hidden="true">
            <path d={qr.path} />
          </svg>
        )}
      </div>
    </section>
  );
}

/** The name of the colour that the printed picture shows, where it is another than the chosen one. */
function picturedOther({ pictures, colours }: PrintSheetProps["product"], chosen: string) {
  const { colour } = pictureIn(chosen, pictures);
  return colour === chosen ? undefined : colours.find(({ slug }) => slug === colour)?.name;
}

type FactProps = { name: string; className?: string | undefined; children: ReactNode };

/** None where there is nothing to say. */
function Fact({ name, className, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={className}>
      <dt className="label">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
