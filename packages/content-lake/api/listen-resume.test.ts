import { expect, test } from "vitest";
import type { ContentLake } from "../content-lake.ts";
import { clientOf, ORIGIN, openTestLake } from "../testing/test-lake.ts";

interface StreamedEvent {
  event: string;
  id?: string;
  data: { documentId?: string; effects?: unknown; transactionTotalEvents?: number };
}

async function* eventsOf(
  lake: ContentLake,
  token: string,
  query: string,
  lastEventId?: string,
): AsyncGenerator<StreamedEvent> {
  const headers = new Headers({ Authorization: `Bearer ${token}` });
  if (lastEventId !== undefined) headers.set("Last-Event-ID", lastEventId);
  const response = await lake.fetch(`${ORIGIN}/v1/data/listen/production?${query}`, { headers });
  let text = "";
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/s)));
      if (fields.event !== undefined)
        yield { event: fields.event, id: fields.id, data: JSON.parse(fields.data) };
    }
  }
}

async function take(source: AsyncGenerator<StreamedEvent>, count: number): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = [];
  while (events.length < count) events.push((await source.next()).value);
  return events;
}

async function openListened() {
  const lake = await openTestLake();
  const token = lake.issueToken({ name: "test", role: "editor" });
  return { lake, token, client: clientOf(lake, { token }) };
}

const query = "query=*&effectFormat=mendoza&enableResume=true&includeMutations=false";

test("a listener that reconnects is told exactly what it has missed", async () => {
  const { lake, token, client } = await openListened();
  const first = eventsOf(lake, token, query);
  await take(first, 1);
  await client.create({ _id: "a", _type: "t" });
  const [a] = await take(first, 1);
  await first.return(undefined);
  await client.transaction().create({ _id: "b", _type: "t" }).create({ _id: "c", _type: "t" }).commit();

  const again = await take(eventsOf(lake, token, query, a?.id), 3);
  expect(again.map(({ event, data }) => [event, data.documentId])).toEqual([
    ["welcomeback", undefined],
    ["mutation", "b"],
    ["mutation", "c"],
  ]);
  expect(again[1]?.data).toMatchObject({
    transactionTotalEvents: 2,
    effects: { apply: [0, { _id: "b" }], revert: [0, null] },
  });
});

test("one that has had a part of a transaction is reset: Studio would wait for the rest for ever", async () => {
  const { lake, token, client } = await openListened();
  const first = eventsOf(lake, token, query);
  await take(first, 1);
  await client.transaction().create({ _id: "a", _type: "t" }).create({ _id: "b", _type: "t" }).commit();
  const [a] = await take(first, 1);
  await first.return(undefined);

  const again = eventsOf(lake, token, query, a?.id);
  expect((await take(again, 1))[0]?.event).toBe("reset");
  await client.create({ _id: "c", _type: "t" });
  expect((await take(again, 1))[0]?.data.documentId).toBe("c");
});

test.each([
  ["a", "b"],
  ["b", "a"],
])("one that has had all of a transaction, %s before %s, is told none of it again", async (one, other) => {
  const { lake, token, client } = await openListened();
  const first = eventsOf(lake, token, query);
  await take(first, 1);
  const pair = client.transaction().create({ _id: one, _type: "t" }).create({ _id: other, _type: "t" });
  await pair.commit({ transactionId: "pair" });
  const last = (await take(first, 2)).at(-1);
  await first.return(undefined);
  await client.createOrReplace({ _id: "c", _type: "t" });

  const again = await take(eventsOf(lake, token, query, last?.id), 2);
  expect(again.map(({ data }) => data.documentId)).toEqual([undefined, "c"]);
});

test("one that was away for longer than is known is reset", async () => {
  const { lake, token } = await openListened();
  const [event] = await take(eventsOf(lake, token, query, "long-gone#a"), 1);
  expect(event?.event).toBe("reset");
});

test("what is committed before a reconnected listener has its welcome event is told once", async () => {
  const { lake, token, client } = await openListened();
  await client.mutate([{ create: { _id: "a", _type: "t" } }], { transactionId: "first" });
  const filter = `query=${encodeURIComponent("*[_type == 't']")}&enableResume=true`;
  const events = eventsOf(lake, token, filter, "first#a");
  const welcome = events.next();
  await client.create({ _id: "b", _type: "t" });
  expect((await welcome).value.event).toBe("welcomeback");
  await client.create({ _id: "c", _type: "t" });
  expect((await take(events, 2)).map(({ data }) => data.documentId)).toEqual(["b", "c"]);
});
