import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { SHARED_PICTURE, sizeOfAsset } from "#model/dresses/picture-size.ts";
import { smallness } from "#model/pictures/picture-notes.ts";
import { lengthOf, shortenedTo } from "#model/texts/characters.ts";
import { pageTitle, plain } from "#model/texts/found-as.ts";
import { separated } from "#words/locale.ts";
import { type Form, optional } from "./describe.ts";
import { line, picture, summary, tooLongFor } from "./fields.ts";
import { LONGEST_SEARCH_TITLE, LONGEST_SUMMARY } from "./label-limits.ts";

/** The closed part of a page's form says what search engines, networks and messengers show of it. */
export const FOUND_AS = { name: "foundAs", title: t("For search engines and sharing") } as const;

const fieldset = FOUND_AS.name;

type Place = Pick<Form, "whenEmpty" | "group">;

export function searchTitle(place: Place) {
  const warns = tooLongFor(LONGEST_SEARCH_TITLE);
  return line(t("Title in the browser’s tab and in search results"), { fieldset, warns, ...place });
}

export function searchDescription(place: Place) {
  return { ...summary({ fieldset, ...place }), title: t("Description in search results") };
}

const SHARING_PICTURE = t("Picture of a shared link");

const sharing = {
  fieldset,
  description: t("Wide: {{leastWidth}} × {{leastHeight}} pixels or more. If empty, the shop composes one.", {
    leastWidth: SHARED_PICTURE.width,
    leastHeight: SHARED_PICTURE.height,
  }),
  isDecoration: true,
  warns: smallToShare,
} as const;

export function sharingPicture() {
  return picture(SHARING_PICTURE, sharing);
}

/** Pictures of a dress are read beside its name. */
export function sharingPictureOfDress(group: string) {
  return optional("picture", SHARING_PICTURE, () => z.unknown(), { ...sharing, group });
}

/**
 * A service knows by this code that the shop is its owner's: "google-site-verification". Owners copy the whole tag; of it the shop
 * takes the code alone.
 */
export function verification(service: string, tag: string) {
  const schema = z
    .string()
    .transform((content) =>
      content.includes("<") && !content.includes(tag) ? "" : (contentOf(content) ?? content.trim()),
    )
    .refine(
      (code) => VERIFICATION_CODE.test(code),
      t("is not a code of {{service}}: paste the whole tag “{{tag}}”", { service, tag }),
    );
  const description = t("The tag “{{tag}}”, if {{service}} asks you for one. It appears on the home page.", {
    tag,
    service,
  });
  return optional("code", t("Verification for {{service}}", { service }), () => schema, {
    fieldset,
    description,
  });
}

const VERIFICATION_CODE = /^[\w=+/.-]{8,100}$/;

function contentOf(tag: string): string | undefined {
  return /\bcontent\s*=\s*["']([^"'<>]*)["']/i.exec(tag)?.[1];
}

/** A dress as its titles know it. */
type Titled = { name: string; collection: string; fabric: string; silhouette: string };

/**
 * The title of a dress to which its editor has given no other: its name, and as much of what people search for as search engines show.
 * The words are the label's own, so that they are right in any language.
 */
export function dressTitle({ name, collection, fabric, silhouette }: Titled, labelName: string): string {
  let title = name;
  for (const words of [collection, fabric, silhouette]) {
    const more = separated([title, words]);
    const isNew = words !== "" && !title.toLowerCase().includes(words.toLowerCase());
    if (isNew && lengthOf(pageTitle(more, labelName)) <= LONGEST_SEARCH_TITLE) title = more;
  }
  return pageTitle(title, labelName);
}

/** The description of a dress to which its editor has given no other. */
export function dressSummary(name: string, description: string, collection: string): string {
  return shortenedTo(LONGEST_SUMMARY, plain(description || separated([name, collection])));
}

const stored = z.looseObject({ asset: z.looseObject({ _ref: z.string() }) });

function smallToShare(picture: unknown): string | undefined {
  const size = sizeOfAsset(stored.safeParse(picture).data?.asset._ref ?? "");
  return size && smallness(size, SHARED_PICTURE);
}
