import { Button, Flex, Radio, Stack, Text, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useId, useState } from "react";
import { type StringInputProps, set, useClient } from "sanity";
import { t } from "#app/label/translate.ts";
import { useCollections } from "#studio/connection/listen-collections.ts";
import {
  type CollectionChoice,
  choiceNamed,
  choiceOf,
  collectionSlugOf,
  makeCollection,
} from "./collection-choices.ts";

/** The collections that there are, to choose one from, and a line that makes another. What is stored is its slug. */
export function CollectionInput({ value, onChange, elementProps, readOnly }: StringInputProps) {
  const collections = useCollections();
  const name = useId();
  const chosen = value ? (choiceOf(value, collections) ?? choiceNamed(value)) : undefined;
  const choices = chosen && !collections.includes(chosen) ? [...collections, chosen] : collections;
  return (
    <Stack gap={4} ref={elementProps.ref} tabIndex={-1} onFocus={elementProps.onFocus}>
      {choices.map((choice) => (
        <Flex key={choice.slug} as="label" align="center" gap={3}>
          <Radio
            name={name}
            checked={choice.slug === chosen?.slug}
            readOnly={readOnly}
            onChange={() => onChange(set(choice.slug))}
          />
          <Text size={1}>{choice.name}</Text>
        </Flex>
      ))}
      {!readOnly && <NewCollection collections={choices} onMade={(slug) => onChange(set(slug))} />}
    </Stack>
  );
}

type NewCollectionProps = { collections: readonly CollectionChoice[]; onMade: (slug: string) => void };

function NewCollection({ collections, onMade }: NewCollectionProps) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const [name, setName] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isReady = !isBusy && collectionSlugOf(name) !== "";

  async function make() {
    setBusy(true);
    try {
      onMade(await makeCollection(client, name.trim(), collections));
      setName("");
    } catch (error) {
      toast.push({ status: "error", title: t("The collection was not created"), description: String(error) });
    }
    setBusy(false);
  }

  return (
    <Flex gap={2}>
      <TextInput
        aria-label={t("A new collection")}
        placeholder={t("A new collection")}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        // A form of its own is impossible: the document's form is around it. Enter that ends a composition chooses letters.
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Enter" && !nativeEvent.isComposing && isReady) void make();
        }}
      />
      <Button text={t("Add collection")} mode="ghost" disabled={!isReady} onClick={() => void make()} />
    </Flex>
  );
}
