import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ScreenLink } from "./screen-link.tsx";

test.each(["https://elsewhere.example/a", "HTTP://elsewhere.example", "//elsewhere.example"])(
  "%s leads to another site, in a tab of its own",
  (href) => {
    const html = renderToStaticMarkup(<ScreenLink href={href} isInPlace />);
    expect(html).toMatch(new RegExp(`^<a href="${href}" target="_blank" rel="noreferrer">`));
    expect(html).toContain("opens in a new tab");
  },
);

test.each(["/faq", "?sort=name", "/product/https://a"])("%s is a screen of the shop", (href) => {
  expect(renderToStaticMarkup(<ScreenLink href={href} />)).toBe(`<a href="${href}" data-screen=""></a>`);
});
