import { z } from "zod";
import { productPath } from "#app/catalogue/product.ts";
import { isAnswered } from "#app/content/texts/shown-texts.server.ts";
import { error, type FindingDetail } from "./finding.server.ts";
import { textsIn } from "./texts-in.server.ts";

/** Fields that hold a button, of a document or of one of its sections. */
const BUTTONS = ["more", "action"];

const button = z.looseObject({ label: z.unknown().optional(), href: z.unknown().optional() });
const hero = z.looseObject({
  btnLabel: z.unknown().optional(),
  href: z.unknown().optional(),
  dress: z.unknown().optional(),
});

/** Buttons without words or without a link, and links to what is not there. `paths`: of every screen that answers. */
export function linkFindings(document: Record<string, unknown>, paths: ReadonlySet<string>): FindingDetail[] {
  const opening = hero.safeParse(document.hero).data;
  const dress = textOf(opening?.dress);
  return [
    ...textsIn(document)
      .filter(({ path, text }) => /(^|\.)href$/.test(path) && /^\//.test(text) && !isAnswered(text, paths))
      .map(({ path, text }) => error(`“${path}” leads nowhere: no page answers at ${text}`)),
    ...(dress && !paths.has(productPath(dress))
      ? [error(`“hero.dress” names no dress that is shown: ${dress}`)]
      : []),
    ...(opening ? deadButton("hero", opening.btnLabel, opening.href) : []),
    ...buttonsIn(document, ""),
  ];
}

function buttonsIn(value: unknown, path: string): FindingDetail[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = path === "" ? key : `${path}.${key}`;
    const found = BUTTONS.includes(key) ? button.safeParse(part).data : undefined;
    return found ? deadButton(place, found.label, found.href) : buttonsIn(part, place);
  });
}

function deadButton(place: string, label: unknown, href: unknown): FindingDetail[] {
  const [words, link] = [textOf(label), textOf(href)];
  if (words && !link) return [error(`the button of “${place}” says “${words}” and has no link`)];
  return link && !words ? [error(`the button of “${place}” leads to ${link} and has no words`)] : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
