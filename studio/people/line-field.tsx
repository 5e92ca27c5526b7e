import { Stack, Text, TextInput } from "@sanity/ui";
import type { ReactNode } from "react";
import { LAST_DAY } from "#model/days/day.ts";

type FieldProps = {
  id: string;
  title: string;
  value: string;
  setValue(value: string): void;
  type?: "text" | "email" | "password" | "date" | "number";
  autoComplete?: string;
};

/** A labelled field of one line. */
export function Field({ id, title, value, setValue, type = "text", autoComplete = "off" }: FieldProps) {
  return (
    <Labelled id={id} title={title}>
      <TextInput
        id={id}
        type={type}
        max={type === "date" ? LAST_DAY : undefined}
        autoComplete={autoComplete}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </Labelled>
  );
}

type LabelledProps = { id: string; title: string; children: ReactNode };

export function Labelled({ id, title, children }: LabelledProps) {
  return (
    <Stack gap={3}>
      <label htmlFor={id}>
        <Text size={1} weight="medium">
          {title}
        </Text>
      </label>
      {children}
    </Stack>
  );
}
