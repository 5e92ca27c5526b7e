import { lazy, type ReactNode, Suspense, useState } from "react";
import { ReducedPrice } from "#app/dresses/price-line.tsx";
import { WishlistButton } from "#app/dresses/wishlist-button.tsx";
import { DayField } from "#app/enquiry/day-field.tsx";
import { useStoredDay } from "#app/enquiry/stored-day.ts";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { longestIn, Title } from "#app/ui/title.tsx";
import { PrintSheet } from "#app/wishlist/print-sheet.tsx";
import { dayInWords, isAhead } from "#model/days/day.ts";
import { type Choice, queryFor } from "#model/dresses/choice.ts";
import { priceInWords, type Rental, showsPrice } from "#model/dresses/price.ts";
import type { Product } from "#model/dresses/product.ts";
import { toRentInWords } from "#model/dresses/rental-in-words.ts";
import { usualWays } from "#model/dresses/way-to-ask.ts";
import type { DressAnswer } from "#model/rental/ways-to-ask.ts";
import { separated } from "#words/locale.ts";
import neededByWords from "#words/needed-by.json" with { type: "json" };
import rentalWords from "#words/rental.json" with { type: "json" };
import shoppingWords from "#words/shopping.json" with { type: "json" };
import { ChoiceForm } from "./choice-form.tsx";
import { EnquiryBar, EnquiryButtons } from "./enquiry-buttons.tsx";
import type { ProductData } from "./product-data.server.ts";
import { AttributeList, ProductDetails } from "./product-details.tsx";
import styles from "./product-info.module.css";
import { Breadcrumb, ProductNavigation } from "./product-navigation.tsx";
import { ShareProduct } from "./share-product.tsx";

// Few dresses are sold, out or in a calendar. The page of one is hydrated as a whole once this has come.
const WithWays = lazy(async () => ({ default: (await import("./with-ways.tsx")).WithWays }));
const AskAboutDay = lazy(async () => ({ default: (await import("./with-ways.tsx")).AskAboutDay }));

type ProductInfoProps = {
  data: ProductData;
  choice: Choice;
  onChoose: (query: string) => void;
};

/** Name, price, choice, the ways to ask, and the details stand beside the pictures. */
export function ProductInfo({ data, choice, onChoose }: ProductInfoProps) {
  const { product, category, neighbours, words, labelSettings, attributes, address } = data;
  const { isLimited, isStated } = data;
  const { name, slug, offers, colours, sizes, isInCalendar } = product;
  const day = useStoredDay();
  const [list, setList] = useState("");
  const [dayAnswer, setDayAnswer] = useState<DressAnswer>();
  // Whoever waits for a dress to come back is answered beside its choices, as by the calendar.
  const asksForDay = offers.length > 0 && (isInCalendar || (isStated && product.leadTime)) ? true : undefined;
  const page = (dressAnswer?: DressAnswer, aside?: ReactNode) => {
    const answer = answerOf(data, dressAnswer, day);
    const { ways, verdict, leadTime } = answer;
    const requestedDress = {
      name,
      colour: choice.colour?.name,
      size: choice.size?.label,
      // A day that the page does not ask for is in no message.
      date: asksForDay || leadTime ? dayInWords(answer.day) : undefined,
      address: address + queryFor(choice),
    };
    const isSold = ways.some(({ id }) => id === "another");
    const dataOfChoice = isSold ? withoutOffers(data) : data;
    // A day changes nothing for what is sold.
    const asks = asksForDay && !isSold;
    const enquiry = { dress: requestedDress, ways, phone: labelSettings.phone, messages: words.messages };
    return (
      <>
        <div className={styles.info}>
          <DressHead data={dataOfChoice} choice={choice} list={list} state={answer.state} />
          {colours.length + sizes.length > 0 && (
            // A size that is tapped while the visitor leaves is not chosen on the next page.
            <ChoiceForm
              key={product.id}
              product={product}
              choice={choice}
              onChoose={onChoose}
              words={words}
            />
          )}
          {asks ? (
            <>
              <DayField verdict={verdict}>{aside}</DayField>
              {/* A browser without script has no field, and still an answer about the choice in the address. */}
              {dressAnswer?.verdicts.map((line) => (
                <noscript key={line}>
                  <p>{line}</p>
                </noscript>
              ))}
            </>
          ) : (
            aside
          )}
          <EnquiryButtons {...enquiry} data={data} choice={choice} onChoose={onChoose} dressAnswer={answer} />
          <AttributeList slug={slug} attributes={attributes} />
          <ProductDetails data={dataOfChoice} leadTime={leadTime} verdict={asks ? undefined : verdict} />
          <div className={`${styles.end} unprinted`}>
            <ShareProduct product={product} address={address} />
            <ProductNavigation slug={slug} category={category} inCollection={neighbours} onList={setList} />
          </div>
          {enquiry.phone && <EnquiryBar {...enquiry} />}
        </div>
        <DressSheet data={dataOfChoice} choice={choice} state={answer.state || data.state} />
      </>
    );
  };
  if (isLimited)
    return (
      <WithWays
        data={data}
        choice={choice}
        day={asksForDay || product.leadTime ? day : ""}
        onChoose={onChoose}
      >
        {page}
      </WithWays>
    );
  return page(
    dayAnswer,
    day && product.leadTime && (
      <Suspense>
        <AskAboutDay data={data} choice={choice} day={day} onTold={setDayAnswer} />
      </Suspense>
    ),
  );
}

