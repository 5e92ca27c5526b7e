import { join } from "node:path";
import { createRenditions } from "@trousseau/content-lake/renditions";
import { labelFilms, labelPictures } from "./label-files.ts";
import { type Middleware, toNodeMiddleware } from "./middleware.ts";
import { createPictureBytes } from "./open-graph/picture-bytes.ts";
import { socialPictures } from "./open-graph/social-pictures.ts";
import type { RunningShop } from "./open-shop.ts";
import { projectPaths } from "./project-paths.ts";
import { studioFiles } from "./studio-files.ts";

/** The label's pictures and films, pictures for shared links, and the editors' Studio. */
export function contentMiddlewares({ settings, content, routes, store }: RunningShop): Middleware[] {
  const renditions = createRenditions({ cacheFolder: join(settings.dataFolder, "label-renditions") });
  const socialPicture = socialPictures(store, createPictureBytes(content.apiHost), projectPaths.fonts);
  return [
    ...(routes ? [studioFiles(projectPaths.studio, settings)] : []),
    labelFilms(projectPaths.content),
    toNodeMiddleware(labelPictures(projectPaths.content, renditions), settings),
    toNodeMiddleware(socialPicture, settings),
  ];
}
