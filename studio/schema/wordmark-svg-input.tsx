import { Button, Flex, Stack, Text } from "@sanity/ui";
import { type ChangeEvent, useState } from "react";
import { type StringInputProps, set, unset } from "sanity";
import { UNUSABLE_SVG } from "#app/content/documents/identity-document.ts";
import { readWordmarkSvg, svgUrl } from "#app/label/brand/wordmark-svg.ts";

/** Takes a file, and keeps of it what the shop will show: shapes alone. */
export function WordmarkSvgInput({ value, onChange, elementProps }: StringInputProps) {
  const [isRefused, setRefused] = useState(false);
  const shown = value ? readWordmarkSvg(value) : undefined;

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const read = readWordmarkSvg(await file.text());
    setRefused(read === undefined);
    if (read) onChange(set(read.markup));
  }

  return (
    <Stack gap={3}>
      {shown && (
        <div
          style={{
            inlineSize: "min(100%, 20rem)",
            aspectRatio: shown.ratio,
            background: "currentColor",
            mask: `${svgUrl(shown)} center / contain no-repeat`,
          }}
        />
      )}
      <Flex gap={3} align="center">
        <input
          id={elementProps.id}
          ref={elementProps.ref}
          type="file"
          accept="image/svg+xml"
          aria-label="Choose an SVG file"
          disabled={elementProps.readOnly}
          onFocus={elementProps.onFocus}
          onBlur={elementProps.onBlur}
          onChange={take}
        />
        {value && <Button mode="ghost" text="Take away" onClick={() => onChange(unset())} />}
      </Flex>
      {isRefused && (
        <Text size={1} role="alert">
          It {UNUSABLE_SVG}.
        </Text>
      )}
    </Stack>
  );
}
