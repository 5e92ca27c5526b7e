import { join } from "node:path";
import { createRenditions } from "@trousseau/content-lake";
import { houseFilms, housePictures } from "./house-files.ts";
import { lakeAnswers } from "./lake-files.ts";
import { fromAnswer, type Middleware } from "./middleware.ts";
import { places } from "./places.ts";
import type { Running } from "./run.ts";
import { studioFiles } from "./studio-files.ts";

/** Pictures and films, of the house and of the embedded lake; the lake's own calls, and its editors' Studio. */
export function contentMiddlewares({ settings, lake }: Running): Middleware[] {
  const renditions = createRenditions({ cacheFolder: join(settings.dataFolder, "house-renditions") });
  return [
    houseFilms(places.content),
    fromAnswer(housePictures(places.content, renditions), settings),
    ...(lake ? [fromAnswer(lakeAnswers(lake), settings), studioFiles(places.studio, settings)] : []),
  ];
}
