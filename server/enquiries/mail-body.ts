import type { Branding } from "#model/brand/identity.ts";
import { isDark } from "#model/brand/palette-tokens.ts";
import { familyName, typePairings } from "#model/brand/type-pairings.ts";
import { trackingOf } from "#model/texts/joined-scripts.ts";
import { fromItsSide } from "#model/texts/plain-text.server.ts";
import { markupText } from "#model/web/markup.ts";
import { dateLocale, isolated, labelled, languageTag, textDirection } from "#words/locale.ts";

export type MailBody = {
  /** The text before the visitor's words, or before the link. */
  lead: readonly string[];
  /** It stands below the lead: the link picture of a dress, by its absolute address. */
  picture?: { url: string; alt: string };
  /** Names, and what was said. */
  details?: readonly (readonly [name: string, value: string])[];
  message?: string;
  /** A quiet link is a line of text, any other a button. */
  link?: MailLink;
  foot: readonly string[];
};

type MailLink = { label: string; url: string; isQuiet?: boolean };

/** Writes the same mail twice: as text and as HTML. */
export function mailBody(
  { lead, picture, details = [], message, link, foot }: MailBody,
  { wordmark, palette, pairing }: Branding,
): { text: string; html: string } {
  const { paper, ink, inkSoft } = palette;
  const families = typePairings[pairing];
  const scheme = isDark(palette) ? "dark" : "light";
  const font = `'${familyName(families.text)}',Futura,Arial,sans-serif`;
  const detailLines = details.map(([name, value]) => labelled(name, isolated(value))).join("\n");
  const messageText = message === undefined ? undefined : fromTheirSides(message);
  const middle = [
    ...(detailLines ? [detailLines] : []),
    ...(messageText === undefined ? [] : [quoted(messageText)]),
    ...(link ? [link.url] : []),
  ];
  return {
    text: `${[...lead, ...middle, ...foot].join("\n\n")}\n`,
    html: [
      // Programs on a dark desktop would otherwise invert the label's colours.
      `<!doctype html><html lang="${languageTag}" dir="${textDirection}"><head><meta charset="utf-8"><meta name="color-scheme" content="${scheme}"></head>`,
      // Mail programs read no style sheets and have only the reader's own fonts.
      `<body style="margin:0;padding:40px 24px;background:${paper};color:${ink};font:17px/1.6 '${familyName(families.display)}',Georgia,serif">`,
      '<div style="max-width:560px;margin:0 auto">',
      paragraph(
        wordmark,
        `margin-bottom:32px;font-size:20px;${tracked(wordmark, 0.16)}text-transform:uppercase`,
      ),
      ...lead.map((text, index) => paragraph(text, index === 0 ? "font-size:22px" : "")),
      ...(picture ? [image(picture)] : []),
      ...(details.length > 0 ? [table(details, inkSoft, font)] : []),
      ...(messageText === undefined ? [] : [passage(messageText, ink)]),
      ...(link ? [anchor(link, ink, font)] : []),
      ...foot.map((text) => paragraph(text, `font-size:14px;color:${inkSoft}`)),
      "</div></body></html>\n",
    ].join("\n"),
  };
}

/** "9 May 2027", of milliseconds since 1970: the label's day, wherever its server stands. */
export function dateInMail(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat(dateLocale, { dateStyle: "long", timeZone }).format(time);
}

function fromTheirSides(message: string): string {
  return message
    .split("\n")
    .map((line) => fromItsSide(line))
    .join("\n");
}

function quoted(message: string): string {
  return message
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 16px;${style}">${markupText(text)}</p>`;
}

/** Its height is that of a link picture in its width; programs that show no pictures show the name. */
function image({ url, alt }: { url: string; alt: string }): string {
  return `<p style="margin:24px 0"><img src="${markupText(url)}" alt="${markupText(alt)}" width="560" style="display:block;width:100%;max-width:560px;height:auto"></p>`;
}

function table(rows: NonNullable<MailBody["details"]>, inkSoft: string, font: string): string {
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th scope="row" style="padding:${textDirection === "rtl" ? "2px 0 2px 24px" : "2px 24px 2px 0"};font-weight:400;text-align:start;vertical-align:top;color:${inkSoft}">${markupText(name)}</th><td style="padding:2px 0">${markupText(isolated(value))}</td></tr>`,
  );
  return `<table style="margin:24px 0;border-collapse:collapse;font:15px/1.5 ${font}">${cells.join("")}</table>`;
}

function passage(message: string, ink: string): string {
  return `<div style="margin:24px 0;padding:24px 0;border-top:1px solid ${ink};border-bottom:1px solid ${ink};white-space:pre-wrap;unicode-bidi:plaintext;text-align:start">${markupText(message)}</div>`;
}

function anchor({ label, url, isQuiet = false }: MailLink, ink: string, font: string): string {
  const box = `display:inline-block;padding:18px 32px;border:1px solid ${ink};text-decoration:none;text-transform:uppercase;${tracked(label, 0.14)}font:13px/1.4 ${font};`;
  const style = `color:${ink};${isQuiet ? "" : box}`;
  return `<p style="margin:32px 0"><a href="${markupText(url)}" style="${style}">${markupText(label)}</a></p>`;
}

/** Sets letters apart, unless those of the script hang together. */
function tracked(text: string, em: number): string {
  return trackingOf(text) ? `letter-spacing:${em}em;` : "";
}
