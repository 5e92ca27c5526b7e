import { type ReactNode, ViewTransition } from "react";

/**
 * A picture that travels between the screen it was chosen on and the screen it leads to. Both ends carry the same
 * name; only one element of a screen may, so a list names the one that was opened.
 */
export function TravellingPicture({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (name === undefined) return children;
  return (
    <ViewTransition name={name} share="travel" default="none">
      {children}
    </ViewTransition>
  );
}
