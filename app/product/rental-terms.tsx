import { formatPrice, type Rental } from "#app/catalogue/price.ts";
import { rentalInWords } from "#app/catalogue/rental-in-words.ts";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { rentalWords as words } from "#words/rental.ts";
import styles from "./product-details.module.css";

type RentalTermsProps = { slug: string; rental: Rental };

export function RentalTerms({ slug, rental }: RentalTermsProps) {
  const field = useDataAttribute("product", slug);
  const { deposit, includes } = rental;
  return (
    <dl className={`${styles.terms} numeral`}>
      <dt>{words.rental}</dt>
      <dd data-sanity={field("rentalPrice")}>{rentalInWords(rental)}</dd>
      {deposit !== null && (
        <>
          <dt>{words.deposit}</dt>
          <dd data-sanity={field("rentalDeposit")}>{`${formatPrice(deposit)}, ${words.givenBack}`}</dd>
        </>
      )}
      {includes && (
        <>
          <dt>{words.included}</dt>
          <dd data-sanity={field("rentalIncludes")}>{includes}</dd>
        </>
      )}
    </dl>
  );
}
