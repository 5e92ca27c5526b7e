import { Film } from "#app/sections/film.tsx";
import { PauseMotion } from "#app/ui/pause-motion.tsx";
import type { Clip as ClipPicture } from "#model/dresses/product.ts";

/** The film of a dress over its poster, with the switch for all motion. */
export function Clip({ film }: Pick<ClipPicture, "film">) {
  return (
    <>
      <Film sources={[{ src: film, type: "video/mp4" }]} loading="looked at" />
      <PauseMotion />
    </>
  );
}
