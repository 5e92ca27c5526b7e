import { Parser } from "htmlparser2";
import { markedField, withoutMarks } from "#app/content/source-marks.server.ts";

type FoundElement = {
  name: string;
  /** The place in the page where an attribute of it can stand. */
  at: number;
  /** Its own text, or of a picture what is said of it. */
  text: string;
};

/** Their texts are not on the page. */
const unseen = new Set(["script", "style", "title"]);

/**
 * A page whose texts and pictures lead to their fields. `marked`: the same page, rendered from texts with marks; it says which element
 * shows which field, and nothing of it is sent. So no mark has to be taken out of titles, links, measures or data again.
 */
export function withDataAttributes(html: string, marked: string): string {
  const elements = Map.groupBy(elementsIn(html), keyOf);
  const insertions = elementsIn(marked)
    .flatMap((element) => {
      const at = elements.get(keyOf(element))?.shift()?.at;
      const field = markedField(element.text);
      return at !== undefined && field !== undefined ? { at, attribute: ` data-sanity="${field}"` } : [];
    })
    .toSorted((one, other) => one.at - other.at);
  const ends = insertions.map(({ at }) => at);
  const pieces = [0, ...ends].map((start, index) => html.slice(start, ends[index]));
  return pieces.map((piece, index) => piece + (insertions[index]?.attribute ?? "")).join("");
}

/** Several elements may show the same: the first is then the first in both pages. */
function keyOf({ name, text }: FoundElement): string {
  return `${name} ${withoutMarks(text)}`;
}

/** Elements, in the order in which they begin. */
function elementsIn(html: string): FoundElement[] {
  const found: FoundElement[] = [];
  const open: FoundElement[] = [];
  const parser = new Parser({
    onopentag(name, { alt = "" }) {
      const element = { name, at: parser.startIndex + 1 + name.length, text: alt };
      found.push(element);
      open.push(element);
    },
    ontext(text) {
      const element = open.at(-1);
      if (element && !unseen.has(element.name)) element.text += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return found;
}
