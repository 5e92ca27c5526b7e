import { Button } from "@sanity/ui";
import { type ComponentProps, useId } from "react";

/** A browser's own file field speaks the browser's language, in the system's letters; its label does what it does. */
export function FileButton({ text, onChange, ...input }: ComponentProps<"input"> & { text: string }) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <span className="file-button">
      <input
        {...input}
        id={id}
        type="file"
        onChange={(event) => {
          onChange?.(event);
          // The file may be put right and come again under its name, which would be no change.
          event.currentTarget.value = "";
        }}
      />
      <Button as="label" htmlFor={id} mode="ghost" text={text} />
    </span>
  );
}
