import { expect, test } from "vitest";
import { openLake } from "../testing/test-lake.ts";

type StreamedEvent = {
  event: string;
  id?: string;
  data: { documentId?: string; effects?: unknown; transactionTotalEvents?: number };
};

async function openListened() {
  const lake = await openLake();
  const editor = lake.as("editor");
  const everything = "query=*&effectFormat=mendoza&enableResume=true&includeMutations=false";

  async function* eventsAfter(lastEventId?: string, query = everything): AsyncGenerator<StreamedEvent> {
    const headers: Record<string, string> = lastEventId === undefined ? {} : { "Last-Event-ID": lastEventId };
    const { body } = await lake.ask(`/v1/data/listen/production?${query}`, { as: "editor", headers });
    let text = "";
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/s)));
        if (fields.event === undefined) continue;
        yield { event: fields.event, id: fields.id, data: JSON.parse(fields.data) };
      }
    }
  }

  const create = (...ids: string[]) => editor.mutate(ids.map((_id) => ({ create: { _id, _type: "t" } })));
  return {
    ...{ editor, eventsAfter, create },
    /** Listens while these are made in one transaction, and returns the id of the last event that it takes. */
    async lastIdOf(count: number, ...ids: string[]) {
      const events = eventsAfter();
      await events.next();
      await create(...ids);
      const told = await take(events, count);
      await events.return(undefined);
      return told.at(-1)?.id;
    },
  };
}

async function take(source: AsyncGenerator<StreamedEvent>, count: number): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = [];
  while (events.length < count) events.push((await source.next()).value);
  return events;
}

test("a listener that reconnects is told exactly what it has missed", async () => {
  const { eventsAfter, create, lastIdOf } = await openListened();
  const last = await lastIdOf(1, "a");
  await create("b", "c");
  const effects = { apply: [0, { _id: "b" }], revert: [0, null] };
  expect(await take(eventsAfter(last), 3)).toMatchObject([
    { event: "welcomeback" },
    { event: "mutation", data: { documentId: "b", transactionTotalEvents: 2, effects } },
    { event: "mutation", data: { documentId: "c" } },
  ]);
});

test("one that has had a part of a transaction is reset: Studio would wait for the rest for ever", async () => {
  const { create, eventsAfter, lastIdOf } = await openListened();
  const events = eventsAfter(await lastIdOf(1, "a", "b"));
  expect(await take(events, 1)).toMatchObject([{ event: "reset" }]);
  await create("c");
  expect(await take(events, 1)).toMatchObject([{ data: { documentId: "c" } }]);
});

test.each([
  ["a", "b"],
  ["b", "a"],
])("one that has had all of a transaction, %s before %s, is told none of it again", async (one, other) => {
  const { create, eventsAfter, lastIdOf } = await openListened();
  const last = await lastIdOf(2, one, other);
  await create("c");
  const told = await take(eventsAfter(last), 2);
  expect(told.map(({ data }) => data.documentId)).toEqual([undefined, "c"]);
});

test("one that was away for longer than is known is reset", async () => {
  const { eventsAfter } = await openListened();
  expect(await take(eventsAfter("long-gone#a"), 1)).toMatchObject([{ event: "reset" }]);
});

test("what is committed before a reconnected listener has its welcome event is told once", async () => {
  const { editor, create, eventsAfter } = await openListened();
  await editor.mutate([{ create: { _id: "a", _type: "t" } }], { transactionId: "first" });
  const query = `query=${encodeURIComponent("*[_type == 't']")}&enableResume=true`;
  const events = eventsAfter("first#a", query);
  const welcome = events.next();
  await create("b");
  expect((await welcome).value.event).toBe("welcomeback");
  await create("c");
  expect((await take(events, 2)).map(({ data }) => data.documentId)).toEqual(["b", "c"]);
});
