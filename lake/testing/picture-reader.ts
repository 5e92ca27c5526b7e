import { dirname, join } from "node:path";
import { readPicture, usualMetadata } from "../pictures/picture-metadata.ts";
import { createRenditions } from "../pictures/renditions.ts";
import { createSvgRasterizer } from "../pictures/svg-rasterizer.ts";

/** This process describes a picture, makes renditions of it, and reports its memory. */
const [file = ""] = process.argv.slice(2);
const rasterizer = createSvgRasterizer();
const described = await readPicture(file, usualMetadata, rasterizer).then(
  () => 200,
  ({ status = 500 }: { status?: number }) => status,
);
const renditions = createRenditions({ cacheFolder: join(dirname(file), "renditions"), rasterizer });
const statuses = [described];
for (const query of ["?w=100", "?w=100&fm=webp", "?fm=json", "?w=50&h=50&fit=crop&crop=entropy"]) {
  const response = await renditions.respond(new Request(`http://shop.test/picture.png${query}`), file);
  statuses.push(response.status);
}
await rasterizer.close();
console.log(JSON.stringify({ statuses, megabytes: process.resourceUsage().maxRSS / 1024 }));
