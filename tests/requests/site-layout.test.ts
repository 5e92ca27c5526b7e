import { describe, expect, test } from "vitest";
import { between, fetchPage, linksOf, type Page, textOf } from "#tests/support/page.ts";

const screens = "/ /collection/tulle-dresses /product/aurelie /contact /about /faq /nowhere".split(" ");

const navigation = [
  ["Home", "/"],
  ["Tulle dresses", "/collection/tulle-dresses"],
  ["Satin dresses", "/collection/satin-dresses"],
  ["Embroidered dresses", "/collection/embroidered-dresses"],
  ["Bridal dresses", "/collection/bridal-dresses"],
  ["About us", "/about"],
  ["Contact us", "/contact"],
];

describe.each(screens)("the layout of %s", (path) => {
  test("has a logo that leads home", async () => {
    const header = headerOf(await fetchPage(path));
    expect(linksOf(header)).toContainEqual(expect.objectContaining({ name: "Auvrane, home", href: "/" }));
  });

  test("lists the navigation", async () => {
    const list = between(headerOf(await fetchPage(path)), 'aria-label="Main"', "</nav>");
    expect(linksOf(list).map(({ name, href }) => [name, href])).toEqual(navigation);
  });

  test("has a side menu with the same links, each with an arrow, and a way to close it", async () => {
    const menu = between((await fetchPage(path)).html, '<dialog id="menu"', "</dialog>");
    const list = between(menu, '<nav aria-label="Menu"', "</nav>");
    expect(linksOf(list).map(({ name, href }) => [name, href])).toEqual(navigation);
    expect(list.match(/<svg/g)).toHaveLength(navigation.length);
    expect(menu).toContain('aria-label="Close the menu"');
  });

  test("leads to a map and to the search", async () => {
    const header = linksOf(headerOf(await fetchPage(path)));
    const pin = header.find(({ name }) => name === "Find the showroom on a map (opens in a new tab)");
    expect(pin?.href).toMatch(/^https:\/\/www\.google\.com\/maps\//);
    expect(header).toContainEqual(expect.objectContaining({ name: "Search", href: "#search" }));
  });
});

describe("the footer", () => {
  test("introduces the designer", async () => {
    expect(textOf(footerOf(await fetchPage("/")))).toMatch(
      /About us .*Octave Auvrane cuts bridal and evening dresses/,
    );
  });

  const maps = expect.stringContaining("https://www.google.com/maps/");
  const calendly = expect.stringContaining("https://calendly.com/");

  const fabrics = ["Tulle", "Satin", "Embroidered", "Bridal"];
  const explore = fabrics.map((name) => [name, `/collection/${name.toLowerCase()}-dresses`]);
  const columns: [string, unknown[][]][] = [
    ["Main Links", Object.entries({ Home: "/", "Contact us": "/contact", "About us": "/about" })],
    ["Explore", explore],
    [
      "Reach us",
      [
        ["Contact us", "/contact"],
        ["Visit our showroom (opens in a new tab)", maps],
        ["Book an Appointment (opens in a new tab)", calendly],
      ],
    ],
  ];

  test.each(columns)("has the column %s", async (heading, links) => {
    const column = between(footerOf(await fetchPage("/about")), `<nav aria-label="${heading}"`, "</nav>");
    expect(linksOf(column).map(({ name, href }) => [name, href])).toEqual(links);
  });

  test("names Customer Care without links, because those pages do not exist, and links to the lookbook", async () => {
    const column = between(
      footerOf(await fetchPage("/")),
      '<h2 class="label" aria-label="Customer Care">',
      "</nav>",
    );
    expect(textOf(column)).toBe("Customer Care FAQ Exchanges and Returns Shipping Policy Lookbook");
    expect(linksOf(column).map(({ href }) => href)).toEqual(["/care/lookbook"]);
  });

  test("has the four networks, each named and leading to the label's account", async () => {
    const names = ["Instagram", "Facebook", "Pinterest", "YouTube"].map(
      (name) => `${name} (opens in a new tab)`,
    );
    const social = linksOf(footerOf(await fetchPage("/"))).filter(({ name }) => names.includes(name));
    expect(social.map(({ name }) => name)).toEqual(names);
    for (const { href } of social) expect(href).toMatch(/^https:\/\//);
  });

  test("offers the newsletter: a field, an arrow, the note and the privacy policy", async () => {
    const footer = footerOf(await fetchPage("/faq"));
    expect(footer).toContain('placeholder="Enter Your Email"');
    expect(footer).toContain('aria-label="Subscribe"');
    expect(textOf(footer)).toMatch(/unsubscribe at any time.*privacy policy/);
    expect(linksOf(footer)).toContainEqual(
      expect.objectContaining({ name: "See our privacy policy.", href: "/privacy" }),
    );
  });
});

test("links that leave the shop tell nobody where they come from, and those to WhatsApp open in its place", async () => {
  for (const path of screens) {
    const { links } = await fetchPage(path);
    const outside = links.filter(({ href }) => /^https?:/.test(href));
    expect(outside.length).toBeGreaterThan(0);
    for (const { attributes } of outside) expect(attributes).toMatch(/rel="[^"]*noreferrer/);
    for (const { name, href, attributes } of outside) {
      const opensTab = !href.startsWith("https://wa.me/");
      expect(attributes.includes('target="_blank"'), href).toBe(opensTab);
      expect(name.endsWith("(opens in a new tab)"), `${path}: ${name}`).toBe(opensTab);
    }
  }
});

test("every page may be zoomed", async () => {
  for (const path of screens) {
    const content = /<meta name="viewport" content="([^"]*)"/.exec((await fetchPage(path)).html)?.[1];
    expect(content, path).toContain("width=device-width");
    expect(content, path).not.toMatch(/user-scalable|maximum-scale|minimum-scale/);
  }
});

test("no link is dead", async () => {
  for (const path of screens) {
    const { links } = await fetchPage(path);
    expect(links.length, path).toBeGreaterThan(20);
    expect(links.filter(({ href }) => href === "" || href === "#" || href.startsWith("javascript:"))).toEqual(
      [],
    );
  }
});

function headerOf({ html }: Page) {
  return between(html, "<header", "</header>");
}

function footerOf({ html }: Page) {
  return between(html, "<footer", "</footer>");
}

test.each(["/", "/product/aurelie", "/contact", "/privacy", "/size-finder"])(
  "%s has each id once",
  async (path) => {
    const { html } = await fetchPage(path);
    const ids = [...html.matchAll(/<[a-z][^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  },
);
