import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openForWriting } from "../storage/database.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import { createDatasetSize } from "./dataset-size.ts";

test("what is counted change by change is what is counted when the lake opens", async () => {
  const database = openForWriting(join(await temporaryFolder(), "lake.sqlite"));
  onTestFinished(() => database.close());
  const document = { _id: "odile", _type: "product", sizes: [{ label: "36" }, { label: "38" }], seo: {} };
  const change = { id: "odile", before: undefined, after: document, mutations: [], positions: [] };
  const counted = createDatasetSize(database).after([change]);
  database.prepare("INSERT INTO documents (id, body) VALUES (?, ?)").run("odile", JSON.stringify(document));
  expect(createDatasetSize(database).after([])).toBe(counted);
});
