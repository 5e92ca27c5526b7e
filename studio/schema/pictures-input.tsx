import { Button, Card, Flex, Select, Stack, Text, TextInput } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import {
  type ArrayOfObjectsInputProps,
  type FormPatch,
  type StringInputProps,
  set,
  unset,
  useClient,
  useFormValue,
} from "sanity";
import { colourIn, describedBy, pictureWords, silentPictures } from "#model/pictures/picture-words.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import { collectionName, useCollections } from "#studio/connection/listen-collections.ts";
import { useAnswer } from "#studio/connection/use-answer.ts";

/** The words of one picture: while they are missing, what the rest of the dress says is offered, to be taken by one click. */
export function WordsOfDressInput(props: StringInputProps) {
  const { suggest } = useDress();
  const picture = useFormValue(props.path.slice(0, -1));
  const suggested = suggest(colourIn(picture));
  if (readLine(props.value) !== "" || suggested === "" || props.readOnly) return props.renderDefault(props);
  return (
    <Stack gap={2}>
      {props.renderDefault({ ...props, elementProps: { ...props.elementProps, placeholder: suggested } })}
      <Flex>
        <Button
          mode="ghost"
          padding={2}
          fontSize={1}
          text={t("Use “{{suggested}}”", { suggested })}
          onClick={() => props.onChange(set(suggested))}
        />
      </Flex>
    </Stack>
  );
}

/** The gallery; above it, one form for all its pictures without words, such as those that were dropped there together. */
export function PicturesOfDressInput(props: ArrayOfObjectsInputProps) {
  const silent = silentPictures(props.value);
  return (
    <Stack gap={3}>
      {silent.length > 0 && !props.readOnly && <SilentPictures pictures={silent} onChange={props.onChange} />}
      {props.renderDefault(props)}
    </Stack>
  );
}

type SilentPicturesProps = {
  pictures: ReturnType<typeof silentPictures>;
  onChange: (patches: FormPatch[]) => void;
};

function SilentPictures({ pictures, onChange }: SilentPicturesProps) {
  const { suggest, colours } = useDress();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const addresses = useAddresses(pictures.map(({ asset }) => asset));
  const rows = pictures.map((picture) => {
    const colour = typed[picture.key]?.colour ?? picture.colour;
    return { ...picture, colour, words: typed[picture.key]?.words ?? suggest(colour) };
  });
  const described = rows.filter(({ words }) => words.trim() !== "");

  function type(key: string, more: Typed) {
    setTyped((before) => ({ ...before, [key]: { ...before[key], ...more } }));
  }

  function save() {
    onChange(
      described.flatMap(({ key, words, colour }) => [
        set(words.trim(), [{ _key: key }, "alt"]),
        colour ? set(colour, [{ _key: key }, "color"]) : unset([{ _key: key }, "color"]),
      ]),
    );
  }

  return (
    <Card padding={3} radius={2} border role="group" aria-label={t("Pictures without words")}>
      <Stack gap={4}>
        <Text size={1} weight="medium">
          {t("{{count}} pictures have no words yet", {
            count: pictures.length,
            defaultValue_one: "One picture has no words yet",
          })}
        </Text>
        <Text size={1} muted>
          {t(
            "Say what each one shows, for people who cannot see it and for search engines. Change what is suggested where you can say more.",
          )}
        </Text>
        {rows.map(({ key, place, asset, colour, words }) => (
          <Flex key={key} gap={3} align="center">
            <img src={addresses.get(asset)} alt="" width={48} height={60} style={{ objectFit: "cover" }} />
            <Flex gap={2} wrap="wrap" flex={1}>
              <div style={{ flex: "1 1 14rem" }}>
                <TextInput
                  aria-label={t("Picture {{place}} in words", { place })}
                  value={words}
                  onChange={({ currentTarget: { value } }) => type(key, { words: value })}
                />
              </div>
              {colours.length > 1 && (
                <div style={{ flex: "0 1 10rem" }}>
                  <Select
                    aria-label={t("Colour shown in picture {{place}}", { place })}
                    value={colour}
                    onChange={({ currentTarget: { value } }) => type(key, { colour: value })}
                  >
                    <option value="">{t("Which colour?")}</option>
                    {colours.map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                  </Select>
                </div>
              )}
            </Flex>
          </Flex>
        ))}
        <Flex>
          <Button
            tone="primary"
            text={t("Use these words for {{count}} pictures", {
              count: described.length,
              defaultValue_one: "Use these words",
            })}
            disabled={described.length === 0}
            onClick={save}
          />
        </Flex>
      </Stack>
    </Card>
  );
}

type Typed = { words?: string; colour?: string };

/** The dress whose form is open. A picture of which no colour is said shows the first, as in the shop. */
function useDress() {
  const { name, category, colours } = describedBy(useFormValue([]));
  const collections = useCollections();
  const collection = category === "" ? "" : collectionName(category, collections);
  const suggest = (colour: string) =>
    name === "" ? "" : pictureWords(name, collection, colour || (colours[0] ?? ""));
  return { colours, suggest };
}

const ADDRESSES = "*[_id in $assets]{_id, url}";

/** Small renditions of uploaded pictures, by the ids of their assets. */
function useAddresses(assets: readonly string[]): ReadonlyMap<string, string> {
  const client = useClient({ apiVersion: "2025-02-19" });
  const ask = () => client.fetch<{ _id: string; url: string }[]>(ADDRESSES, { assets });
  const [pictures] = useAnswer(ask, assets.join());
  if (typeof pictures === "string") return new Map();
  return new Map(pictures.map(({ _id, url }) => [_id, `${url}?w=96&h=120&fit=crop`]));
}
