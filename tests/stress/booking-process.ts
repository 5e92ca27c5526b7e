import { createClient } from "@sanity/client";
import { openContentLake } from "@trousseau/content-lake";
import { rules } from "#model/rental/overlap-rule.ts";
import { storm } from "#tests/support/booking-storm.ts";

/** The storm's test kills this process, in which four writers book without end. Each line is written before the next change. */
const [folder = "", round = "0"] = process.argv.slice(2);
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
  [1, 2, 3, 4].map((writer) =>
    storm({
      client,
      writer: `w${writer}`,
      steps: Number.POSITIVE_INFINITY,
      seed: Number(round) * 10 + writer,
      say: (line) => process.stdout.write(`${JSON.stringify(line)}\n`),
    }),
  ),
);
