import { collection } from "./collection.ts";
import { colour } from "./colour.ts";
import { designer } from "./designer.ts";
import { home } from "./home.ts";
import { labelSettings } from "./label-settings-document.ts";
import { product } from "./product.ts";
import { questions } from "./questions.ts";
import { contact, newsletter, notFound, search } from "./screens.ts";

/** Documents that exist once, under their type's name. */
export const singletons = [home, designer, questions, labelSettings, contact, newsletter, notFound, search];

export const schemaTypes = [product, colour, collection, ...singletons];
