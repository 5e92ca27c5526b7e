import { type ReactNode, ViewTransition } from "react";

type PictureTransitionProps = {
  /** The same on both screens; undefined for a picture that does not move. */
  name: string | undefined;
  children: ReactNode;
};

/**
 * A picture that a view transition moves between two screens. Only one element of a screen may carry a name, so a list
 * names the picture that was opened.
 */
export function PictureTransition({ name, children }: PictureTransitionProps) {
  return (
    <ViewTransition name={name ?? "auto"} share={name === undefined ? "none" : "travel"} default="none">
      {children}
    </ViewTransition>
  );
}
