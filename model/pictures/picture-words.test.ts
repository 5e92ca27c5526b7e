import { expect, test } from "vitest";
import { assetIn, colourIn, describedBy, pictureWords, roleIn, silentPictures } from "./picture-words.ts";

test("a picture is described by the dress's name, its collection and a colour, as far as they are there", () => {
  expect(pictureWords("Aurélie", "Tulle dresses", { colour: "Blush" })).toBe("Aurélie, Tulle dress, Blush");
  expect(pictureWords("Aurélie", "Tulle dresses")).toBe("Aurélie, Tulle dress");
  expect(pictureWords("Aurélie", "")).toBe("Aurélie");
  const ofRoles = ["still", "worn", "detail", "back", "cloth", "?"].map((role) =>
    pictureWords("Lia", "", { role }),
  );
  expect(ofRoles).toEqual([
    "Lia",
    "Lia, worn",
    "Lia, in detail",
    "Lia, from behind",
    "Lia, the cloth",
    "Lia",
  ]);
});

test("pictures that are uploaded and have no words are found, and no others", () => {
  const asset = { _ref: "image-a-4x5-jpg" };
  const gallery = [
    { _key: "a", asset },
    { _key: "c", asset, alt: "The back" },
    { _key: "b", asset, alt: " ", color: "Ivory" },
    { _key: "d", _upload: { progress: 40 } },
    null,
  ];
  expect(silentPictures(gallery)).toEqual([
    { key: "a", place: 1, asset: asset._ref, colour: "", role: "" },
    { key: "b", place: 3, asset: asset._ref, colour: "Ivory", role: "" },
  ]);
  expect(silentPictures(undefined)).toEqual([]);
});

test("the file of a picture is named once it is uploaded", () => {
  expect([assetIn({ asset: { _ref: "image-a" } }), assetIn({ _upload: {} }), assetIn(null)]).toEqual([
    "image-a",
    "",
    "",
  ]);
});

test("a dress is read in whatever state its form is", () => {
  const colors = [{ name: "Blush", value: "#e6c4ba" }, { value: "#000000" }, "ivory", { name: "Blush" }];
  const expected = { name: "Lia", category: "capes", colours: ["Blush", "ivory"] };
  expect(describedBy({ name: " Lia ", category: "capes", colors })).toEqual(expected);
  expect(describedBy({ name: "Lia" })).toEqual({ name: "Lia", category: "", colours: [] });
  expect(describedBy({ name: 4 })).toEqual({ name: "", category: "", colours: [] });
  expect(describedBy(undefined)).toEqual({ name: "", category: "", colours: [] });
  expect([roleIn({ role: "back" }), roleIn({})]).toEqual(["back", ""]);
  expect([colourIn({ color: "Blush" }), colourIn({}), colourIn(undefined)]).toEqual(["Blush", "", ""]);
});
