import { describe, expect, it } from "vitest";
import { collections } from "./collections.ts";
import { contact } from "./contact-texts.ts";
import { designer } from "./designer.ts";
import { ENTRY_ANIMATION_MS } from "./entry-animation-ms.ts";
import { home } from "./home-texts.ts";
import { labelSettings } from "./label-settings.ts";
import { questions, questionsScreen } from "./questions.ts";
import { sizeChart } from "./size-chart.ts";
import { termDays, terms, termsIn, withoutTerms } from "./terms.ts";

type Text = { path: string; key: string; text: string };

/**
 * Every text of every file in this folder, so that a new file is held to the same rules; but for the neutral ones, where empty says that nothing
 * is rendered, and messages, whose fields stand in braces.
 */
const files = import.meta.glob(["./*.ts", "!./*.test.ts", "!./neutral-texts.ts", "!./messages.ts"], {
  eager: true,
});
const texts = textsIn(files, "label");
const screens = [
  "/",
  "/about",
  "/contact",
  "/faq",
  ...Object.keys(collections).map((slug) => `/collection/${slug}`),
];
const bracketed = /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|\$\{/;
const stopgap = /\b(tbd|tba|todo|fixme|lorem|ipsum|xxx+|placeholder|undefined|null|nan)\b|\.\.\.|…/i;

describe("every text of the label", () => {
  it("is there to be read", () => {
    expect(texts.length).toBeGreaterThan(150);
    expect(
      pathsOf(texts, ({ key, text }) => text.trim() !== text || (text === "" && !mayBeEmpty(key))),
    ).toEqual([]);
  });

  it("holds no placeholder", () => {
    expect(pathsOf(texts, ({ text }) => bracketed.test(withoutTerms(text)) || stopgap.test(text))).toEqual(
      [],
    );
  });

  it("is set with typographic quotes and single spaces", () => {
    expect(pathsOf(texts, ({ text }) => /['"]| {2}|--/.test(text))).toEqual([]);
  });

  it("puts one word or phrase in italics at most", () => {
    expect(pathsOf(texts, ({ text }) => ![0, 2].includes(text.split("*").length - 1))).toEqual([]);
  });
});

describe("links", () => {
  it("lead to screens of the shop or to https addresses", () => {
    const links = texts.filter(
      ({ key, path }) => /^(href|url|mapsUrl|bookingUrl)$/.test(key) && !isFilm(path),
    );
    expect(links.length).toBeGreaterThan(25);
    expect(pathsOf(links, ({ text }) => !screens.includes(text) && !isHttps(text))).toEqual([]);
  });

  it("name pictures and film under /house/", () => {
    const sources = texts.filter(({ key, path }) => key === "src" || isFilm(path));
    expect(sources.length).toBeGreaterThan(15);
    expect(pathsOf(sources, ({ text }) => !/^\/house\/[a-z0-9-]+\.(jpg|mp4|webm)$/.test(text))).toEqual([]);
  });
});

describe("contact points", () => {
  it("have a telephone number in digits, as it is read", () => {
    expect(labelSettings.phone).toMatch(/^[1-9]\d{7,14}$/);
    expect(labelSettings.phoneDisplay.replace(/\D/g, "")).toBe(labelSettings.phone);
  });

  it("have an email address", () => {
    expect(labelSettings.email).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]+$/);
  });
});

describe("promises in days", () => {
  it("are whole and positive", () => {
    for (const name of termDays)
      expect(terms[name], name).toSatisfy((n) => typeof n === "number" && Number.isInteger(n) && n > 0);
  });

  it.each([
    ["returns", ["returnDays", "refundDays"]],
    ["sizes", ["returnDays"]],
    ["alterations", ["changeDays", "alterationDays", "fittingDays"]],
    ["delivery", ["makingDays", "makingDays/bridal-dresses", "nearShippingDays", "shippingDays"]],
    ["colours", ["swatchDays", "changeDays"]],
  ])("are named in the answer about %s, and written in none", (id, names) => {
    const answer = questions.find((question) => question.id === id)?.a ?? "";
    expect(termsIn(answer)).toEqual(expect.arrayContaining(names));
    expect(answer).not.toMatch(/\d days/);
  });

  it("are named on the product pages", () => {
    expect(termsIn(labelSettings.delivery)).toEqual(expect.arrayContaining(["makingDays", "returnDays"]));
  });
});

describe("the answer about sizes", () => {
  it("asks for the measurements that the size finder asks for", () => {
    const answer = questions.find(({ id }) => id === "sizes")?.a ?? "";
    for (const measured of ["bust", "waist", "hips"]) expect(answer).toContain(measured);
    for (const text of [answer, sizeChart.measuring.hollowToHem])
      expect(text).toMatch(/hollow of the throat .*to the floor, barefoot/);
  });
});

describe("lengths", () => {
  it("suit search engines", () => {
    const summaries = Object.values(collections).map(({ summary }) => summary);
    const others = [labelSettings, designer, contact, questionsScreen].map(({ description }) => description);
    for (const text of [...summaries, ...others]) expect(text.length, text).toBeLessThanOrEqual(155);
  });

  it("give the entry animation a number of milliseconds", () => {
    expect(ENTRY_ANIMATION_MS).toBeGreaterThanOrEqual(0);
    expect(ENTRY_ANIMATION_MS).toBeLessThanOrEqual(5000);
  });
});

describe("the home page", () => {
  it("shows five slides, numbered from 1, without links", () => {
    expect(home.bridal.slides.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(home.bridal.slides.every(({ link }) => link === "")).toBe(true);
  });

  it("stacks five featured pictures", () => {
    expect(home.featured.pictures).toHaveLength(5);
  });
});

function textsIn(value: unknown, path: string): Text[] {
  if (typeof value === "string") return [{ path, key: path.slice(path.lastIndexOf(".") + 1), text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

function pathsOf(from: Text[], isWrong: (text: Text) => boolean): string[] {
  return from.filter(isWrong).map(({ path, text }) => `${path}: ${text}`);
}

/** A slide's link by specification; an alternative text where a picture only decorates. */
function mayBeEmpty(key: string): boolean {
  return key === "link" || key === "alt";
}

function isFilm(path: string): boolean {
  return path.endsWith("hero.url");
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}
