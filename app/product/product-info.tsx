import { useState } from "react";
import { closestTo } from "#app/catalogue/availability.ts";
import { type Choice, queryFor } from "#app/catalogue/choice.ts";
import { verdictInWords } from "#app/catalogue/lead-time.ts";
import { priceInWords, type Rental, shownPriceInWords, showsPrice } from "#app/catalogue/price.ts";
import type { Product } from "#app/catalogue/product.ts";
import { WishlistButton } from "#app/catalogue/wishlist-button.tsx";
import { DayField } from "#app/enquiry/day-field.tsx";
import { useStoredDay } from "#app/enquiry/stored-day.ts";
import { dayInWords, isAhead } from "#app/label/hours/day.ts";
import { useRentalDays } from "#app/rental/use-rental-days.ts";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { longestIn, Title } from "#app/ui/title.tsx";
import { separated } from "#words/locale.ts";
import { neededByWords } from "#words/needed-by.ts";
import { rentalWords } from "#words/rental.ts";
import { shoppingWords } from "#words/shopping.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { EnquiryBar, EnquiryButtons } from "./enquiry-buttons.tsx";
import type { ProductData } from "./product-data.server.ts";
import { ProductDetails } from "./product-details.tsx";
import styles from "./product-info.module.css";
import { Breadcrumb, ProductNavigation } from "./product-navigation.tsx";
import { ShareProduct } from "./share-product.tsx";
import { waysToAsk } from "./ways-to-ask.ts";

type ProductInfoProps = {
  data: ProductData;
  choice: Choice;
  onChoose: (query: string) => void;
};

/** Name, price, choice, the ways to ask, and the details stand beside the pictures. */
export function ProductInfo({ data, choice, onChoose }: ProductInfoProps) {
  const { product, lead, category, neighbours, terms, words, labelSettings, address, toBeHad } = data;
  const { name, slug, offers, colours, sizes } = product;
  const field = useDataAttribute("product", slug);
  const day = useStoredDay();
  const [list, setList] = useState("");
  const asked = {
    name,
    colour: choice.colour?.name,
    size: choice.size?.label,
    date: isAhead(day) ? dayInWords(day) : undefined,
    address: address + queryFor(choice),
  };
  const said = saidOfChoice(data, choice);
  const rental = useRental(data, choice, day);
  const ways = waysToAsk(offers, toBeHad, { state: said?.state, isTaken: rental?.isTaken });
  const enquiry = { dress: asked, ways, phone: labelSettings.phone, messages: words.messages };
  return (
    <div className={styles.info}>
      <div>
        <Breadcrumb category={category} list={list} />
        <div className={styles.name} style={longestIn(words.heading)}>
          <h1 translate="no" data-sanity={field("name")}>
            <Title text={words.heading} />
          </h1>
          <WishlistButton slug={slug} name={name} />
        </div>
        <Prices product={product} rental={terms.rental} taxNote={labelSettings.taxNote} />
      </div>
      {colours.length + sizes.length > 0 && (
        // A size that is tapped while the visitor leaves is not chosen on the next page.
        <ChoiceForm key={product.id} product={product} choice={choice} onChoose={onChoose} words={words} />
      )}
      {toBeHad && toBeHad.said.length > 0 && <p role="status">{said?.text}</p>}
      {rental && <DayField said={rental.text} />}
      <EnquiryButtons {...enquiry} product={product} choice={choice} compose={words.compose} />
      {lead && <p data-sanity={field("description")}>{lead}</p>}
      <ProductDetails data={data} />
      <div className={`${styles.end} unprinted`}>
        <ShareProduct product={product} address={address} />
        <ProductNavigation slug={slug} category={category} inCollection={neighbours} onList={setList} />
      </div>
      {enquiry.phone && <EnquiryBar {...enquiry} />}
    </div>
  );
}

/** What the label says of the dress in this colour and size; undefined where that is nothing. */
export function saidOfChoice({ toBeHad }: Pick<ProductData, "toBeHad">, { colour, size }: Choice) {
  return toBeHad && closestTo({ colour: colour?.slug, size: size?.label }, toBeHad.said);
}

/** The label's calendar says whether the dress is free on her day; undefined where it keeps none. */
function useRental({ product, terms, isInCalendar }: ProductData, { colour, size }: Choice, day: string) {
  const { slug } = product;
  const toldDay = useRentalDays(isInCalendar ? [slug] : [], day);
  if (!isInCalendar) return undefined;
  const told = toldDay({ slug, colour: colour?.slug, size: size?.label });
  const made = terms.leadTime && verdictInWords(day, terms.leadTime);
  const said = new Set([told?.text, made].filter(Boolean));
  return {
    text: said.size > 0 ? [...said].join(" ") : neededByWords.hint,
    isTaken: told?.isFree === undefined ? undefined : !told.isFree,
  };
}

type PricesProps = {
  product: Pick<Product, "slug" | "offers" | "price">;
  /** A dress that is to buy only has none. */
  rental: Rental | undefined;
  taxNote: string;
};

/** One line: "2,450 $ or 420 $ to rent, six days". A rental on request beside a price is left to the terms of renting. */
export function Prices({ product, rental, taxNote }: PricesProps) {
  const { slug, offers, price } = product;
  const settings = useDataAttribute("house");
  const field = useDataAttribute("product", slug);
  const isToBuy = offers.includes("purchase");
  const toRent = rental && [
    shownPriceInWords({ price: rental.price?.text ?? null, isRental: true }),
    ...(rental.days === null ? [] : [rentalWords.daysInWords(rental.days)]),
    ...(isToBuy ? [] : [rentalWords.notForSale]),
  ];
  return (
    <>
      <p className={`${styles.price} numeral`}>
        {isToBuy && <span data-sanity={field("price")}>{priceInWords(price)}</span>}
        {isToBuy && !rental && <span className="soft">{separated(["", rentalWords.notToRent])}</span>}
        {isToBuy && rental?.price != null && <span> </span>}
        {toRent && (!isToBuy || rental.price !== null) && (
          <span className={isToBuy ? `${styles.rental} soft` : undefined}>
            {isToBuy && <span>{`${shoppingWords.or} `}</span>}
            <span data-sanity={field("rentalPrice")}>{separated(toRent)}</span>
          </span>
        )}
      </p>
      {taxNote && showsPrice(product, rental) && (
        <p className={`${styles.tax} soft`} data-sanity={settings("taxNote")}>
          {taxNote}
        </p>
      )}
    </>
  );
}
