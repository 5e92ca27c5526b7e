import { expect, test } from "vitest";
import { createPictureKeys } from "./cached-pictures.ts";

const read = createPictureKeys({ projectId: "atelier", dataset: "production" });
const asset = `${"0123456789".repeat(4)}-300x400.jpg`;
const path = `/images/atelier/production/${asset}`;

test("the same parameters in another order are the same picture", () => {
  expect(read(`${path}?w=320&fit=crop`, undefined)).toEqual(read(`${path}?fit=crop&w=320`, "image/webp"));
  expect(read(`${path}/a-dress.jpg?w=320&fit=crop`, undefined)).toEqual(
    read(`${path}?w=320&fit=crop`, undefined),
  );
  expect(read(`${path}?w=321`, undefined)).not.toEqual(read(`${path}?w=320`, undefined));
});

test("only where the host chooses the format does it matter what the browser takes", () => {
  const nameFor = (query: string, accept: string) => read(path + query, accept)?.name;
  expect(nameFor("?w=320&auto=format", "image/webp")).not.toBe(nameFor("?w=320&auto=format", "image/*"));
  expect(nameFor("?w=320&auto=format", "image/webp")).toBe(
    nameFor("?w=320&auto=format", "text/html,image/webp,*/*"),
  );
  const formats = ["image/avif", "image/webp", "image/avif,image/webp", "image/*"];
  expect(new Set(formats.map((accept) => nameFor("?w=320&auto=format", accept))).size).toBe(4);
  expect(nameFor("?w=320", "image/webp")).toBe(nameFor("?w=320", "image/*"));
});

test.each(["", "?w=320", "?rect=0,10,200,250&w=320", "?fp-x=0.25&fp-y=1&dpr=1.5", "?bg=ff00ff&pad=10"])(
  "cached: %j",
  (query) => {
    expect(read(path + query, undefined)).toMatchObject({
      asset,
      name: expect.stringMatching(/^[\w-]{22}$/),
    });
  },
);

/** The host would be asked for the original where there is a fragment. */
const endless =
  "?w=99.61 /a-dress.jpg#?w=320 #?w=320 ?w=0099 ?fp-x=0.123456 ?fp-x=90.5 ?rect=0,0,1,1,1 ?w= ?bg=FF00FF";

test.each(endless.split(" "))("%j could be spelled in endless ways, and is not", (query) => {
  expect(read(path + query, undefined)).toBeUndefined();
});

test.each([
  path.replace("atelier", "other"),
  path.replace("images", "files"),
  "/images/atelier/production/nothing-1x1.jpg",
  "/images/atelier/production/..%2f..%2fpackage.json",
  `${path}/a/b`,
  `/elsewhere${path}`,
])("%s is no picture of this dataset", (url) => {
  expect(read(url, undefined)).toBeUndefined();
});

test.each(["constructor", "__proto__", "toString"])("%s is a parameter like any other", (parameter) => {
  expect(read(`${path}?${parameter}=a.b`, undefined)).toBeUndefined();
  expect(read(`${path}?${parameter}=1`, undefined)).toMatchObject({ asset });
});
