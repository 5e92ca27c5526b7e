import { formatPrice, type Rental, type ShownPrice } from "#app/catalogue/price.ts";
import { rentalInWords } from "#app/catalogue/rental-in-words.ts";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { rentalWords as words } from "#words/rental.ts";
import styles from "./enquiry-buttons.module.css";

type RentalTermsProps = {
  slug: string;
  /** A dress that is to buy only has none. */
  rental: Rental | undefined;
  /** They stand below the name. */
  prices: readonly ShownPrice[];
};

/** The terms of renting stand beside the button that asks for it. */
export function RentalTerms({ slug, rental, prices }: RentalTermsProps) {
  const field = useDataAttribute("product", slug);
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
          <dd data-sanity={field("rentalPrice")}>
            {price && <span>{isToBuy ? price : `${price}, `}</span>}
            {!isToBuy && <span className="soft">{words.notForSale}</span>}
          </dd>
        </div>
      )}
      {deposit !== null && (
        <div>
          <dt className="label soft">{words.deposit}</dt>
          <dd data-sanity={field("rentalDeposit")}>{`${formatPrice(deposit)}, ${words.givenBack}`}</dd>
        </div>
      )}
      {includes && (
        <div>
          <dt className="label soft">{words.included}</dt>
          <dd data-sanity={field("rentalIncludes")}>{includes}</dd>
        </div>
      )}
    </dl>
  );
}
