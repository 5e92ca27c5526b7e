import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { clientOf, openTestLake } from "../testing/test-lake.ts";

const exceeded = { statusCode: 403 };

test("there are so many open releases, and Studio is told how many there are", async () => {
  const lake = await openTestLake();
  const client = clientOf(lake, { token: lake.issueToken({ name: "test", role: "editor" }) });
  const most = limits.openReleases;
  const create = (from: number, to: number) =>
    client.action(
      Array.from({ length: to - from }, (_, at) => ({
        actionType: "sanity.action.release.create" as const,
        releaseId: `r${from + at}`,
      })),
    );
  await expect(create(0, most + 1)).rejects.toMatchObject(exceeded);
  await create(0, most);
  const allowed = await client.request({ url: "/projects/atelier/new-content-release-allowed" });
  expect(allowed.data).toEqual({
    orgActiveReleaseCount: most,
    orgMeteredActiveReleaseCount: most,
    orgActiveReleaseLimit: null,
    datasetReleaseLimit: most,
  });
  await expect(create(most, most + 1)).rejects.toMatchObject({
    ...exceeded,
    response: { body: { error: { items: [{ error: { type: "releaseLimitExceededError", limit: most } }] } } },
  });
  await client.releases.archive({ releaseId: "r0" });
  await create(most, most + 1);
  await expect(client.releases.unarchive({ releaseId: "r0" })).rejects.toMatchObject(exceeded);
});
