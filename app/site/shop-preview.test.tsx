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

const entry = (type: string, list: string, _key: string, field: string): FieldProps => ({
  type,
  path: [list, { _key }, field],
});
const tulle: FieldProps = { type: "collection", slug: "ليلى", path: ["title"] };
const address: FieldProps = { type: "house", path: ["showroom", "address"] };
const biography = "id=designer;type=designer;path=biography";

test.each<[string, FieldProps, string]>([
  ["a dress", { type: "product", slug: "aurelie", path: ["name"] }, "id=a1;type=product;path=name"],
  ["a collection in any script", tulle, "id=collection-l;type=collection;path=title"],
  ["a document that exists once", address, "id=house;type=house;path=showroom.address"],
  [
    "an entry of a list",
    entry("home", "sections", "hero", "title"),
    "id=home;type=home;path=sections:hero.title",
  ],
  ["an entry whose key an import has left out", entry("designer", "biography", "", "text"), biography],
  ["an entry with a key for no path", entry("designer", "biography", 'a"].b', "text"), biography],
])("beside Studio's form the field of %s is named", (_, field, named) => {
  expect(drawn(field, ids)).toBe(`<i data-sanity="${named};base=%2F"></i>`);
});

test.each<[string, FieldProps, Record<string, string> | undefined]>([
  ["of what has no document", { type: "collection", slug: "capes", path: ["name"] }, ids],
  ["in a tab of its own", { type: "house", path: ["name"] }, undefined],
])("no field is named %s", (_, field, documentIds) => expect(drawn(field, documentIds)).toContain("<i></i>"));

test("no field is named for a visitor", () =>
  expect(renderToStaticMarkup(<Field type="house" path={["name"]} />)).toBe("<i></i>"));
