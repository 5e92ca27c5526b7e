import { join } from "node:path";
import { createRenditions } from "@trousseau/content-lake";
import { houseFilms, housePictures } from "./house-files.ts";
import { lakeAnswers } from "./lake-files.ts";
import { type Middleware, toNodeMiddleware } from "./middleware.ts";
import { places } from "./places.ts";
import type { Running } from "./run-shop.ts";
import { createPictureBytes } from "./social/picture-bytes.ts";
import { socialPictures } from "./social/social-pictures.ts";
import { studioFiles } from "./studio-files.ts";

/** Pictures and films, of the house and of the embedded lake; the lake's own calls, and its editors' Studio. */
export function contentMiddlewares({ settings, lake, store }: Running): Middleware[] {
  const renditions = createRenditions({ cacheFolder: join(settings.dataFolder, "house-renditions") });
  return [
    houseFilms(places.content),
    toNodeMiddleware(housePictures(places.content, renditions), settings),
    toNodeMiddleware(socialPictures(store, createPictureBytes(lake), places.displayFont), settings),
    ...(lake ? [toNodeMiddleware(lakeAnswers(lake), settings), studioFiles(places.studio, settings)] : []),
  ];
}
