import { carePage } from "./care-page-type.ts";
import { collection } from "./collection-type.ts";
import { colour } from "./colour-type.ts";
import { designer } from "./designer-type.ts";
import { enquiry } from "./enquiry-type.ts";
import { home } from "./home-type.ts";
import { identity } from "./identity-type.ts";
import { labelSettings } from "./label-settings-type.ts";
import { messages } from "./messages-type.ts";
import { product } from "./product-type.ts";
import { questions } from "./questions-type.ts";
import { contact, newsletter, notFound, privacy, search } from "./screen-types.ts";
import { sizeChart } from "./size-chart-type.ts";
import { subscriber } from "./subscriber-type.ts";
import { terms } from "./terms-type.ts";

/** Documents that exist once, under their type's name. */
export const singletons = [
  home,
  designer,
  terms,
  questions,
  labelSettings,
  identity,
  contact,
  messages,
  newsletter,
  privacy,
  notFound,
  search,
  sizeChart,
];

/** What visitors send: the shop makes these, and nobody else. */
export const sentTypes = [enquiry, subscriber];

export const schemaTypes = [product, colour, collection, carePage, ...singletons, ...sentTypes];
