import { formatPrice } from "#app/catalogue/price.ts";
import type { Rental } from "#app/catalogue/product.ts";
import type { Offer } from "#app/catalogue/product-fields.ts";
import { rentalWords as words } from "#app/label/rental-words.ts";
import styles from "./enquiry-buttons.module.css";

export type RentalTermsProps = {
  /** Undefined: it is to buy only. */
  rental: Rental | undefined;
  offers: readonly Offer[];
};

/** On which terms the dress is to rent, beside the button that asks for it. */
export function RentalTerms({ rental, offers }: RentalTermsProps) {
  if (!rental) return <p className={`${styles.terms} soft`}>{words.notToRent}</p>;
  const { price, days, deposit, includes } = rental;
  return (
    <dl className={`${styles.terms} numeral`}>
      <div>
        <dt className="label soft">{words.rental}</dt>
        <dd>
          {[formatPrice(price), days && words.forDays(days)]
            .filter(Boolean)
            .join(price === null ? ", " : " ")}
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
