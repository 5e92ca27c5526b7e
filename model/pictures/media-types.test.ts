import { expect, test } from "vitest";
import { filmFault } from "./media-types.ts";

test.each(["file-0a1b-mp4", "file-0a1b-webm", ""])("%s has no fault", (id) => {
  expect(filmFault(id)).toBeUndefined();
});

test.each(["mov", "avi", "m4v"])("a .%s film is refused with what to do instead", (ending) => {
  expect(filmFault(`file-0a1b-${ending}`)).toMatch(new RegExp(`\\.${ending} film.*Save it as MP4`));
});
