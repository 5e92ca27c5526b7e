import { expect, test } from "vitest";
import { fetchPage } from "#tests/support/page.ts";

const told = ["title", "description", "type", "url", "site_name", "locale", "image", "image:alt"];

const screens =
  "/ /collection/tulle-dresses /product/aurelie /contact /about /faq /privacy /care/lookbook /size-finder";

test.each(screens.split(" "))("messengers are told all of %s", async (path) => {
  const { html } = await fetchPage(path);
  const contents = told.map((name) => [name, contentOf(html, `og:${name}`)]);
  expect(contents.filter(([, content]) => !content)).toEqual([]);
  expect(contentOf(html, "og:title")).toBe(/<title>([^<]*)</.exec(html)?.[1]);
  expect(contentOf(html, "og:url")).toBe(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
  expect(contentOf(html, "og:site_name")).toBe("Auvrane");
});

const unlisted = ["/fitting?dress=odette&dress=isaure", "/enquiry?dress=odette&for=rent", "/search?q=tulle"];

test.each(unlisted)("a link to %s, unlisted, keeps its choices in a messenger", async (path) => {
  const { html } = await fetchPage(path);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
  expect(new URL(contentOf(html, "og:url")).search).toBe(path.slice(path.indexOf("?")));
});

test("a dress tells networks what it costs, and Pinterest that nothing is bought here", async () => {
  const { html } = await fetchPage("/product/aurelie");
  expect(contentOf(html, "product:price:amount")).toBe("2450");
  expect(contentOf(html, "product:price:currency")).toBe("USD");
  expect(html).toContain('<meta name="pinterest-rich-pin" content="false"/>');
});

function contentOf(html: string, property: string): string {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content?.replaceAll("&amp;", "&") ?? "";
}
