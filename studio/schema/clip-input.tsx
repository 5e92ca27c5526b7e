import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type DragEvent, useRef, useState } from "react";
import { type ObjectInputProps, type SanityClient, set, setIfMissing, unset, useClient } from "sanity";
import { useAnswer } from "#studio/connection/use-answer.ts";
import { isFile } from "./field-rules.ts";
import type { MadeClip } from "./make-clip.ts";

/** Takes a film as a telephone records it, and keeps a clip of it. What the clip shows in words is the form's own field. */
export function ClipInput(props: ObjectInputProps) {
  const { value, onChange, readOnly, renderDefault } = props;
  const client = useClient({ apiVersion: "2025-02-19" });
  const chooser = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState("");
  const isBusy = progress !== undefined;

  async function take(file: File | undefined) {
    if (!file || isBusy || readOnly) return;
    setFault("");
    setProgress(0);
    try {
      const { makeClip } = await import("./make-clip.ts");
      const clip = await makeClip(file, setProgress);
      if ("fault" in clip) setFault(clip.fault);
      else onChange([setIfMissing({}), ...(await storedParts(client, clip, file.name))]);
    } catch {
      setFault(t("The clip could not be made or stored. Nothing has changed: try again."));
    }
    setProgress(undefined);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }

  return (
    <Stack gap={3}>
      {isFile(value?.["film"]) && <Preview film={value["film"].asset._ref} client={client} />}
      <Card
        padding={3}
        radius={2}
        border
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={drop}
      >
        <Flex gap={3} align="center" wrap="wrap">
          <input
            ref={chooser}
            type="file"
            accept="video/mp4,video/quicktime"
            hidden
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              currentTarget.value = "";
            }}
          />
          <Button
            mode="ghost"
            text={t("Choose a film, or drop it here")}
            disabled={isBusy || readOnly === true}
            onClick={() => chooser.current?.click()}
          />
          {value?.["film"] !== undefined && !readOnly && (
            <Button mode="bleed" text={t("Remove")} disabled={isBusy} onClick={() => onChange(unset())} />
          )}
          {isBusy && (
            <Text size={1} role="status">
              {t("Preparing the clip: {{percent}}%", { percent: Math.round(100 * progress) })}
            </Text>
          )}
        </Flex>
      </Card>
      {fault && (
        <Text size={1} role="alert">
          {fault}
        </Text>
      )}
      {value !== undefined && renderDefault(props)}
    </Stack>
  );
}

/** Both files are stored before the form changes: a clip is never without its poster. */
async function storedParts(client: SanityClient, { film, poster, seconds }: MadeClip, fileName: string) {
  const stem = fileName.replace(/\.[^.]*$/, "") || "clip";
  const [storedFilm, storedPoster] = await Promise.all([
    client.assets.upload("file", film, { filename: `${stem}.mp4`, contentType: "video/mp4" }),
    client.assets.upload("image", poster, { filename: `${stem}.jpg` }),
  ]);
  return [
    set({ _type: "file", asset: { _type: "reference", _ref: storedFilm._id } }, ["film"]),
    set({ _type: "image", asset: { _type: "reference", _ref: storedPoster._id } }, ["poster"]),
    set(seconds, ["seconds"]),
    set(new Date().toISOString(), ["uploadedAt"]),
  ];
}

const ADDRESS = "*[_id == $film]{url}";

function Preview({ film, client }: { film: string; client: SanityClient }) {
  const [files] = useAnswer(() => client.fetch<{ url: string }[]>(ADDRESS, { film }), film);
  return (
    <video
      src={typeof files === "string" ? undefined : files[0]?.url}
      aria-label={t("Clip")}
      muted
      loop
      controls
      playsInline
      preload="metadata"
      style={{ inlineSize: "min(100%, 12rem)" }}
    />
  );
}
