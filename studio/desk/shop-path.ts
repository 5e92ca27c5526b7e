import { getPublishedId } from "sanity";
import { slugOfId } from "#app/label/collection-id.ts";

/** Where in the shop a document can be seen; undefined while it has no address. */
export function shopPath(type: string, id: string, document: unknown): string | undefined {
  if (type === "product") {
    const slug = slugOf(document);
    return slug ? `/product/${slug}` : undefined;
  }
  if (type === "carePage") {
    const slug = slugOf(document);
    return slug ? `/care/${slug}` : undefined;
  }
  if (type === "collection") {
    const slug = slugOf(document) || slugOfId(getPublishedId(id));
    return slug ? `/collection/${slug}` : undefined;
  }
  return screens[type];
}

const screens: Record<string, string> = {
  home: "/",
  house: "/contact",
  identity: "/",
  designer: "/about",
  questions: "/faq",
  contact: "/contact",
  messages: "/enquiry",
  newsletter: "/",
  privacy: "/privacy",
  notFound: "/not-found",
  search: "/?search=",
  sizeChart: "/size-finder",
};

function slugOf(document: unknown): string | undefined {
  if (typeof document !== "object" || document === null || !("slug" in document)) return undefined;
  const { slug } = document;
  if (typeof slug !== "object" || slug === null || !("current" in slug)) return undefined;
  return typeof slug.current === "string" ? slug.current : undefined;
}
