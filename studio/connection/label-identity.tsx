import { type LayoutProps, useCurrentUser } from "sanity";
import type { Palette } from "#model/brand/identity.ts";
import { readablePalette } from "#model/brand/readable-palette.ts";
import { SAMPLE_PAIRING, type TypePairingName, typePairingNames } from "#model/brand/type-pairings.ts";
import { partOf } from "#model/documents/part-of.ts";
import { useSchedule } from "#studio/desk/schedule.ts";
import { engineersTools } from "#studio/desk/spared.tsx";
import { chosenPalette } from "#studio/schema/identity-palette-input.tsx";
import { hasRole } from "./has-role.ts";
import { labelStyle } from "./label-theme.ts";
import { useCollections } from "./listen-collections.ts";
import { usePreviewsAsHeard } from "./previews-as-heard.ts";
import { workspace } from "./workspace.ts";

/** The time makes the address new, because browsers keep the plain one for a day. */
export const labelMark = `${workspace.shopUrl}/favicon.svg?at=${Date.now()}`;

/** The mark leads to the start page, and has no other name. */
export const labelIcon = (name: string) => (
  <img src={labelMark} alt={name} style={{ display: "block", inlineSize: "100%", blockSize: "100%" }} />
);

/** `name` is empty while it is unknown. */
export type ShownLabel = { name: string; palette: Palette; pairing: TypePairingName };

/** Studio's frame brings the label's type along. */
export function labelLayout({ palette, pairing }: ShownLabel) {
  const style = labelStyle(palette, pairing);
  // biome-ignore lint/correctness/noComponentHookFactories: Studio knows its label before it is drawn; this is made once, at its start
  return function LabelLayout(props: LayoutProps) {
    // Subtitles in the search and in releases take what was heard last, whichever tool is open.
    useCollections();
    useSchedule();
    usePreviewsAsHeard();
    const seesEverything = hasRole(useCurrentUser(), "administrator");
    return (
      <>
        <style>{seesEverything ? style : `${style}:is(${engineersTools}){display:none!important}`}</style>
        {props.renderDefault(props)}
      </>
    );
  };
}

/** Studio opens without the label's looks after this long. In milliseconds. */
const TIMEOUT_MS = 2_000;

/** The label as the shop tells every browser; the sample's looks stand in when the shop does not answer. */
export async function readLabel(): Promise<ShownLabel> {
  try {
    const response = await fetch(`${workspace.shopUrl}/manifest.webmanifest`, {
      // Browsers keep the manifest for half a minute, and the name may just have changed.
      cache: "no-cache",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return labelIn(await response.json());
  } catch {
    return labelIn(undefined);
  }
}

export function labelIn(manifest: unknown): ShownLabel {
  const [name, pairing] = [partOf(manifest, "name"), partOf(manifest, "pairing")];
  return {
    name: typeof name === "string" ? name : "",
    palette: readablePalette(chosenPalette(partOf(manifest, "palette"))).palette,
    pairing: typePairingNames.find((one) => one === pairing) ?? SAMPLE_PAIRING,
  };
}
