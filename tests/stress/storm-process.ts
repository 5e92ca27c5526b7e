import { createClient } from "@sanity/client";
import { openContentLake } from "@trousseau/content-lake";
import { rules } from "#model/rental/overlap-rule.ts";
import { storm, stormKinds } from "#tests/support/promise-storm.ts";

/** The storm's test kills this process, in which six writers book without end. Each line is written before the next change. */
const [kindName = "", folder = "", round = "0"] = process.argv.slice(2);
const kind = kindName === "visits" ? stormKinds.visits : stormKinds.bookings;
const lake = await openContentLake({ folder, projectId: "trousseau", dataset: "production", rules });
const client = createClient({
  projectId: "trousseau",
  dataset: "production",
  apiVersion: "2025-02-19",
  apiHost: "http://lake.test",
  useProjectHostname: false,
  useCdn: false,
  token: lake.issueToken({ name: "storm", role: "editor" }),
  resolveFetch: () => lake.fetch,
});
await Promise.all(
  [1, 2, 3, 4, 5, 6].map((writer) =>
    storm({
      kind,
      client,
      writer: `w${writer}`,
      steps: Number.POSITIVE_INFINITY,
      seed: Number(round) * 10 + writer,
      say: (line) => process.stdout.write(`${JSON.stringify(line)}\n`),
    }),
  ),
);
