import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openAccessFile } from "../access/access-database.ts";
import { createTokens } from "../access/tokens.ts";
import { createStore } from "../documents/document-store.ts";
import { createMutationRunner } from "../documents/mutation-runner.ts";
import { createWriter } from "../documents/writer.ts";
import { toHttpError } from "../http/http-error.ts";
import { createFileSafely } from "../safe-file.ts";
import { temporaryFolder } from "../testing/test-lake.ts";
import { openForWriting } from "./database.ts";

test("on a full disk writes are refused with 503, reads go on, and nothing is half there", async () => {
  const file = join(await temporaryFolder(), "lake.sqlite");
  const database = openForWriting(file);
  const store = createStore(database);
  const writer = createWriter(store, createMutationRunner());
  const committed: string[] = [];
  writer.onCommit(({ id }) => committed.push(id));
  // SQLite's own limit raises the same SQLITE_FULL as a full disk.
  database.exec("PRAGMA max_page_count = 60");

  const acknowledged: string[] = [];
  let refused: unknown;
  for (let count = 0; refused === undefined; count += 1) {
    const document = { _id: `gown-${count}`, _type: "product", text: "x".repeat(5000) };
    const work = {
      kind: "mutation",
      author: { id: "test", role: "editor" },
      steps: [() => [{ create: document }]],
    } as const satisfies Parameters<typeof writer.write>[0];
    await writer.write(work).then(
      () => acknowledged.push(document._id),
      (error: unknown) => {
        refused = error;
      },
    );
  }

  expect(toHttpError(refused)).toMatchObject({ status: 503, headers: { "Retry-After": "1" } });
  expect(acknowledged.length).toBeGreaterThan(5);
  expect(committed).toHaveLength(acknowledged.length);
  expect(acknowledged.every((id) => store.read(id) !== undefined)).toBe(true);
  expect(store.read(`gown-${acknowledged.length}`)).toBeUndefined();
  database.exec("PRAGMA max_page_count = 100000");
  await writer.write({
    kind: "mutation",
    author: { id: "test", role: "editor" },
    steps: [() => [{ create: { _id: "later", _type: "product" } }]],
  });
  await writer.finish();
  database.close();

  const reopened = new DatabaseSync(file);
  expect(reopened.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(reopened.prepare("SELECT count(*) AS documents FROM documents").get()).toEqual({
    documents: acknowledged.length + 1,
  });
  reopened.close();
});

test("a full disk under people and tokens is a 503 as well, and a token that was given out still counts", async () => {
  const database = openAccessFile(join(await temporaryFolder(), "access.sqlite"));
  const tokens = createTokens(database);
  const caller = { id: "mara", name: "Mara", role: "editor" } as const;
  const first = tokens.issue({ caller, kind: "token" });
  database.exec("PRAGMA max_page_count = 20");
  let refused: unknown;
  for (let count = 0; refused === undefined && count < 1000; count += 1) {
    try {
      tokens.issue({ caller: { ...caller, name: "x".repeat(5000) }, kind: "token" });
    } catch (error) {
      refused = error;
    }
  }
  expect(toHttpError(refused)).toMatchObject({ status: 503, headers: { "Retry-After": "1" } });
  expect(tokens.identify(first)).toMatchObject({ name: "Mara" });
  database.close();
});

test.each(["ENOSPC", "EIO", "EDQUOT", "EROFS"])("%s while a file is written is a 503", async (code) => {
  const file = join(await temporaryFolder(), "gown.jpg");
  const failing = createFileSafely(file, () => Promise.reject(Object.assign(new Error(code), { code })));
  const error = await failing.catch((reason: unknown) => reason);
  expect(toHttpError(error).status).toBe(503);
});
