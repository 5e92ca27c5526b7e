import { expect, test } from "vitest";
import { fetchPage } from "#tests/support/page.ts";

test("a dress that is asked for by its slug and by a former one stands on the list once", async () => {
  for (const query of ["dress=helene&dress=helene-lace", "dress=helene-lace&dress=helene"]) {
    const { html, links } = await fetchPage(`/fitting?${query}`);
    expect(html.match(/id="dress-[^"]*"/g)).toEqual(['id="dress-helene"']);
    const message = links.find(({ href }) => href.startsWith("https://wa.me/"))?.href ?? "";
    expect(decodeURIComponent(message).match(/\/product\/helene/g)).toHaveLength(1);
  }
});
