import { expect, test } from "vitest";
import { createDocumentMarker } from "./marked-documents.server.ts";
import { markOf } from "./source-marks.server.ts";

const mark = (id: string, type: string, path: string) =>
  markOf(`id=${id};type=${type};path=${path};base=%2F`);
const markedOne = (document: unknown) => createDocumentMarker()([document])[0];

test("an entry whose key could not stand in a path is named by its place", () => {
  const contact = { _id: "c", _type: "contact", lines: [{ _key: "a.b", text: "By post." }] };
  const path = mark("c", "contact", "lines:0.text");
  expect(markedOne(contact)).toMatchObject({ lines: [{ text: `By post.${path}` }] });
});

test("what is no text stays as it is", () => {
  const values = { none: null, count: 7, isShown: true, layout: "wide", seven: "7" };
  expect(markedOne({ _id: "h", _type: "home", values })).toMatchObject({ values });
});
