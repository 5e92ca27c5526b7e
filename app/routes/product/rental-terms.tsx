import { formatPrice } from "#app/catalogue/price.ts";
import type { Rental } from "#app/catalogue/product.ts";
import type { Offer } from "#app/catalogue/product-fields.ts";
import { rentalInWords } from "#app/catalogue/rental-in-words.ts";
import { rentalWords as words } from "#app/label/words.ts";
import styles from "./enquiry-buttons.module.css";

export type RentalTermsProps = {
  /** Undefined: it is to buy only. */
  rental: Rental | undefined;
  offers: readonly Offer[];
};

/** On which terms the dress is to rent, beside the button that asks for it. */
export function RentalTerms({ rental, offers }: RentalTermsProps) {
  if (!rental) return <p className={`${styles.terms} soft`}>{words.notToRent}</p>;
  const { deposit, includes } = rental;
  return (
    <dl className={`${styles.terms} numeral`}>
      <div>
        <dt className="label soft">{words.rental}</dt>
        <dd>
          {rentalInWords(rental)}
          {!offers.includes("purchase") && <span className="soft">, {words.notForSale}</span>}
        </dd>
      </div>
      {deposit !== null && (
        <div>
          <dt className="label soft">{words.deposit}</dt>
          <dd>
            {formatPrice(deposit)}, {words.givenBack}
          </dd>
        </div>
      )}
      {includes && (
        <div>
          <dt className="label soft">{words.included}</dt>
          <dd>{includes}</dd>
        </div>
      )}
    </dl>
  );
}
