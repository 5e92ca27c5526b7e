import type { Choice } from "#app/catalogue/choice.ts";
import { PriceLine } from "#app/catalogue/price-line.tsx";
import type { Product, Rental } from "#app/catalogue/product.ts";
import { rentalInWords } from "#app/catalogue/rental-in-words.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import type { Qr } from "#app/ui/qr.ts";
import { sheetWords } from "#words/print-sheet.ts";
import type { productWords } from "#words/product.ts";
import { rentalWords } from "#words/rental.ts";
import styles from "./look-sheet.module.css";

type LookSheetProps = {
  /** Keeps it off the screen until its own styles have come. */
  className: string | undefined;
  product: Pick<Product, "name" | "price" | "offers" | "sizes" | "colours">;
  /** On which terms; undefined where it is to buy only. */
  rental: Rental | undefined;
  choice: Partial<Choice>;
  words: Pick<typeof productWords, "size" | "sheet">;
  labelSettings: { name: string; showroom: readonly string[]; hours: readonly string[]; phone: string };
  /** Of the page, and the same as a code to read from paper. */
  address: string;
  qr: Qr | undefined;
};

/**
 * What a dress is on paper: seen in print only, beside the first picture. The code is part of the page, some 600 bytes
 * on the wire, because no browser promises to wait for a file that printing alone asks for.
 */
export function LookSheet({
  product,
  rental,
  choice,
  words: allWords,
  labelSettings,
  address,
  qr,
  className,
}: LookSheetProps) {
  const { sheet: words } = allWords;
  const chosen = [choice.colour?.name, choice.size && `${allWords.size} ${choice.size.label}`].filter(
    Boolean,
  );
  const { name, price, offers, sizes } = product;
  const colours = product.colours.filter(({ isAvailable }) => isAvailable);
  const { showroom, hours, phone } = labelSettings;
  const reach = [showroom.join(", "), hours.join(", "), phone].filter(Boolean);
  const had = sizes.filter(({ isAvailable }) => isAvailable);
  return (
    <section className={`${styles.sheet} ${className}`} aria-label={sheetWords.lookSheet}>
      <p className={styles.mark}>{labelSettings.name}</p>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {chosen.length > 0 && <p className={styles.chosen}>{chosen.join(", ")}</p>}
        <dl className={`${styles.facts} numeral`}>
          {offers.includes("purchase") && (
            <div>
              <dt className="label">{words.price}</dt>
              <dd>
                <PriceLine price={price} />
              </dd>
            </div>
          )}
          {rental && (
            <div>
              <dt className="label">{rentalWords.rental}</dt>
              <dd>{rentalInWords(rental)}</dd>
            </div>
          )}
          {had.length > 0 && (
            <div>
              <dt className="label">{words.sizes}</dt>
              <dd>{had.map(({ label }) => label).join(", ")}</dd>
            </div>
          )}
          {colours.length > 0 && (
            <div>
              <dt className="label">{words.colours}</dt>
              <dd>{colours.map((colour) => colour.name).join(", ")}</dd>
            </div>
          )}
          {reach.length > 0 && (
            <div className={styles.reach}>
              <dt className="label">{words.showroom}</dt>
              <dd>
                <Emphasis text={reach.join("\n")} />
              </dd>
            </div>
          )}
        </dl>
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
