import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { anyMedia, type Field } from "#model/documents/describe.ts";
import { dress } from "#model/documents/dress-document.ts";
import { fieldIssues, refusal } from "#model/documents/field-issues.ts";
import { error, hint, type Issue, warning } from "#model/documents/issue.ts";
import { currentCategory } from "#model/dresses/category.ts";
import { currencyOf } from "#model/dresses/currency.ts";
import { hidesPrices } from "#model/dresses/products.server.ts";
import { slugFault } from "#model/entries/link-address.ts";
import { missingViews, roleField } from "#model/pictures/role-words.ts";
import { priceFault } from "#model/tables/amount-cell.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import { separated } from "#words/locale.ts";
import type { Facts, StoredDocument } from "./content-issue.server.ts";

/** A dress without these is left out, and named as such. */
const vital = ["name", "slug", "mainImage"];

/** Finds the faults and notes that Studio's form shows, and what is wrong beside other documents. */
export function productIssues(product: StoredDocument, facts: Facts): Issue[] {
  const category = readLine(product["category"]);
  const areHidden = hidesPrices(
    currentCategory(category, facts.writtenTexts.collections),
    facts.writtenTexts,
  );
  return [
    ...fieldIssues(dress.fields, product)
      .filter(({ field, severity }) =>
        // Nobody misses a price that is not shown.
        severity === "warning" ? !areHidden || !isPrice(field) : !vital.includes(field),
      )
      .map(({ field, title, severity, message }) => ({
        severity,
        message: t("{{place}}: {{fault}}", { place: title, fault: message }),
        path: field,
      })),
    ...priceIssues(product, facts.writtenTexts),
    ...categoryIssues(category, facts.writtenTexts),
    ...unknownSizeIssues(product, facts),
    ...viewIssues(product),
  ];
}

const fields = new Map(Object.entries<Field>(dress.fields));

function isPrice(field: string): boolean {
  return fields.get(field)?.kind === "price";
}

function priceIssues(product: StoredDocument, { labelSettings }: Facts["writtenTexts"]): Issue[] {
  const currency = currencyOf(labelSettings);
  return [...fields].flatMap(([name, { title }]) => {
    const fault = isPrice(name) ? priceFault(product[name], currency) : undefined;
    return fault === undefined
      ? []
      : [{ ...error(t("{{place}}: {{fault}}", { place: title, fault: refusal(fault) })), path: name }];
  });
}

function categoryIssues(category: string, { collections }: Facts["writtenTexts"]): Issue[] {
  if (category === "") return [];
  const fault = slugFault(currentCategory(category, collections));
  if (fault)
    return [
      {
        ...error(t("it is in no collection (“{{category}}”): {{fault}}", { category, fault })),
        path: "category",
      },
    ];
  const isWritten = Object.hasOwn(collections, currentCategory(category, collections));
  if (isWritten || Object.keys(collections).length === 0) return [];
  return [
    warning(
      t("its collection “{{category}}” has no document: the shop names it after its address", { category }),
    ),
  ];
}

const sizeLabels = dress.fields.sizes.schema(anyMedia);

/** Names the sizes of a dress that the size chart does not know. Without rows in the chart there is no finder. */
function unknownSizeIssues({ sizes }: StoredDocument, { writtenTexts }: Facts): Issue[] {
  const { rows } = writtenTexts.sizeChart;
  const chartSizes = new Set(rows.map(({ size }) => size));
  const unknown = (sizeLabels.safeParse(sizes).data ?? []).filter((size) => !chartSizes.has(size));
  if (rows.length === 0 || unknown.length === 0) return [];
  return [
    warning(
      t("the size chart has no size {{sizes}}: the size finder never suggests it", {
        sizes: separated(unknown),
      }),
    ),
  ];
}

const pictures = z.object({ role: roleField }).array();

function viewIssues({ mainImage, gallery }: StoredDocument): Issue[] {
  const further: unknown[] = Array.isArray(gallery) ? gallery : [];
  const views = missingViews(pictures.safeParse([mainImage, ...further]).data ?? []);
  return views === "" ? [] : [{ ...hint(t("no picture shows it {{views}}", { views })), path: "gallery" }];
}
