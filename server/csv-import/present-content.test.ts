import { expect, test } from "vitest";
import { presentContent } from "./present-content.ts";

test("collections are known by their slug, by what the shop calls them, and by the slugs they had", () => {
  const collection = (_id: string, current: string) => ({ _id, _type: "collection", slug: { current } });
  const { collections } = presentContent([], {
    collections: [
      { ...collection("a", "cloaks"), name: "Cloaks", previousSlugs: ["capes"] },
      collection("collection-tulle-dresses", "long-veils"),
      collection("drafts.b", "veils"),
    ],
  });
  expect(collections).toEqual([
    { slug: "cloaks", names: ["Cloaks", "capes"] },
    { slug: "long-veils", names: ["Long veils", "tulle-dresses"] },
  ]);
});

test("a dress is known once it is published; drafts and versions are only told of", () => {
  const dress = (_id: string, slug: string, more = {}) => ({
    ...{ _id, _type: "product", _rev: "1", slug: { current: slug } },
    ...more,
  });
  const content = presentContent([
    dress("a", "aurelie", { previousSlugs: ["aurelia"], colors: [{ name: "Ivory", value: "#f6f1e4" }] }),
    dress("drafts.b", "bea", { previousSlugs: ["beatrice"], colors: [{ name: "Night", value: "#112" }] }),
    dress("versions.spring.c", "cleo"),
    dress("d", ""),
    { _id: "e", _type: "product" },
  ]);
  expect([...content.bySlug.keys()]).toEqual(["aurelie"]);
  expect([...content.movedTo]).toEqual([["aurelia", "aurelie"]]);
  expect([...content.ids]).toEqual(["a", "d"]);
  expect([...content.drafts]).toEqual(["b", "bea"]);
  expect(content.colours).toEqual([{ name: "Ivory", value: "#f6f1e4" }]);
});
