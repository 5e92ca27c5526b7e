import { Button, Card, Flex, Radio, Select, Stack, Text, TextInput } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useId, useState } from "react";
import {
  type ArrayOfObjectsInputProps,
  type FormPatch,
  type StringInputProps,
  set,
  unset,
  useClient,
  useFormValue,
} from "sanity";
import { type PictureRole, pictureRoles } from "#model/pictures/picture-roles.ts";
import {
  assetIn,
  colourIn,
  describedBy,
  pictureWords,
  roleIn,
  silentPictures,
} from "#model/pictures/picture-words.ts";
import { roleInName, roleTitles } from "#model/pictures/role-words.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import { collectionName, useCollections } from "#studio/connection/listen-collections.ts";
import { useAnswer } from "#studio/connection/use-answer.ts";

/** The words of one picture: while they are missing, what the rest of the dress says is offered, to be taken by one click. */
export function WordsOfDressInput(props: StringInputProps) {
  const { suggest } = useDress();
  const picture = useFormValue(props.path.slice(0, -1));
  const suggested = suggest(colourIn(picture), roleIn(picture));
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

/** The role of one picture: while nobody has said it, the one that its file is named after is offered. */
export function RoleInput(props: StringInputProps) {
  const asset = assetIn(useFormValue(props.path.slice(0, -1)));
  const guessed = useFiles(asset ? [asset] : []).get(asset)?.role;
  if (props.value || !guessed || props.readOnly) return props.renderDefault(props);
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Flex>
        <Button
          mode="ghost"
          padding={2}
          fontSize={1}
          text={t("Use “{{suggested}}”", { suggested: roleTitles[guessed] })}
          onClick={() => props.onChange(set(guessed))}
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
  const files = useFiles(pictures.map(({ asset }) => asset));
  const rows = pictures.map((picture) => {
    const colour = typed[picture.key]?.colour ?? picture.colour;
    const role = typed[picture.key]?.role ?? (picture.role || files.get(picture.asset)?.role);
    return { ...picture, colour, role, words: typed[picture.key]?.words ?? suggest(colour, role) };
  });
  const described = rows.filter(({ words }) => words.trim() !== "");

  function type(key: string, more: Typed) {
    setTyped((before) => ({ ...before, [key]: { ...before[key], ...more } }));
  }

  function save() {
    onChange(described.flatMap(patchesOf));
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
        {rows.map(({ key, place, asset, colour, role, words }) => (
          <Flex key={key} gap={3} align="center">
            <img
              src={files.get(asset)?.address}
              alt=""
              width={48}
              height={60}
              style={{ objectFit: "cover" }}
            />
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
              <RoleChoice
                label={t("What picture {{place}} shows", { place })}
                role={role}
                onChoose={(chosen) => type(key, { role: chosen })}
              />
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

type Row = { key: string; words: string; colour: string; role: string | undefined };

function patchesOf({ key, words, colour, role }: Row): FormPatch[] {
  const entry = { _key: key };
  return [
    set(words.trim(), [entry, "alt"]),
    colour ? set(colour, [entry, "color"]) : unset([entry, "color"]),
    ...(role ? [set(role, [entry, "role"])] : []),
  ];
}

type Typed = { words?: string; colour?: string; role?: PictureRole };

type RoleChoiceProps = {
  label: string;
  role: string | undefined;
  onChoose: (role: PictureRole) => void;
};

function RoleChoice({ label, role, onChoose }: RoleChoiceProps) {
  const group = useId();
  return (
    <Flex gap={3} wrap="wrap" role="radiogroup" aria-label={label}>
      {pictureRoles.map((one) => (
        <Flex key={one} as="label" gap={2} align="center">
          <Radio name={group} checked={one === role} onChange={() => onChoose(one)} />
          <Text size={1}>{roleTitles[one]}</Text>
        </Flex>
      ))}
    </Flex>
  );
}

/** The dress whose form is open. A picture of which no colour is said shows the first, as in the shop. */
function useDress() {
  const { name, category, colours } = describedBy(useFormValue([]));
  const collections = useCollections();
  const collection = category === "" ? "" : collectionName(category, collections);
  const suggest = (colour: string, role: string | undefined) =>
    name === "" ? "" : pictureWords(name, collection, { colour: colour || (colours[0] ?? ""), role });
  return { colours, suggest };
}

const FILES = "*[_id in $assets]{_id, url, originalFilename}";

type StoredFile = { _id: string; url: string; originalFilename?: string };

/** Small renditions of uploaded pictures and the roles that their files are named after, by the ids of their assets. */
function useFiles(assets: readonly string[]) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const ask = () => client.fetch<StoredFile[]>(FILES, { assets });
  const [answer] = useAnswer(ask, assets.join());
  const files = typeof answer === "string" ? [] : answer;
  return new Map(
    files.map(({ _id, url, originalFilename = "" }) => [
      _id,
      { address: `${url}?w=96&h=120&fit=crop`, role: roleInName(originalFilename) },
    ]),
  );
}
