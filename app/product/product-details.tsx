import { productDetails } from "#app/catalogue/product-fields.ts";
import { Accordion, AccordionItem } from "#app/ui/accordion.tsx";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { rentalWords } from "#words/rental.ts";
import { NeededBy } from "./needed-by.tsx";
import type { ProductData } from "./product-data.server.ts";
import { RentalTerms } from "./rental-terms.tsx";

type ProductDetailsProps = { data: Pick<ProductData, "product" | "words" | "labelSettings" | "terms"> };

/** The dress, its making, renting and delivery are folded: few visitors ask about all of them. */
export function ProductDetails({ data: { product, words, labelSettings, terms } }: ProductDetailsProps) {
  const { slug } = product;
  const { rental, leadTime } = terms;
  const { delivery } = labelSettings;
  const field = useDataAttribute("product", slug);
  const settings = useDataAttribute("house");
  const details = productDetails.filter((detail) => product[detail] !== "");
  return (
    <Accordion>
      {details.map((detail) => (
        <AccordionItem key={detail} level={2} title={<span className="label">{words[detail]}</span>}>
          <p data-sanity={field(detail)}>{product[detail]}</p>
        </AccordionItem>
      ))}
      {rental && (
        <AccordionItem level={2} title={<span className="label">{rentalWords.renting}</span>}>
          <RentalTerms slug={slug} rental={rental} />
        </AccordionItem>
      )}
      {(delivery || leadTime) && (
        <AccordionItem
          level={2}
          title={<span className="label">{leadTime ? words.deliveryByDate : words.delivery}</span>}
        >
          {leadTime && <NeededBy leadTime={leadTime} />}
          {delivery && <p data-sanity={settings("delivery")}>{delivery}</p>}
        </AccordionItem>
      )}
    </Accordion>
  );
}
