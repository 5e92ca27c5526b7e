import type { MetaDescriptor } from "react-router";
import { SHARED_PICTURE } from "#model/dresses/picture-size.ts";
import type { LabelPicture } from "#model/pictures/label-picture.ts";
import { withQuery } from "#model/pictures/rendition.ts";
import { pageAddress } from "#model/screens/language-path.ts";
import { dateLocale } from "#words/locale.ts";

/** Search engines, networks and messengers learn this of a page. */
type DescribedPage = {
  title: string;
  description?: string | undefined;
  /** The shop's, without a slash at the end. */
  origin: string;
  /** The page's address; its query only where another page stands there, as "/collection/tulle-dresses?page=2". */
  path: string;
  /** The name of the label, which networks show beside the title. */
  labelName: string;
  type?: "website" | "product";
  /** Search engines leave it out: it is somebody's own, or has no end. */
  isUnlisted?: boolean;
  /** A page that has none takes that of the label as a whole. */
  picture?: SharedPicture | undefined;
};

type SharedPicture = {
  /** The path of the page that the picture is made of: "/product/aurelie". */
  path?: string;
  alt?: string;
  /** A dress in a colour, "?colour=ivory". Messengers read the page there in place of this one, so its address has the query, too. */
  query?: string;
  /** The picture that the page's editor has chosen for its link. */
  own?: LabelPicture | undefined;
};

/** The title of a page, and in documents all that is said of it: browsers do without the rest. */
export function pageMeta(page: DescribedPage): MetaDescriptor[] {
  return [{ title: page.title }, ...linkMeta(page)];
}

/** The same without the title, which some screens draw themselves. */
export function linkMeta(page: DescribedPage): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  const { title, description, origin, path, labelName, type = "website", isUnlisted, picture = {} } = page;
  const address = pageAddress(origin, path);
  return [
    ...(description ? [{ name: "description", content: description }] : []),
    isUnlisted
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:type", content: type },
    { property: "og:url", content: address + (picture.query ?? "") },
    { property: "og:site_name", content: labelName },
    { property: "og:locale", content: networkLocale() },
    ...socialPicture(origin, picture, labelName),
  ];
}

/** Networks know Arabic by the region of none of its countries: https://developers.facebook.com/docs/internationalization. */
function networkLocale(): string {
  const { language, region } = new Intl.Locale(dateLocale);
  return `${language}_${region ?? "AR"}`;
}

/** The picture that networks and messengers show of a link: the editor's own, or one that server/pictures/open-graph/ makes. */
function socialPicture(
  origin: string,
  { path = "/", alt, query = "", own }: SharedPicture,
  labelName: string,
): MetaDescriptor[] {
  const made = `${origin}${path === "/" ? "" : path}/social.jpg${query}`;
  return [
    { property: "og:image", content: own ? new URL(sharedRendition(own), origin).href : made },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARED_PICTURE.width) },
    { property: "og:image:height", content: String(SHARED_PICTURE.height) },
    { property: "og:image:alt", content: own?.alt || (alt ?? labelName) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Cut to the shape of such pictures, round the editor's focus. */
function sharedRendition({ src, focus }: LabelPicture): string {
  const { width, height } = SHARED_PICTURE;
  const [x = "", y = ""] =
    focus?.split(" ").map((percent) => String(Number.parseInt(percent, 10) / 100)) ?? [];
  const aim = focus ? `&crop=focalpoint&fp-x=${x}&fp-y=${y}` : "";
  return withQuery(src, `w=${width}&h=${height}&q=85&fit=crop${aim}&fm=jpg`);
}
