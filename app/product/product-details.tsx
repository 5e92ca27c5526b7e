import { say } from "@trousseau/words/say.ts";
import { Fragment, useEffect, useRef } from "react";
import { DayField } from "#app/enquiry/day-field.tsx";
import { useStoredDay } from "#app/enquiry/stored-day.ts";
import { Accordion, AccordionItem } from "#app/ui/accordion.tsx";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import type { AttributeInWords } from "#model/dresses/attributes-in-words.ts";
import type { LeadTime } from "#model/dresses/lead-time.ts";
import type { Rental } from "#model/dresses/price.ts";
import { productDetails } from "#model/dresses/product-fields.ts";
import { rentalInWords } from "#model/dresses/rental-in-words.ts";
import { separated } from "#words/locale.ts";
import neededByWords from "#words/needed-by.json" with { type: "json" };
import productWords from "#words/product.json" with { type: "json" };
import rentalWords from "#words/rental.json" with { type: "json" };
import type { ProductData } from "./product-data.server.ts";
import styles from "./product-details.module.css";

type ProductDetailsProps = {
  data: Pick<ProductData, "product" | "words" | "labelSettings" | "rental">;
  /** The times that can be promised of the choice. */
  leadTime: LeadTime | undefined;
  /** The words about her day; undefined where it is asked for beside the choices. */
  verdict: string | undefined;
};

/** The dress, its making, renting and delivery are folded: few visitors ask about all of them. */
export function ProductDetails({ data, leadTime, verdict }: ProductDetailsProps) {
  const { product, words, labelSettings, rental } = data;
  const { slug } = product;
  const { delivery } = labelSettings;
  const field = useDataAttribute("product", slug);
  const settings = useDataAttribute("house");
  const details = productDetails.filter((detail) => product[detail] !== "");
  return (
    <Accordion>
      {details.map((detail) => (
        <AccordionItem key={detail} title={<span className="label">{words[detail]}</span>}>
          <p {...product.spokenIn?.[detail]} data-sanity={field(detail)}>
            {product[detail]}
          </p>
        </AccordionItem>
      ))}
      {rental && (
        <AccordionItem title={<span className="label">{rentalWords.renting}</span>}>
          <RentalTerms slug={slug} rental={rental} />
        </AccordionItem>
      )}
      {(delivery || leadTime) && (
        <AccordionItem
          title={
            <span className="label">
              {leadTime && verdict !== undefined ? words.deliveryByDate : words.delivery}
            </span>
          }
        >
          {leadTime &&
            (verdict === undefined ? (
              <p>{sentenceOf(leadTime)}</p>
            ) : (
              <NeededBy leadTime={leadTime} verdict={verdict} />
            ))}
          {delivery && (
            <p {...product.spokenIn?.["delivery"]} data-sanity={settings("delivery")}>
              {delivery}
            </p>
          )}
        </AccordionItem>
      )}
    </Accordion>
  );
}

type AttributeListProps = { slug: string; attributes: readonly AttributeInWords[] };

/** Silhouette, neckline and the like, each in a word or two. */
export function AttributeList({ slug, attributes }: AttributeListProps) {
  const field = useDataAttribute("product", slug);
  if (attributes.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {attributes.map(({ attribute, name, value }) => (
        <Fragment key={attribute}>
          <dt>{name}</dt>
          <dd data-sanity={field(attribute)}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function RentalTerms({ slug, rental }: { slug: string; rental: Rental }) {
  const field = useDataAttribute("product", slug);
  const { deposit, includes } = rental;
  return (
    <dl className={`${styles.terms} numeral`}>
      <dt>{productWords.sheet.price}</dt>
      <dd data-sanity={field("rentalPrice")}>{rentalInWords(rental)}</dd>
      {deposit !== null && (
        <>
          <dt>{rentalWords.deposit}</dt>
          <dd data-sanity={field("rentalDeposit")}>{separated([deposit.text, rentalWords.givenBack])}</dd>
        </>
      )}
      {includes && (
        <>
          <dt>{rentalWords.included}</dt>
          <dd data-sanity={field("rentalIncludes")}>{includes}</dd>
        </>
      )}
    </dl>
  );
}

/** Her day is on the device alone. Messages name it, so that the fold which asks for it opens. */
export function NeededBy({ leadTime, verdict }: { leadTime: LeadTime; verdict: string }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  const isGiven = useStoredDay() !== "";
  useEffect(() => {
    const fold = sentence.current?.closest("details");
    if (isGiven && fold) fold.open = true;
  }, [isGiven]);
  return (
    <>
      <p ref={sentence}>{sentenceOf(leadTime)}</p>
      <DayField verdict={verdict} />
    </>
  );
}

function sentenceOf({ offers, making, shippingDays }: LeadTime): string {
  const isMade = offers.includes("purchase") && making !== undefined;
  const shipped = !shippingDays ? "" : say(neededByWords, "shipped", { count: shippingDays });
  const [first = "", ...more] = separated(
    [isMade ? say(neededByWords, "made", { count: making }) : "", shipped].filter(Boolean),
  );
  return `${first.toUpperCase()}${more.join("")}.`;
}
