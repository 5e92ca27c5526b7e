const FIELD = "data-sanity";

/**
 * Elements that the router has rendered lead to their fields like those of the document that the server writes for the same
 * address: it is fetched, and each of its elements tells the one that shows the same.
 */
export async function leadToFields(address: string): Promise<void> {
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  if (!response.ok) return;
  copyFields(new DOMParser().parseFromString(await response.text(), "text/html"), document);
}

/** The first of several equal texts leads where the first does, and so on. */
export function copyFields(from: Document, to: Document): void {
  const shown = Map.groupBy(to.body.querySelectorAll("*"), keyOf);
  for (const element of from.body.querySelectorAll("*")) {
    const same = shown.get(keyOf(element))?.shift();
    const field = element.getAttribute(FIELD);
    if (field !== null) same?.setAttribute(FIELD, field);
  }
}

/** Its own words or, of a picture, what is said of it. */
function keyOf(element: Element): string {
  const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return [
    element.tagName,
    element.getAttribute("alt"),
    ...words.map(({ textContent }) => textContent?.trim()),
  ].join(" ");
}
