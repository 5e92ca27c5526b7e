import { type Choice, chosenFrom, queryFor } from "#model/dresses/choice.ts";
import type { SaidChoice } from "#model/dresses/closest-to.ts";
import type { Product } from "#model/dresses/product.ts";
import { readDraft } from "./draft.ts";
import { writeIntoDraft } from "./draft-entry.ts";
import { draftKeyOf } from "./draft-key.ts";
import { enquiryFields } from "./read-enquiry.ts";

/** The form keeps the choice of the page that it began with, and counts its own for as long as the page has that. */
export function pageEntry({ colour = "", size = "" }: SaidChoice): string {
  return `${colour} ${size}`;
}

/** The query of the choice that was made in the form since the page has had its own; undefined where none was. */
export function choiceInDraft(
  dress: Pick<Product, "slug" | "colours" | "sizes">,
  { colour, size }: Choice,
): string | undefined {
  const draft = new Map(readDraft(draftKeyOf([dress])));
  const onPage = pageEntry({ colour: colour?.slug, size: size?.label });
  const isOfPage = draft.get(enquiryFields.page) === onPage;
  const hasChoice = draft.has(enquiryFields.colour) || draft.has(enquiryFields.size);
  if (!isOfPage || !hasChoice) return undefined;
  const chosen = chosenFrom(dress, draft);
  const isOther = pageEntry({ colour: chosen.colour?.slug, size: chosen.size?.label }) !== onPage;
  return isOther ? queryFor(chosen) : undefined;
}

/** Whatever is chosen on the page counts from then on, also in the form. */
export function choosePage(slug: string, query: string): void {
  const chosen = new URLSearchParams(query);
  const colour = chosen.get(enquiryFields.colour) ?? "";
  const size = chosen.get(enquiryFields.size) ?? "";
  writeIntoDraft([{ slug }], enquiryFields.page, pageEntry({ colour, size }));
  writeIntoDraft([{ slug }], enquiryFields.colour, colour);
  writeIntoDraft([{ slug }], enquiryFields.size, size);
}
