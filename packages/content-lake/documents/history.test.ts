import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStorage } from "../storage/storage.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import type { Mutation } from "./mutation.ts";

async function openHistory() {
  const folder = join(await temporaryFolder(), "lake");
  const storage = await openStorage({ folder, projectId: "p", dataset: "d" }, () => undefined);
  onTestFinished(() => storage.close());
  const write = (...mutations: Mutation[]) =>
    storage.writer.write({
      kind: "mutation",
      author: { id: "mara", role: "editor" },
      steps: [() => mutations],
    });
  return { history: storage.history, store: storage.store, write };
}

const gown = (id: string, name: string) => ({ createOrReplace: { _id: id, _type: "product", name } });

test("a document's last state has its own revision while it is there, and a version's that of its end after it", async () => {
  const { history, store, write } = await openHistory();
  await write(gown("odile", "Odile"), gown("versions.spring.odile", "Odette"));
  const stored = store.read("odile");
  expect(stored).toHaveProperty("_rev", expect.any(String));
  const { transactionId } = await write({ delete: { id: "versions.spring.odile" } });
  expect(history.lastStates(["odile"])).toEqual([stored]);
  expect(history.lastStates(["versions.spring.odile"])).toMatchObject([
    { name: "Odette", _rev: transactionId },
  ]);
});

test("what is made and taken away in one transaction has no history", async () => {
  const { history, write } = await openHistory();
  await write(gown("brief", "Brief"), gown("odile", "Odile"), { delete: { id: "brief" } });
  const [last] = history.transactions({ limit: 1, isNewestFirst: true, hasOtherDocuments: true });
  expect(last?.changes.map(({ id }) => id)).toEqual(["odile"]);
});

test("versions belong to the document that they are of, whatever the release is called", async () => {
  const { history, write } = await openHistory();
  await write(
    gown("odile", "Odile"),
    gown("versions.spring.odile", "Odette"),
    gown("versions.x.y.odile", "O"),
  );
  expect(history.versionIdsOf("odile")).toEqual(["versions.spring.odile"]);
  expect(history.versionIdsOf("y.odile")).toEqual(["versions.x.y.odile"]);
});
