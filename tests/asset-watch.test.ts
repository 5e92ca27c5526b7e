import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { expect, onTestFinished, test } from "vitest";
import { watchAssets } from "#content/asset-watch.server.ts";
import { createContentClient } from "#content/client.server.ts";
import { readSettings } from "#server/settings.ts";
import { openContentHost } from "./support/content-host.ts";

const front = "a".repeat(40);
const back = "b".repeat(40);

test("all pictures are listed whenever deletions may have been missed, and each that is deleted is told", async () => {
  const host = await openContentHost(
    { documents: [`image-${front}-960x1200-jpg`, "image-broken"] },
    { retryMs: 10 },
  );
  const { content } = readSettings({ SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url });
  const client = createContentClient(content);
  const told: unknown[] = [];
  const logged: string[] = [];
  const stop = watchAssets(
    client,
    { deleted: (asset) => told.push(asset), listed: (assets) => told.push([...assets]) },
    (_level, event) => logged.push(event),
  );
  onTestFinished(async () => {
    stop();
    await host.close();
  });
  await waitFor(() => expect(told).toEqual([[`${front}-960x1200.jpg`]]));
  expect(host.requests).toMatchObject([{ query: expect.stringContaining('_type == "sanity.imageAsset"') }]);

  // A change, and the end of something that is no picture, mean nothing.
  host.announce();
  host.remove("product-a");
  host.remove(`image-${back}-10x20-png`);
  await waitFor(() => expect(told.slice(1)).toEqual([`${back}-10x20.png`]));

  // A client connects again by itself.
  host.is({ documents: [] });
  host.hangUp();
  await waitFor(() => expect(told.slice(2)).toEqual([[]]));
  expect(logged).toEqual([]);

  // One that cannot be read is asked again, as after a refusal.
  host.is({ documents: [{ no: "id" }] });
  host.hangUp();
  await waitFor(() => expect(logged).toEqual(["listening for deleted pictures failed"]));
});
