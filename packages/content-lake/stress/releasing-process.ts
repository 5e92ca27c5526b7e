import { openContentLake } from "../content-lake.ts";

/** The stress test kills this process, which schedules releases without end and reports each acknowledgement. */
const lake = await openContentLake({
  folder: String(process.argv[2]),
  projectId: "atelier",
  dataset: "production",
});
const headers = { Authorization: `Bearer ${lake.issueToken({ name: "stress", role: "editor" })}` };

for (let count = 0; ; count += 1) {
  const releaseId = `r${process.pid}-${count}`;
  const about = {
    actionType: "sanity.action.release.create",
    releaseId,
    metadata: { releaseType: "scheduled" },
  };
  await act([about]);
  await act(
    ["left", "right", `new-${releaseId}`].map((publishedId) => ({
      actionType: "sanity.action.document.version.create",
      publishedId,
      document: { _id: `versions.${releaseId}.${publishedId}`, _type: "half", release: releaseId },
    })),
  );
  const publishAt = new Date(Date.now() + (count % 3) * 20).toISOString();
  await act([{ actionType: "sanity.action.release.schedule", releaseId, publishAt }]);
  process.stdout.write(`${releaseId}\n`);
}

async function act(actions: readonly unknown[]): Promise<void> {
  const request = { method: "POST", headers, body: JSON.stringify({ actions }) };
  const response = await lake.fetch("http://lake.test/v2025-02-19/data/actions/production", request);
  if (!response.ok) throw new Error(await response.text());
}
