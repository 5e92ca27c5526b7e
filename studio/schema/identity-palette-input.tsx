import { Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import type { ObjectInputProps } from "sanity";
import { contrastOf } from "#model/brand/colour-contrast.ts";
import { type Palette, paletteRoles } from "#model/brand/identity.ts";
import { hexColour } from "#model/brand/palette.ts";
import { type ChosenPalette, readablePalette } from "#model/brand/readable-palette.ts";
import { partOf } from "#model/documents/part-of.ts";
import { separated } from "#words/locale.ts";

/** The colours as the shop will show them, with how far each stands out, while they are chosen. */
export function IdentityPaletteInput(props: ObjectInputProps) {
  const { palette } = readablePalette(chosenPalette(props.value));
  return (
    <Stack gap={4}>
      <PaletteSample palette={palette} />
      {props.renderDefault(props)}
    </Stack>
  );
}

function PaletteSample({ palette: { paper, ink, ground, inkSoft, accent, line } }: { palette: Palette }) {
  const readings = [
    { name: t("Ink"), colour: ink, on: paper },
    { name: t("Soft ink"), colour: inkSoft, on: paper },
    { name: t("Accent"), colour: accent, on: paper },
    { name: t("Ink before a picture has loaded"), colour: ink, on: ground },
  ];
  return (
    <Stack gap={3}>
      <div style={{ background: paper, border: `1px solid ${line}` }}>
        {readings.map(({ name, colour, on }) => (
          <p key={name} style={{ margin: 0, padding: "0.75rem 1rem", color: colour, background: on }}>
            {separated([name, `${contrastOf(colour, on).toFixed(1)}:1`])}
          </p>
        ))}
      </div>
      <Text size={1} muted>
        {t("As the shop shows them. Letters need 4.5:1, the edges of controls 3:1.")}
      </Text>
    </Stack>
  );
}

/** The colours of a document as far as they are colours. */
export function chosenPalette(value: unknown): ChosenPalette {
  const chosenColours = paletteRoles.map((role) => [role, partOf(value, role)] as const);
  return Object.fromEntries(
    chosenColours.flatMap(([role, hex]) =>
      typeof hex === "string" && hexColour.test(hex) ? [[role, hex.toLowerCase()]] : [],
    ),
  );
}
