import { expect, test } from "vitest";
import { dress } from "#model/documents/dress-document.ts";
import { imageAsset } from "#tests/support/label-readers.ts";
import {
  edgeToEdge,
  lying,
  notesIn,
  notesOnDress,
  notesOnFurtherView,
  upright,
  wholeScreen,
} from "./picture-notes.ts";

function picture(pixels: string, more: object = {}) {
  return { asset: imageAsset(pixels), ...more };
}

const middle = { x: 0.5, y: 0.5 };
const lookbook = notesIn(upright, lying);

const croppedPicture = picture("1600x2000", { crop: { top: 0.3, bottom: 0.2, left: 0.2, right: 0.3 } });
const withHotspot = (width: number, height: number) =>
  picture("2000x2000", { hotspot: { ...middle, width, height } });
const panorama = picture("6000x1500");
const spottedPanorama = picture("6000x1500", { hotspot: middle });
const tooSmall = /^This picture has 1199 × 750 .* 1200 × 750 or more is sharp\.$/;
const looksSmall = /^The picture is shown whole and looks small in its place: a 16:10 picture fills it\.$/;
const loses60 = /^The shop crops 60% of the picture’s width: a 16:10 picture is shown whole\.$/;
const loses58 = /crops 58% of the picture’s height: a 16:9 picture/;
const losesMarked = /crops 20% of the picture’s width, and part of what its hotspot marks/;

test.each<[string, string[], RegExp | undefined]>([
  ["an upright picture in a lookbook", lookbook(picture("960x1200")), undefined],
  ["a telephone's, which loses little", lookbook(picture("3024x4032", { hotspot: middle })), undefined],
  ["one that lies", lookbook(picture("1600x1000")), undefined],
  ["one that lies and is small", lookbook(picture("1199x750")), tooSmall],
  ["a small one", lookbook(picture("720x900")), /960 × 1200 or more is sharp/],
  ["one of which a crop leaves too little", lookbook(croppedPicture), /has 800 × 1000 pixels/],
  ["a panorama", lookbook(panorama), looksSmall],
  ["a panorama with a hotspot", lookbook(spottedPanorama), loses60],
  ["one that loses less, but of its hotspot", lookbook(withHotspot(0.9, 0.5)), losesMarked],
  ["one whose hotspot Studio has only begun", lookbook(withHotspot(1, 1)), undefined],
  ["an upright one across the screen", notesIn(wholeScreen)(picture("3024x4032")), loses58],
  ["a film's first picture", notesIn(wholeScreen)(picture("1920x1080")), undefined],
  ["one from edge to edge that is small", notesIn(edgeToEdge)(picture("1600x1000")), /1920 × 1200 or more/],
  ["a dress in another shape", notesOnDress(picture("2000x2500")), undefined],
  ["a small dress", notesOnDress(picture("959x2400")), /959 × 2400 pixels/],
  ["a further view", notesOnFurtherView(picture("720x900")), undefined],
  ["a small further view", notesOnFurtherView(picture("719x900")), /719 × 900 pixels/],
  ["a dress with its hotspot", notesOnDress(picture("3024x4032", { hotspot: middle })), undefined],
  ["a dress a little too wide", notesOnDress(picture("1800x2000")), /set its hotspot on the dress/],
  ["a dress that is too long", notesOnDress(picture("1080x1920")), /looks small in its place/],
  ["no picture", notesOnDress({ _upload: {} }), undefined],
])("of %s is said what is doubtful", (_, notes, doubt) =>
  expect(notes).toEqual(doubt ? expect.arrayContaining([expect.stringMatching(doubt)]) : []),
);

test("a picture of a dress without words is told so, too", () => {
  const { mainImage, gallery } = dress.fields;
  for (const notesOn of [mainImage.warns, gallery.warnsOfEach]) {
    expect(notesOn?.(picture("2000x2500"), {})).toEqual([expect.stringMatching(/^Describe the picture/)]);
    expect(notesOn?.(picture("2000x2500", { alt: "Blush tulle" }), {})).toEqual([]);
  }
});
