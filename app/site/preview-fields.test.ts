// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { copyFields } from "./preview-fields.ts";

function page(html: string): Document {
  const made = document.implementation.createHTMLDocument();
  made.body.innerHTML = html;
  return made;
}

test("an element leads where the one does that shows the same, in their order", () => {
  const written = page(
    '<h1 data-sanity="name">Odette</h1><p>More</p><p>A</p><p data-sanity="second">More</p>' +
      '<img alt="Odette" data-sanity="picture">',
  );
  const shown = page(
    '<h1>Odette</h1><p>More</p><p>More</p><aside>More</aside><img alt="Odette"><img alt="">',
  );
  copyFields(written, shown);
  expect(shown.body.innerHTML).toBe(
    '<h1 data-sanity="name">Odette</h1><p>More</p><p data-sanity="second">More</p>' +
      '<aside>More</aside><img alt="Odette" data-sanity="picture"><img alt="">',
  );
});
