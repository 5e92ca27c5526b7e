import { z } from "zod";
import type { Home } from "#app/label/home-texts.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { action, line, lines, link, orElse } from "./text-fields.server.ts";

/** The specification's number of slides and of featured pictures. */
const FIVE = 5;

function plainSections(home: Home) {
  return {
    first: z
      .object({
        label: line.default(home.first.label),
        heading: lines.default(home.first.heading),
        text: line.default(home.first.text),
        more: action.default(home.first.more),
      })
      .prefault({}),
    evening: z
      .object({ heading: lines.default(home.evening.heading), more: line.default(home.evening.more) })
      .prefault({}),
    tulle: z.object({ heading: lines.default(home.tulle.heading) }).prefault({}),
    shipping: z
      .object({
        heading: lines.default(home.shipping.heading),
        text: line.default(home.shipping.text),
        button: line.default(home.shipping.button),
      })
      .prefault({}),
  };
}

export function homeText(media: LabelMedia, home: Home) {
  return z.object({
    title: line.default(home.title),
    videoUnsupported: z.literal(home.videoUnsupported).default(home.videoUnsupported),
    hero: hero(media, home.hero).prefault({}),
    bridal: bridal(media, home.bridal).prefault({}),
    parallax: parallax(media, home.parallax).prefault({}),
    featured: featured(media, home.featured).prefault({}),
    ...plainSections(home),
  }) satisfies z.ZodType<Home>;
}

function hero({ picture, film }: LabelMedia, hero: Home["hero"]) {
  return z
    .object({
      sources: z.array(film).min(1, "is empty").default(hero.sources),
      poster: orElse(picture, hero.poster),
      subTitle: line.default(hero.subTitle),
      title: lines.default(hero.title),
      href: link.default(hero.href),
      btnLabel: line.default(hero.btnLabel),
      dress: line.default(hero.dress),
    })
    .transform((slide) => ({ ...slide, url: urlOf(slide.sources, hero.url) }));
}

function bridal({ picture }: LabelMedia, bridal: Home["bridal"]) {
  const slide = z.object({ img: picture, detail: picture });
  return z.object({
    heading: lines.default(bridal.heading),
    season: line.default(bridal.season),
    action: action.default(bridal.action),
    slides: z
      .array(slide)
      .length(FIVE, `needs ${FIVE} slides`)
      .transform((slides) => slides.map((pictures, index) => ({ id: index + 1, link: "", ...pictures })))
      .default(bridal.slides),
  });
}

function parallax({ picture }: LabelMedia, parallax: Home["parallax"]) {
  return z.object({
    label: line.default(parallax.label),
    heading: lines.default(parallax.heading),
    action: action.default(parallax.action),
    picture: orElse(picture, parallax.picture),
  });
}

function featured({ picture }: LabelMedia, featured: Home["featured"]) {
  return z.object({
    season: line.default(featured.season),
    heading: lines.default(featured.heading),
    action: action.default(featured.action),
    pictures: z.array(picture).length(FIVE, `needs ${FIVE} pictures`).default(featured.pictures),
  });
}

/** For what takes one film only, such as a crawler: every browser plays MP4. */
function urlOf(sources: Home["hero"]["sources"], other: string): string {
  const film = sources.find(({ type }) => type === "video/mp4") ?? sources[0];
  return film?.src ?? other;
}
