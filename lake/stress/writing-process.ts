import { openContentLake } from "../content-lake.ts";

/** The crash test kills this process, which writes without end and reports each acknowledgement. */
const lake = await openContentLake({
  folder: String(process.argv[2]),
  projectId: "atelier",
  dataset: "production",
});
const headers = { Authorization: `Bearer ${lake.issueToken({ name: "stress", role: "editor" })}` };

async function write(writer: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const transactionId = `${process.pid}-${writer}-${count}`;
    const value = "x".repeat(1 + (count % 4000));
    // Both kinds pass through the process that applies mutations, and a patch needs an existing document.
    const mutations = ["left", "right"].map((side) =>
      count % 3 === 0
        ? { createOrReplace: { _id: `${side}-${writer}`, _type: "half", transactionId, value, patches: 0 } }
        : { patch: { id: `${side}-${writer}`, set: { transactionId, value }, inc: { patches: 1 } } },
    );
    const request = { method: "POST", headers, body: JSON.stringify({ mutations, transactionId }) };
    const response = await lake.fetch("http://lake.test/v1/data/mutate/production", request);
    if (response.ok) process.stdout.write(`${transactionId}\n`);
  }
}

await Promise.all([write(0), write(1), write(2)]);
