import type { Choice } from "#app/catalogue/choice.ts";
import { PriceLine } from "#app/catalogue/price-line.tsx";
import type { Product, Rental } from "#app/catalogue/product.ts";
import { rentalInWords } from "#app/catalogue/rental-in-words.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import type { Qr } from "#app/ui/qr.ts";
import { type productWords, sheetWords } from "#words/product.ts";
import { rentalWords } from "#words/rental.ts";
import styles from "./print-sheet.module.css";

type PrintSheetProps = {
  product: Pick<Product, "name" | "price" | "offers" | "sizes" | "colours">;
  /** A dress that is to buy only has no terms. */
  rental: Rental | undefined;
  choice: Partial<Choice>;
  words: Pick<typeof productWords, "size" | "sheet">;
  labelSettings: { name: string; showroom: readonly string[]; hours: readonly string[]; phone: string };
  /** The address of the page stands on paper as a code, too. */
  address: string;
  qr: Qr | undefined;
};

/** The sheet is seen in print only. Its code is part of the page, because no browser waits for a file that printing alone asks for. */
export function PrintSheet({
  product,
  rental,
  choice,
  words: allWords,
  labelSettings,
  address,
  qr,
}: PrintSheetProps) {
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
    <section className={styles.sheet} aria-label={sheetWords.printSheet}>
      <p className={styles.mark}>{labelSettings.name}</p>
      <div className={styles.words}>
        <p className={styles.name} translate="no">
          {name}
        </p>
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
