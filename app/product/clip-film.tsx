// The script of home's sections has the film: apart from them, home would have one script more.
import "#app/sections/draw-section.tsx";
import { Film } from "#app/sections/film.tsx";
import { PauseMotion } from "#app/ui/pause-motion.tsx";
import { savesData } from "#app/ui/saves-data.ts";
import type { Clip } from "#model/dresses/product.ts";

/** The film of a dress over its poster, with the switch for all motion. No server draws it. */
export function ClipFilm({ film, className }: Pick<Clip, "film"> & { className: string | undefined }) {
  return (
    <div className={className}>
      {!savesData() && (
        <>
          <Film sources={[{ src: film, type: "video/mp4" }]} loading="looked at" />
          <PauseMotion />
        </>
      )}
    </div>
  );
}
