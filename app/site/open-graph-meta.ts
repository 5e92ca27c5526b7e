import type { MetaDescriptor } from "react-router";
import { SHARED_PICTURE } from "#app/catalogue/picture-size.ts";
import type { LabelPicture } from "#app/label/label-picture.ts";
import { withQuery } from "#app/ui/rendition.ts";

type Choice = {
  /** The picture of a dress in a colour, "?colour=ivory". */
  query?: string;
  /** The picture that the page's editor has chosen for its link. */
  own?: LabelPicture | undefined;
};

/**
 * The picture that networks and messengers show of a link: the editor's own, or one that server/pictures/open-graph/ makes. `path` as
 * in "/product/aurelie".
 */
export function socialPicture(
  origin: string,
  path: string,
  alt: string,
  { query = "", own }: Choice = {},
): MetaDescriptor[] {
  // Networks and messengers read documents alone: the browser does without.
  if (!import.meta.env.SSR) return [];
  const made = `${origin}${path === "/" ? "" : path}/social.jpg${query}`;
  return [
    { property: "og:image", content: own ? new URL(sharedRendition(own), origin).href : made },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARED_PICTURE.width) },
    { property: "og:image:height", content: String(SHARED_PICTURE.height) },
    { property: "og:image:alt", content: own?.alt || alt },
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
