import { expect, test } from "vitest";
import { htmlAsText, LONGEST_HTML } from "./html-as-text.ts";

test.each([
  [
    "<p>Silk&nbsp;tulle &amp; lace.</p>\n<p>Made\nin <b>Paris</b>.</p>",
    "Silk tulle & lace.\n\nMade in Paris.",
  ],
  ["One.<br><br/>Two.<br>Three.", "One.\n\nTwo.\nThree."],
  ["<ul>\n<li>Silk</li>\n<li><span>Lace</span></li></ul><div>End</div>", "• Silk\n• Lace\n\nEnd"],
  ["<h2>Lia</h2><div><div>Bias cut</div></div>", "Lia\n\nBias cut"],
  ["Plain text.\n\nWith a 5 < 6 &amp; a line.", "Plain text.\n\nWith a 5 < 6 & a line."],
  ["&lt;b&gt; &amp;amp; “”", "<b> &amp; “”"],
  [
    "<script>alert(1)</script><style>p{}</style><p onclick=x>Ada<img src=x onerror=alert(1)></p><!-- c -->",
    "Ada",
  ],
  ["=HYPERLINK(1)<p>", "=HYPERLINK(1)"],
])("the words of %j are %j", (html, words) => {
  expect(htmlAsText(html)).toBe(words);
});

test("tags that stand in each other as often as may be are read in time", () => {
  const deep = "<b>".repeat(LONGEST_HTML / 3);
  const start = performance.now();
  expect(htmlAsText(`${deep}x`)).toBe("x");
  expect(performance.now() - start).toBeLessThan(10_000);
});
