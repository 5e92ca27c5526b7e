/** "Dusty blue" is "dusty-blue", "Éloïse" is "eloise": lower case, plain letters, hyphens. */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
