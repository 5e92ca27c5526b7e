import type { MetaDescriptor } from "react-router";

/** The picture that networks and messengers show of a link; made by server/pictures/open-graph/. `path` as in "/product/aurelie", `query` as in "?colour=ivory". */
export function socialPicture(origin: string, path: string, alt: string, query = ""): MetaDescriptor[] {
  return [
    { property: "og:image", content: `${origin}${path === "/" ? "" : path}/social.jpg${query}` },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
