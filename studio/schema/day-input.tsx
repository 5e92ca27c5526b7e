import { TextInput } from "@sanity/ui";
import { type StringInputProps, set, unset } from "sanity";
import { LAST_DAY } from "#model/days/day.ts";

/** A day as the calendar and the customers ask for it: the browser writes it as its reader does, and offers a month to choose from. */
export function DayInput({ elementProps, onChange, readOnly, value = "" }: StringInputProps) {
  return (
    <TextInput
      {...elementProps}
      type="date"
      max={LAST_DAY}
      readOnly={readOnly === true}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value ? set(currentTarget.value) : unset())}
    />
  );
}
