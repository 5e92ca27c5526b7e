import { expect, test } from "vitest";
import { pathInStudio, withLocation } from "./content-issue.server.ts";

const home = { _type: "home", sections: [{ _type: "heroSection" }, { _type: "capesSection" }, null] };

test.each([
  [home, "sections.0.href", "section 1 (Film): “href”"],
  [home, "sections.0", "section 1 (Film): “”"],
  [home, "sections.1.slides.2.img.alt", "section 2: “slides 3: img.alt”"],
  [home, "sections.2.text", "section 3: “text”"],
  [home, "sections.1.slides.12.img.alt", "section 2: “slides 13: img.alt”"],
  [home, "hero.href", "“hero.href”"],
  [{ _type: "carePage" }, "body.0.markDefs.1.href", "paragraph 1: “link”"],
  [{ _type: "carePage" }, "body.3.rows.0.cells.1", "paragraph 4: “rows 1: cells 2”"],
  [{ _type: "questions" }, "questions.0.a", "“questions 1: a”"],
  [{ _type: "house" }, "showroom.address.0", "“showroom.address 1”"],
])("in %j %s is %s", (document, path, name) => {
  expect(withLocation(document, path, (field) => `“${field}”`)).toBe(name);
});

test.each([
  ["phone", "phone"],
  ["showroom.address.0", "showroom.address[0]"],
  ["sections.0.img.alt", 'sections[_key=="a"].img.alt'],
  ["sections.0.slides.1.href", 'sections[_key=="a"].slides[_key=="c"].href'],
  ["gone.3.href", "gone.3.href"],
])("Studio's links name %s as %s", (path, named) => {
  const document = {
    showroom: { address: ["Rue"] },
    sections: [{ _key: "a", slides: [{ _key: "b" }, { _key: "c", href: "/" }], img: { alt: "" } }],
  };
  expect(pathInStudio(document, path)).toBe(named);
});
