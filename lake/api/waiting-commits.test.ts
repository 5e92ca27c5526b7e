import { expect, test, vi } from "vitest";
import type { Transaction } from "../documents/transaction.ts";
import { limits } from "../limits.ts";
import { ORIGIN } from "../testing/test-lake.ts";
import { respondToListen } from "./listen-endpoint.ts";

const most = limits.waitingCommits;

/** The listener's filter is evaluated only when `answer` is called. */
function listenSlowly() {
  const answered = Promise.withResolvers<void>();
  const release = vi.fn();
  let tell: (transaction: Transaction) => void = () => undefined;
  const onCommit = (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  const match = async (_filter: unknown, documents: readonly unknown[]) => {
    if (documents.length > 0) await answered.promise;
    return documents.map(() => "1").join("");
  };
  const request = new Request(`${ORIGIN}/v1/data/listen/production?query=*[at > 0]`);
  const history = { transactionsFrom: () => undefined };
  const parts = { version: "2021-10-21", onCommit, history, origin: undefined, from: "anna", release };
  const { body } = respondToListen(request, "everything", { match }, parts);
  return {
    ...{ release, answer: answered.resolve, text: new Response(body).text() },
    tell(count: number) {
      for (let at = 1; at <= count; at += 1) {
        const after = { _id: "gown", _type: "product", at };
        const changes = [{ id: "gown", before: undefined, after, mutations: [], positions: [] }];
        tell({ id: `t${at}`, author: "anna", timestamp: "2026-01-01T00:00:00.000Z", changes });
      }
    },
  };
}

test("a listener that has not been told of as many commits as may wait stays connected", () => {
  const { tell, release } = listenSlowly();
  tell(most);
  expect(release).not.toHaveBeenCalled();
});

test("one that falls further behind is disconnected, so that it reconnects and resumes", async () => {
  const { text, tell, answer, release } = listenSlowly();
  tell(most + 1);
  expect(release).toHaveBeenCalledOnce();
  answer();
  expect(await text).not.toContain("event: mutation");
});
