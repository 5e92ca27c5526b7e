import { useState } from "react";
import type { Category } from "#app/catalogue/category.ts";
import { type Choice, queryFor } from "#app/catalogue/choice.ts";
import { FittingMark } from "#app/catalogue/fitting-mark.tsx";
import type { LeadTime } from "#app/catalogue/lead-time.ts";
import type { Neighbours } from "#app/catalogue/neighbours.ts";
import { PriceLine } from "#app/catalogue/price-line.tsx";
import type { Product, Rental, ShownPrice } from "#app/catalogue/product.ts";
import { productDetails } from "#app/catalogue/product-fields.ts";
import { Accordion, AccordionItem } from "#app/ui/accordion.tsx";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { longestIn, Title } from "#app/ui/title.tsx";
import type { productWords } from "#words/product.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { ChoiceForm } from "./choice-form.tsx";
import { ComposerLink } from "./composer-link.tsx";
import { DressNavigation } from "./dress-navigation.tsx";
import { EnquiryBar, EnquiryButtons, type EnquiryButtonsProps } from "./enquiry-buttons.tsx";
import styles from "./facts.module.css";
import { NeededBy } from "./needed-by.tsx";
import { RentalTerms } from "./rental-terms.tsx";
import { ShareDress } from "./share-dress.tsx";

type FactsProps = {
  product: Product;
  choice: Choice;
  /** It is called with the query of what is chosen. */
  onChoose: (query: string) => void;
  category: Category;
  /** They are those in the collection, in the label's own order. */
  neighbours: Neighbours;
  labelSettings: { phone: string; phoneDisplay: string; delivery: string };
  /** The address of the page names no choice. */
  address: string;
  /** `leadTime` is undefined where the label has not said enough. */
  terms: { rental: Rental | undefined; prices: readonly ShownPrice[]; leadTime: LeadTime | undefined };
  /** `heading` is the name as it breaks into lines. */
  words: typeof productWords & {
    compose: string;
    heading: string;
    messages: EnquiryButtonsProps["messages"];
  };
};

export function Facts({
  product,
  choice,
  onChoose,
  category,
  neighbours,
  labelSettings,
  address,
  terms: { rental, prices, leadTime },
  words,
}: FactsProps) {
  const { name, slug, offers, colours, sizes } = product;
  const field = useDataAttribute("product", slug);
  const settings = useDataAttribute("house");
  const [date, setDate] = useState<string>();
  const [list, setList] = useState("");
  const enquiry = {
    phone: labelSettings.phone,
    messages: words.messages,
    offers,
    dress: {
      name,
      colour: choice.colour?.name,
      size: choice.size?.label,
      date,
      address: address + queryFor(choice),
    },
  };
  const details = productDetails.filter((detail) => product[detail] !== "");
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <div className={styles.around}>
          <Breadcrumb category={category} list={list} />
          <DressNavigation slug={slug} category={category} inCollection={neighbours} onList={setList} />
        </div>
        <div className={styles.name} style={longestIn(words.heading)}>
          <h1 data-sanity={field("name")}>
            <Title text={words.heading} />
          </h1>
          <FittingMark slug={slug} name={name} />
          <ShareDress product={product} address={address} />
        </div>
        <p className={styles.price}>
          {prices.map((shown) => (
            <PriceLine
              key={`${shown.isRental}`}
              {...shown}
              data-sanity={field(shown.isRental ? "rentalPrice" : "price")}
            />
          ))}
        </p>
      </div>
      {colours.length + sizes.length > 0 && (
        <ChoiceForm product={product} choice={choice} onChoose={onChoose} words={words} />
      )}
      <EnquiryButtons {...enquiry} phoneDisplay={labelSettings.phoneDisplay}>
        <RentalTerms slug={slug} rental={rental} prices={prices} />
        <ComposerLink product={product} choice={choice}>
          {words.compose}
        </ComposerLink>
      </EnquiryButtons>
      {leadTime && <NeededBy leadTime={leadTime} slug={slug} onMention={setDate} />}
      <Accordion>
        {details.map((detail, index) => (
          <AccordionItem
            key={detail}
            level={2}
            title={<span className="label">{words[detail]}</span>}
            isInitiallyOpen={index === 0}
          >
            <p data-sanity={field(detail)}>{product[detail]}</p>
          </AccordionItem>
        ))}
        {labelSettings.delivery && (
          <AccordionItem level={2} title={<span className="label">{words.delivery}</span>}>
            <p data-sanity={settings("delivery")}>{labelSettings.delivery}</p>
          </AccordionItem>
        )}
      </Accordion>
      {enquiry.phone && <EnquiryBar {...enquiry} />}
    </div>
  );
}
