import attributeWords from "#words/attributes.json" with { type: "json" };
import { type Attributes, type ProductAttribute, productAttributes } from "./product-fields.ts";

export type AttributeInWords = {
  attribute: ProductAttribute;
  /** "Neckline", in the shop's language. */
  name: string;
  /** "Sweetheart", as the label has written it. */
  value: string;
};

/** The attributes that the label has written of a dress. */
export function attributesInWords(product: Attributes): AttributeInWords[] {
  return productAttributes
    .map((attribute) => ({ attribute, name: attributeWords[attribute], value: product[attribute] }))
    .filter(({ value }) => value !== "");
}
