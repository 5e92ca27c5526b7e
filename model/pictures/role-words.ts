import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { dateLocale } from "#words/locale.ts";
import { type PictureRole, pictureRoles } from "./picture-roles.ts";

/** Studio names the roles so, and the table in small letters. */
export const roleTitles: Record<PictureRole, string> = {
  worn: t("Worn"),
  still: t("By itself"),
  detail: t("Detail"),
  back: t("From behind"),
  cloth: t("Cloth"),
};

/** A role that nobody knows is none. */
export const roleField = z.enum(pictureRoles).optional().catch(undefined);

/** Photographers name their files in these words. The first line that has one decides: "back-detail" is a detail. */
const wordsInNames: readonly (readonly [PictureRole, string])[] = [
  ["detail", "detail details closeup bodice hem dettaglio dettagli detalle تفاصيل تفصيل"],
  ["cloth", "cloth fabric swatch silk stoff tissu tessuto tela قماش"],
  ["back", "back behind rear hinten rucken ruecken dos derriere retro dietro espalda خلف"],
  ["worn", "worn model bride getragen braut portee mariee indossato sposa novia عروس"],
  ["still", "main front still vorne vorn face devant fronte frente delante امام"],
];

/** The role that the name of a file speaks of: "aurelie-back.jpg". */
export function roleInName(file: string): PictureRole | undefined {
  const plainName = file.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plainName.split(/\P{L}+/u);
  return wordsInNames.find(([, ofRole]) => ofRole.split(" ").some((word) => words.includes(word)))?.[0];
}

/** Follows the name of a dress, of which several pictures are described. A picture of the dress by itself needs no more words. */
const viewsInWords: Readonly<Record<string, string>> = {
  worn: t("worn"),
  detail: t("in detail"),
  back: t("from behind"),
  cloth: t("the cloth"),
} satisfies Partial<Record<PictureRole, string>>;

export function viewInWords(role: string): string {
  return viewsInWords[role] ?? "";
}

/** A shopper wants to see a dress so, said behind "no picture shows it". */
const wantedViews = [
  ["still", t("by itself")],
  ["worn", t("worn")],
  ["detail", t("in detail")],
  ["back", t("from behind")],
] as const satisfies readonly (readonly [PictureRole, string])[];

/** Names the views that a dress lacks, "worn or from behind". Nothing is missing while no picture has a role. */
export function missingViews(pictures: readonly { role?: PictureRole | undefined }[]): string {
  const roles = new Set(pictures.flatMap(({ role }) => role ?? []));
  const missing = wantedViews.filter(([role]) => roles.size > 0 && !roles.has(role)).map(([, view]) => view);
  return new Intl.ListFormat(dateLocale, { type: "disjunction" }).format(missing);
}
