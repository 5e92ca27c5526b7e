import { Button, Flex, Stack, TextInput } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";

/** A secret address that is shown once. */
export function LineToCopy({ label, line }: { label: string; line: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Flex gap={3}>
      <Stack flex={1}>
        <TextInput
          aria-label={label}
          readOnly
          value={line}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Stack>
      <Button
        text={isCopied ? t("Copied") : t("Copy")}
        mode="ghost"
        onClick={() => void navigator.clipboard.writeText(line).then(() => setCopied(true))}
      />
    </Flex>
  );
}
