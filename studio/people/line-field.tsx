import { Stack, Text, TextInput } from "@sanity/ui";

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
    <Stack gap={3}>
      <label htmlFor={id}>
        <Text size={1} weight="medium">
          {title}
        </Text>
      </label>
      <TextInput
        id={id}
        type={type}
        autoComplete={autoComplete}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </Stack>
  );
}
