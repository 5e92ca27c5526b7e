import { expect, test } from "vitest";
import { linkMeta, pageMeta } from "./open-graph-meta.ts";

const page = {
  title: "About us | Auvrane",
  description: "One atelier.",
  origin: "https://shop.example",
  path: "/about",
  labelName: "Auvrane",
};

test("networks and messengers read the whole of a link, and search engines its one address", () =>
  expect(pageMeta(page)).toEqual([
    { title: "About us | Auvrane" },
    { name: "description", content: "One atelier." },
    { tagName: "link", rel: "canonical", href: "https://shop.example/about" },
    { property: "og:title", content: "About us | Auvrane" },
    { property: "og:description", content: "One atelier." },
    { property: "og:type", content: "website" },
    { property: "og:url", content: "https://shop.example/about" },
    { property: "og:site_name", content: "Auvrane" },
    { property: "og:locale", content: "en_GB" },
    { property: "og:image", content: "https://shop.example/social.jpg" },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "Auvrane" },
    { name: "twitter:card", content: "summary_large_image" },
  ]));

test("a page that search engines leave out has no address for them, and messengers read it where it was shared", () => {
  const meta = linkMeta({ ...page, path: "/fitting?dress=odette", isUnlisted: true });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(meta).toContainEqual({ property: "og:url", content: "https://shop.example/fitting?dress=odette" });
  expect(JSON.stringify(meta)).not.toContain("canonical");
});
