import type { CustomValidatorResult, ValidationContext } from "sanity";
import type { PageFacts, SaidSection } from "#app/sections/section-kind.ts";
import { whyNotDrawn } from "#app/sections/section-kinds.ts";
import { titleOf } from "./home-sections.ts";

type Found = { categories: (string | null)[]; questions: number | null };

const FACTS_QUERY = `{
  "categories": *[_type == "product"].category,
  "questions": count(*[_id == "questions"][0].questions)
}`;

/** Names the sections that the shop leaves out, and what they need. */
export async function notDrawn(
  sections: unknown[] | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  const said = (sections ?? []).filter(isSection).filter(({ isHidden }) => isHidden !== true);
  const client = context.getClient({ apiVersion: "2025-02-19" }).withConfig({ perspective: "published" });
  const facts = factsIn(await client.fetch<Found>(FACTS_QUERY));
  const reasons = said.flatMap((section) => {
    const reason = whyNotDrawn(section, { sections: said, ...facts });
    return reason ? `“${titleOf(section._type)}” ${reason}: it is not shown.` : [];
  });
  return reasons.length === 0 ? true : reasons.join(" ");
}

/** Which collection is the first is known to the shop alone. A shop without questions of its own may show the sample's. */
function factsIn({ categories, questions }: Found): Omit<PageFacts, "sections"> {
  const groups = Map.groupBy(categories, (category) => category ?? "");
  const dressesIn = new Map([...groups].map(([category, { length }]) => [category, length]));
  return { dressesIn, ...(questions === null ? {} : { questions }) };
}

function isSection(entry: unknown): entry is SaidSection {
  return typeof entry === "object" && entry !== null;
}
