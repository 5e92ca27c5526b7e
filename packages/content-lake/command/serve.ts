import { once } from "node:events";
import { createServer } from "node:http";
import { openContentLake } from "../content-lake.ts";
import { serveLake } from "../serve-lake.ts";
import type { Flags } from "./flags.ts";

/** A lake on its own, without a shop: until it is asked to stop. */
export async function serve(flags: Flags): Promise<void> {
  const lake = await openContentLake({
    folder: flags.folder,
    projectId: flags.project,
    dataset: flags.dataset,
    allowedOrigins: flags["allow-origin"],
    log: (entry) => console.log(JSON.stringify(entry)),
    ...(flags.seed === undefined ? {} : { seed: flags.seed }),
  });
  const server = createServer();
  serveLake(lake, server);
  server.listen(Number(flags.port));
  await once(server, "listening");
  console.log(`The content lake answers at http://localhost:${flags.port}`);

  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  server.closeAllConnections();
  server.close();
  await lake.close();
}
