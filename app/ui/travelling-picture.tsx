import { type ReactNode, ViewTransition } from "react";

export type TravellingPictureProps = {
  /** Both ends carry the same; undefined while the picture stays where it is. */
  name: string | undefined;
  children: ReactNode;
};

/**
 * A picture that travels between the screen it was chosen on and the screen it leads to. Only one element of a screen
 * may carry a name, so a list names the picture that was opened.
 */
export function TravellingPicture({ name, children }: TravellingPictureProps) {
  return (
    <ViewTransition name={name ?? "auto"} share={name === undefined ? "none" : "travel"} default="none">
      {children}
    </ViewTransition>
  );
}