type DressHeadProps = {
  data: ProductData;
  choice: Choice;
  /** The address of the list that the dress was opened from. */
  list: string;
  /** The label says this of the choice. */
  state: string;
};

/** Name and price, and the hanger. */
function DressHead({ data, choice, list, state }: DressHeadProps) {
  const { product, category, rental, words, labelSettings, isLimited, isStated } = data;
  const { name, slug } = product;
  const field = useDataAttribute("product", slug);
  return (
    <div>
      <Breadcrumb category={category} list={list} />
      <div className={styles.name} style={longestIn(words.heading)}>
        <h1 translate="no" data-sanity={field("name")}>
          <Title text={words.heading} />
        </h1>
      </div>
      <div className={styles.offer}>
        <div>
          <Prices product={product} rental={rental} taxNote={labelSettings.taxNote} />
          {isLimited && (
            // A line is kept for what the label says; a choice that is sold makes one.
            <p className={isStated && styles.state} role="status">
              {state}
            </p>
          )}
        </div>
        <WishlistButton slug={slug} name={name} query={queryFor(choice)} />
      </div>
    </div>
  );
}

/** A choice that is sold has no price, in no place. */
function withoutOffers(data: ProductData): ProductData {
  return { ...data, product: { ...data.product, offers: [] }, rental: undefined };
}

type DressSheetProps = { data: ProductData; choice: Choice; state: string | undefined };

/** The page on paper says of the choice what the screen says. */
function DressSheet({ data, choice, state }: DressSheetProps) {
  const { product, rental, words, labelSettings, address, qr } = data;
  const house = { ...labelSettings, phone: labelSettings.phoneDisplay };
  return <PrintSheet {...{ product, rental, choice, state, words, address, qr }} labelSettings={house} />;
}

/** A dress that is simply to be had needs no answer until somebody gives a day. */
function answerOf({ product }: ProductData, dressAnswer: DressAnswer | undefined, storedDay: string) {
  const answer = dressAnswer ?? {
    state: "",
    ways: usualWays(product.offers),
    verdicts: [],
    day: isAhead(storedDay) ? storedDay : "",
    leadTime: product.leadTime,
  };
  return { ...answer, verdict: answer.verdicts.join("\n") || (storedDay ? "" : neededByWords.hint) };
}

type PricesProps = {
  product: Pick<Product, "slug" | "offers" | "price" | "sale">;
  /** A dress that is to buy only has none. */
  rental: Rental | undefined;
  taxNote: string;
};

/** One line: "2,450 $ or 420 $ to rent, six days". A rental on request beside a price is left to the terms of renting. */
export function Prices({ product, rental, taxNote }: PricesProps) {
  const { slug, offers, price, sale } = product;
  const settings = useDataAttribute("house");
  const field = useDataAttribute("product", slug);
  const isToBuy = offers.includes("purchase");
  if (offers.length === 0) return null;
  const toRent = rental && [...toRentInWords(rental), ...(isToBuy ? [] : [rentalWords.notForSale])];
  return (
    <>
      <p className={`${styles.price} numeral`}>
        {isToBuy && (
          <span data-sanity={field("price")}>
            {price && sale ? <ReducedPrice price={price.text} was={sale.was.text} /> : priceInWords(price)}
          </span>
        )}
        {isToBuy && !rental && <span className="soft">{separated(["", rentalWords.notToRent])}</span>}
        {isToBuy && rental?.price != null && <span> </span>}
        {toRent && (!isToBuy || rental.price !== null) && (
          <span className={isToBuy ? `${styles.rental} soft` : undefined}>
            {isToBuy && <span>{`${shoppingWords.or} `}</span>}
            <span data-sanity={field("rentalPrice")}>{separated(toRent)}</span>
          </span>
        )}
      </p>
      {isToBuy && sale?.note && <p className={`${styles.tax} soft`}>{sale.note}</p>}
      {taxNote && showsPrice(product, rental) && (
        <p className={`${styles.tax} soft`} data-sanity={settings("taxNote")}>
          {taxNote}
        </p>
      )}
    </>
  );
}
