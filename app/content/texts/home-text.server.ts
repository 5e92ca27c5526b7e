import { z } from "zod";
import { type Home, home } from "#app/label/home-texts.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { action, line, lines, link } from "./text-fields.server.ts";

/** The specification's number of slides and of featured pictures. */
const FIVE = 5;

const text = {
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

export function homeText(media: LabelMedia) {
  return z.object({
    title: line.default(home.title),
    videoUnsupported: z.literal(home.videoUnsupported).default(home.videoUnsupported),
    hero: hero(media).prefault({}),
    bridal: bridal(media).prefault({}),
    parallax: parallax(media).prefault({}),
    featured: featured(media).prefault({}),
    ...text,
  }) satisfies z.ZodType<Home>;
}

function hero({ picture, film }: LabelMedia) {
  return z
    .object({
      sources: z.array(film).min(1, "is empty").default(home.hero.sources),
      poster: picture.default(home.hero.poster),
      subTitle: line.default(home.hero.subTitle),
      title: lines.default(home.hero.title),
      href: link.default(home.hero.href),
      btnLabel: line.default(home.hero.btnLabel),
      dress: line.default(home.hero.dress),
    })
    .transform((slide) => ({ ...slide, url: urlOf(slide.sources) }));
}

function bridal({ picture }: LabelMedia) {
  const slide = z.object({ img: picture, detail: picture });
  return z.object({
    heading: lines.default(home.bridal.heading),
    season: line.default(home.bridal.season),
    action: action.default(home.bridal.action),
    slides: z
      .array(slide)
      .length(FIVE, `needs ${FIVE} slides`)
      .transform((slides) => slides.map((pictures, index) => ({ id: index + 1, link: "", ...pictures })))
      .default(home.bridal.slides),
  });
}

function parallax({ picture }: LabelMedia) {
  return z.object({
    label: line.default(home.parallax.label),
    heading: lines.default(home.parallax.heading),
    action: action.default(home.parallax.action),
    picture: picture.default(home.parallax.picture),
  });
}

function featured({ picture }: LabelMedia) {
  return z.object({
    season: line.default(home.featured.season),
    heading: lines.default(home.featured.heading),
    action: action.default(home.featured.action),
    pictures: z.array(picture).length(FIVE, `needs ${FIVE} pictures`).default(home.featured.pictures),
  });
}

/** For machines that take one film: every browser plays MP4. */
function urlOf(sources: Home["hero"]["sources"]): string {
  const film = sources.find(({ type }) => type === "video/mp4") ?? sources[0];
  return film?.src ?? home.hero.url;
}
