import { Button, Card, Flex, Stack, Text, TextArea } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useId, useState } from "react";
import { insert, type ObjectInputProps, setIfMissing } from "sanity";
import { pastedAddresses } from "#model/dresses/old-addresses.ts";
import { workspace } from "#studio/connection/workspace.ts";

/** The list, and above it a place for two columns of a spreadsheet, which become as many addresses. */
export function OldAddressesForm(props: ObjectInputProps) {
  const [pasted, setPasted] = useState("");
  const id = useId();
  const addresses = pastedAddresses(pasted, workspace.shopUrl);

  const others = pasted.split("\n").filter((line) => line.trim()).length - addresses.length;

  function add() {
    const entries = addresses.map((address) => ({ _key: crypto.randomUUID().slice(0, 12), ...address }));
    props.onChange([setIfMissing([], ["addresses"]), insert(entries, "after", ["addresses", -1])]);
    setPasted("");
  }

  return (
    <Stack gap={5}>
      {!props.readOnly && (
        <Card border padding={4} radius={2}>
          <Stack gap={4}>
            <Text as="label" htmlFor={id} size={1} weight="medium">
              {t("Paste two columns")}
            </Text>
            <Text muted size={1}>
              {t("From a spreadsheet: the old address, and the path that it leads to. One a line.")}
            </Text>
            <TextArea
              id={id}
              rows={3}
              value={pasted}
              placeholder="/product-page/aurelie	/product/aurelie"
              onChange={({ currentTarget }) => setPasted(currentTarget.value)}
            />
            {others > 0 && (
              <Text size={1}>
                {t("Lines without two columns, which are not added: {{others}}.", { others })}
              </Text>
            )}
            <Flex>
              <Button
                text={t("Add {{count}} addresses", {
                  count: Math.max(1, addresses.length),
                  defaultValue_one: "Add address",
                })}
                mode="ghost"
                disabled={addresses.length === 0}
                onClick={add}
              />
            </Flex>
          </Stack>
        </Card>
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}
