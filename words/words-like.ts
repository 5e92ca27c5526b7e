/** The same words in another language: a text for a text, and a function of the same values for a function. */
export type WordsLike<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Said
    ? (...values: Values) => WordsLike<Said>
    : English extends readonly (infer Entry)[]
      ? readonly WordsLike<Entry>[]
      : { readonly [Name in keyof English]: WordsLike<English[Name]> };
