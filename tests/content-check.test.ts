import { expect, onTestFinished, test, vi } from "vitest";
import { gatherContent } from "#content/gather-content.server.ts";
import { createLastGoodCopy } from "#content/last-good-copy.server.ts";
import { checkShownContent } from "#server/command/check-shown-content.ts";
import { runCaptured } from "./support/captured-command.ts";
import { clientOfHost } from "./support/client-of-host.ts";
import { openContentHost } from "./support/content-host.ts";
import { dress } from "./support/dress.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const dresses = Array.from({ length: 20 }, (_, place) => dress(`dress-${place}`));
const content = { projectId: "abc123", dataset: "production" };

/** Runs the command as its users do, beside a shop that shows `shown`. */
async function check(documents: unknown[], shown: unknown[], settings: Record<string, string> = {}) {
  const host = await openContentHost({ documents });
  onTestFinished(() => host.close());
  const folder = temporaryFolder();
  await createLastGoodCopy(folder, content).write(shown);
  const { status: code, said } = await runCaptured(checkShownContent, [], {
    SANITY_PROJECT_ID: content.projectId,
    SANITY_API_HOST: host.url,
    DATA_DIR: folder,
    ...settings,
  });
  return { code, said: said.join("\n") };
}

test("content:check says that a shop does not follow, unless it was told to", async () => {
  const refused = await check(dresses.slice(17), dresses);
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(
    /^error +The catalogue \(shop\): .*still shows 20 dresses.* has 3 that can be shown/m,
  );
  const believed = await check(dresses.slice(17), dresses, { CATALOGUE_MAY_SHRINK: "true" });
  expect(believed).toMatchObject({ code: 0, said: expect.not.stringContaining("The catalogue") });
  expect((await check(dresses, dresses)).said).not.toContain("The catalogue");
});

test("the check of many dresses says how far it has come", async () => {
  const onRead = vi.fn();
  const result = dresses.map((each) => ({ _createdAt: "2027-05-09T12:00:00Z", ...each }));
  await gatherContent(
    clientOfHost(() => Response.json({ result, documents: [] })),
    onRead,
  );
  expect(onRead).toHaveBeenCalledTimes(dresses.length);
  expect(onRead).toHaveBeenLastCalledWith(dresses.length, dresses.length);
});
