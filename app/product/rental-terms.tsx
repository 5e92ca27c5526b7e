import { formatPrice } from "#app/catalogue/price.ts";
import type { Rental, ShownPrice } from "#app/catalogue/product.ts";
import { rentalInWords } from "#app/catalogue/rental-in-words.ts";
import { rentalWords as words } from "#words/rental.ts";
import styles from "./enquiry-buttons.module.css";

type RentalTermsProps = {
  /** A product that is only to buy has none. */
  rental: Rental | undefined;
  /** They stand below the name. */
  prices: readonly ShownPrice[];
};

/** The rental terms stand beside the button that asks to rent. */
export function RentalTerms({ rental, prices }: RentalTermsProps) {
  if (!rental) return <p className={`${styles.terms} soft`}>{words.notToRent}</p>;
  const { deposit, includes } = rental;
  const isToBuy = prices.some(({ isRental }) => !isRental);
  const isSaid = rental.price === null && prices.some(({ price }) => price === null);
  const price = isSaid ? rental.days !== null && words.days(rental.days) : rentalInWords(rental);
  return (
    <dl className={`${styles.terms} numeral`}>
      {(price || !isToBuy) && (
        <div>
          <dt className="label soft">{words.rental}</dt>
          <dd>
            {price}
            {price && !isToBuy && ", "}
            {!isToBuy && <span className="soft">{words.notForSale}</span>}
          </dd>
        </div>
      )}
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
