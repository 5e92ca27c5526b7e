import type { Catalogue } from "#app/catalogue/catalogue.ts";

/** A page, its data or a file, as far as its address goes. */
export type Screen = {
  path: string;
  /** The router's id, which data requests may name. */
  id: string;
  /** What a value in the address means here; undefined when it means nothing. */
  parameters: Record<string, (value: string) => string | undefined>;
  /** For whoever has the link alone. */
  isPrivate?: true;
  /** The query with the slugs of now, where a dress is named by a former one. */
  renamed?: URLSearchParams | undefined;
  /** One of more than are worth their place: it is rendered each time. */
  isOneOfMany?: boolean;
  /** Dresses that the query names, in any number and order: it is rendered each time, too, where there are some. */
  dresses?: readonly string[];
};

/** What is asked of the catalogue, with the query that was sent. */
export type Asked = {
  catalogue: Catalogue;
  sent: URLSearchParams;
  /** The one spelling of the address of another page. */
  spelt: (url: string) => string;
};
