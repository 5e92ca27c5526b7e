import { Button, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type ChangeEvent, useState } from "react";
import { type StringInputProps, set, unset } from "sanity";
import { readWordmarkSvg, svgUrl } from "#model/brand/wordmark-svg.ts";
import { FileButton } from "#studio/desk/file-button.tsx";
import { tracedSvg } from "./trace-picture.ts";

/** Takes a file, and keeps of it what the shop will show: shapes alone. */
export function WordmarkSvgInput({ value, onChange, elementProps }: StringInputProps) {
  const [fault, setFault] = useState("");
  const wordmark = value ? readWordmarkSvg(value) : undefined;

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const read = await readFile(file);
    setFault("fault" in read ? read.fault : "");
    if ("markup" in read) onChange(set(read.markup));
  }

  return (
    <Stack gap={3}>
      {wordmark && "markup" in wordmark && (
        <div
          style={{
            inlineSize: "min(100%, 20rem)",
            aspectRatio: wordmark.ratio,
            background: "currentColor",
            mask: `${svgUrl(wordmark)} center / contain no-repeat`,
          }}
        />
      )}
      <Flex gap={3} align="center">
        <FileButton
          text={t("Choose an SVG or PNG file")}
          id={elementProps.id}
          ref={elementProps.ref}
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          disabled={elementProps.readOnly}
          onFocus={elementProps.onFocus}
          onBlur={elementProps.onBlur}
          onChange={take}
        />
        {value && <Button mode="ghost" text={t("Remove")} onClick={() => onChange(unset())} />}
      </Flex>
      {fault && (
        <Text size={1} role="alert">
          {t("It {{fault}}.", { fault })}
        </Text>
      )}
    </Stack>
  );
}

/** A wordmark is forty pixels tall, on the finest screens three times as many. */
const TRACED_HEIGHT = 400;
const MOST_WIDTH = 8_000;

/** Coarser and coarser, until the outlines are few enough; in pixels of the traced picture. */
const TOLERANCES = [0.75, 1, 1.5, 2];

/** The outlines of a picture are drawn again; what Studio cannot open as one is read as an SVG file. */
async function readFile(file: File): Promise<ReturnType<typeof readWordmarkSvg>> {
  const isPicture = file.type.startsWith("image/") && file.type !== "image/svg+xml";
  if (!isPicture) return readWordmarkSvg(await file.text());
  const pixels = await pixelsOf(file).catch(() => undefined);
  if (!pixels) return { fault: t("is a picture that this browser cannot open: save it as PNG or SVG") };
  const reads = TOLERANCES.map((tolerance) => () => readWordmarkSvg(tracedSvg(pixels, tolerance)));
  let last = reads[0]?.() ?? { fault: t("is not a picture") };
  for (const read of reads.slice(1)) if ("fault" in last) last = read();
  return last;
}

async function pixelsOf(file: File): Promise<ImageData> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(TRACED_HEIGHT / bitmap.height, MOST_WIDTH / bitmap.width);
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const context = new OffscreenCanvas(width ?? 1, height ?? 1).getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  context.drawImage(bitmap, 0, 0, width ?? 1, height ?? 1);
  return context.getImageData(0, 0, width ?? 1, height ?? 1);
}
