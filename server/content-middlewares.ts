import { join } from "node:path";
import { createRenditions } from "@trousseau/content-lake/renditions";
import { houseFilms, housePictures } from "./house-files.ts";
import { type Middleware, toNodeMiddleware } from "./middleware.ts";
import { places } from "./places.ts";
import type { RunningShop } from "./run-shop.ts";
import { createPictureBytes } from "./social/picture-bytes.ts";
import { socialPictures } from "./social/social-pictures.ts";
import { studioFiles } from "./studio-files.ts";

/** Pictures and films of the house, pictures for shared links, and the editors' Studio. */
export function contentMiddlewares({ settings, content, routes, store }: RunningShop): Middleware[] {
  const renditions = createRenditions({ cacheFolder: join(settings.dataFolder, "house-renditions") });
  const socialPicture = socialPictures(store, createPictureBytes(content.apiHost), places.displayFont);
  return [
    ...(routes ? [studioFiles(places.studio, settings)] : []),
    houseFilms(places.content),
    toNodeMiddleware(housePictures(places.content, renditions), settings),
    toNodeMiddleware(socialPicture, settings),
  ];
}
