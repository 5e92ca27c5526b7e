import { Link } from "react-router";
import { type Category, collectionPath } from "#app/catalogue/category.ts";
import { PriceLine } from "#app/catalogue/price-line.tsx";
import type { Product } from "#app/catalogue/product.ts";
import { Accordion, AccordionItem } from "#app/ui/accordion.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Choice, queryFor } from "./choice.ts";
import { ColourPicker } from "./colour-picker.tsx";
import { EnquiryBar, EnquiryButtons } from "./enquiry-buttons.tsx";
import styles from "./facts.module.css";
import { SizePicker } from "./size-picker.tsx";

export type FactsProps = {
  product: Product;
  choice: Choice;
  category: Category;
  house: { phone: string; delivery: string };
  origin: string;
};

export function Facts({ product, choice, category, house, origin }: FactsProps) {
  const { name, slug, price, colours, sizes, cut, making } = product;
  const asked = {
    phone: house.phone,
    name,
    colour: choice.colour?.name,
    size: choice.size?.label,
    address: `${origin}/product/${slug}${queryFor(choice, {})}`,
  };
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <Link className={`${styles.back} label soft`} to={collectionPath(category.slug)} prefetch="intent">
          <Icon name="previous" />
          {category.label || "Home"}
        </Link>
        <h1>{name}</h1>
        <p className={styles.price}>
          <PriceLine price={price} />
        </p>
      </div>
      {colours.length > 0 && <ColourPicker colours={colours} choice={choice} />}
      {sizes.length > 0 && <SizePicker sizes={sizes} choice={choice} />}
      <EnquiryButtons {...asked} />
      <Accordion>
        {cut !== "" && (
          <AccordionItem level={2} title={<span className="label">The dress</span>} isInitiallyOpen>
            <p>{cut}</p>
          </AccordionItem>
        )}
        {making !== "" && (
          <AccordionItem level={2} title={<span className="label">Fabric and making</span>}>
            <p>{making}</p>
          </AccordionItem>
        )}
        <AccordionItem level={2} title={<span className="label">Delivery</span>}>
          <p>{house.delivery}</p>
        </AccordionItem>
      </Accordion>
      <EnquiryBar {...asked} />
    </div>
  );
}
