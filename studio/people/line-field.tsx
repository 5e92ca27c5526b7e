import { Box, Select, Stack, Text, TextInput } from "@sanity/ui";
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

type ChoiceProps<Value extends string> = {
  /** Its label stands above a choice that has an id. */
  id?: string;
  title: string;
  value: string;
  options: readonly (readonly [value: Value, title: string])[];
  setValue(value: NoInfer<Value>): void;
  required?: boolean;
};

/** One of several. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { id, title, options, setValue, ...common } = props;
  const select = (
    <Select
      {...common}
      id={id}
      aria-label={id ? undefined : title}
      onChange={({ currentTarget }) => {
        const [value] = options.find(([name]) => name === currentTarget.value) ?? [];
        if (value !== undefined) setValue(value);
      }}
    >
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </Select>
  );
  if (id === undefined) return <Box>{select}</Box>;
  return (
    <Labelled id={id} title={title}>
      {select}
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
