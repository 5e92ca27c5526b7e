/**
 * Stands in for Studio's packages, which are installed only where somebody edits, while its schema is read: in Studio as well these give back
 * what they are given. Nothing else of them is used before a form is drawn.
 */
export const defineType = same;
export const defineField = same;
export const defineArrayMember = same;

function same<T>(definition: T): T {
  return definition;
}
