import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type FieldPath, useDataAttribute } from "#app/ui/data-attribute.ts";
import { ShopPreview } from "./shop-preview.tsx";

type FieldProps = { type: string; slug?: string; path: FieldPath };

function Field({ type, slug, path }: FieldProps) {
  return <i data-sanity={useDataAttribute(type, slug)(...path)} />;
}

function drawn(field: FieldProps, documentIds?: Record<string, string>) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ShopPreview title={undefined} documentIds={documentIds}>
        <Field {...field} />
      </ShopPreview>
    </MemoryRouter>,
  );
}

const ids = { "product/aurelie": "a1", "collection/ليلى": "collection-l" };

test.each<[string, FieldProps, string]>([
  ["a dress", { type: "product", slug: "aurelie", path: ["name"] }, "id=a1;type=product;path=name"],
  [
    "a collection in any script",
    { type: "collection", slug: "ليلى", path: ["title"] },
    "id=collection-l;type=collection;path=title",
  ],
  [
    "a document that exists once",
    { type: "house", path: ["showroom", "address"] },
    "id=house;type=house;path=showroom.address",
  ],
  [
    "an entry of a list",
    { type: "home", path: ["sections", { _key: "hero" }, "title"] },
    "id=home;type=home;path=sections:hero.title",
  ],
  [
    "an entry whose key an import has left out",
    { type: "designer", path: ["biography", { _key: "" }, "text"] },
    "id=designer;type=designer;path=biography",
  ],
  [
    "an entry whose key could not stand in a path",
    { type: "designer", path: ["biography", { _key: 'a"].b' }, "text"] },
    "id=designer;type=designer;path=biography",
  ],
])("beside Studio's form the field of %s is named", (_, field, named) => {
  expect(drawn(field, ids)).toBe(`<i data-sanity="${named};base=%2F"></i>`);
});

test.each<[string, FieldProps, Record<string, string> | undefined]>([
  ["of what has no document", { type: "collection", slug: "capes", path: ["name"] }, ids],
  ["in a tab of its own", { type: "house", path: ["name"] }, undefined],
])("no field is named %s", (_, field, documentIds) => expect(drawn(field, documentIds)).toContain("<i></i>"));

test("no field is named for a visitor", () =>
  expect(renderToStaticMarkup(<Field type="house" path={["name"]} />)).toBe("<i></i>"));
