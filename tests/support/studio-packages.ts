/**
 * Stands in for Studio's packages, which are installed only where somebody edits, while its schema is read. In
 * Studio, too, these functions return what they are given.
 */
export const defineType = same;
export const defineField = same;
export const defineArrayMember = same;

function same<T>(definition: T): T {
  return definition;
}
