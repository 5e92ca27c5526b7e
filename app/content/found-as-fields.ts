import { z } from "zod";
import { SHARED_PICTURE, sizeOfAsset } from "#app/catalogue/picture-size.ts";
import { shortenedTo } from "#app/label/characters.ts";
import { LONGEST_SEARCH_TITLE, LONGEST_SUMMARY } from "#app/label/label-limits.ts";
import { plain } from "#app/label/texts/found-as.ts";
import { separated } from "#words/locale.ts";
import { type Form, optional } from "./describe.ts";
import { line, picture, summary, tooLongFor } from "./fields.ts";

/** The closed part of a page's form says what search engines, networks and messengers show of it. */
export const FOUND_AS = { name: "foundAs", title: "For search engines and sharing" } as const;

const fieldset = FOUND_AS.name;

type Place = Pick<Form, "whenEmpty" | "group">;

export function searchTitle(place: Place) {
  const warns = tooLongFor(LONGEST_SEARCH_TITLE);
  return line("Title in the browser's tab and in search results", { fieldset, warns, ...place });
}

export function searchDescription(place: Place) {
  return { ...summary({ fieldset, ...place }), title: "Description in search results" };
}

const SHARING_PICTURE = "Picture of a shared link";

const sharing = {
  fieldset,
  description: `Wide: ${SHARED_PICTURE.width} × ${SHARED_PICTURE.height} pixels or more. If empty, the shop composes one.`,
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
    .transform((said) => (said.includes("<") && !said.includes(tag) ? "" : (contentOf(said) ?? said.trim())))
    .refine(
      (code) => VERIFICATION_CODE.test(code),
      `is not a code of ${service}: paste the whole tag “${tag}”`,
    );
  const description = `The tag “${tag}”, if ${service} asks you for one. It stands on the home page.`;
  return optional("code", `Verification for ${service}`, () => schema, { fieldset, description });
}

const VERIFICATION_CODE = /^[\w=+/.-]{8,100}$/;

function contentOf(tag: string): string | undefined {
  return /\bcontent\s*=\s*["']([^"'<>]*)["']/i.exec(tag)?.[1];
}

/** The description of a dress to which its editor has given no other. */
export function dressSummary(name: string, description: string, collection: string): string {
  return shortenedTo(LONGEST_SUMMARY, plain(description || separated([name, collection])));
}

const stored = z.looseObject({ asset: z.looseObject({ _ref: z.string() }) });

function smallToShare(said: unknown): string | undefined {
  const size = sizeOfAsset(stored.safeParse(said).data?.asset._ref ?? "");
  if (!size || (size.width >= SHARED_PICTURE.width && size.height >= SHARED_PICTURE.height)) return undefined;
  return `This picture has ${size.width} × ${size.height} pixels and will look soft: ${SHARED_PICTURE.width} × ${SHARED_PICTURE.height} or more is sharp.`;
}
