import { expect, test, vi } from "vitest";
import type { Transaction } from "../documents/transaction.ts";
import { limits } from "../limits.ts";
import { ORIGIN } from "../testing/test-lake.ts";
import { respondToListen } from "./listen-endpoint.ts";

const most = limits.waitingCommits;

function commit(at: number): Transaction {
  const after = { _id: "gown", _type: "product", at };
  return {
    id: `t${at}`,
    author: "anna",
    timestamp: "2026-01-01T00:00:00.000Z",
    changes: [{ id: "gown", before: undefined, after, mutations: [], positions: [] }],
  };
}

/** The listener's filter is evaluated only when `answer` is called. */
function listenSlowly() {
  const released = Promise.withResolvers<void>();
  const release = vi.fn();
  let tell: (transaction: Transaction) => void = () => undefined;
  const { body } = respondToListen(
    new Request(`${ORIGIN}/v1/data/listen/production?query=*[at > 0]`),
    "everything",
    {
      match: async (_filter, documents) => {
        if (documents.length > 0) await released.promise;
        return documents.map(() => "1").join("");
      },
    },
    {
      version: "2021-10-21",
      onCommit: (listener) => {
        tell = listener;
        return () => undefined;
      },
      history: { transactionsFrom: () => undefined },
      origin: undefined,
      from: "anna",
      release,
    },
  );
  return {
    text: new Response(body).text(),
    tell: (at: number) => tell(commit(at)),
    respond: released.resolve,
    release,
  };
}

test("a listener that has not been told of as many commits as may wait stays connected", () => {
  const { tell, release } = listenSlowly();
  for (let at = 1; at <= most; at += 1) tell(at);
  expect(release).not.toHaveBeenCalled();
});

test("one that falls further behind is disconnected, so that it reconnects and resumes", async () => {
  const { text, tell, respond, release } = listenSlowly();
  for (let at = 1; at <= most + 1; at += 1) tell(at);
  expect(release).toHaveBeenCalledOnce();
  respond();
  expect(await text).not.toContain("event: mutation");
});
