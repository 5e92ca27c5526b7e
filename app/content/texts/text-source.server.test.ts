import { createClient } from "@sanity/client";
import { expect, test } from "vitest";
import type { Log } from "#app/content/logger.server.ts";
import { readTexts } from "#tests/support/label-readers.ts";
import { createKnownPictures } from "./known-pictures.server.ts";
import { createTextSource } from "./text-source.server.ts";

function open(answer: () => Response) {
  const asked: URL[] = [];
  const events: string[] = [];
  const client = createClient({
    projectId: "label",
    dataset: "production",
    apiVersion: "2021-10-21",
    apiHost: "http://host.invalid",
    useProjectHostname: false,
    useCdn: true,
    maxRetries: 0,
    resolveFetch: () => (address) => {
      asked.push(new URL(address));
      return Promise.resolve(answer());
    },
  });
  const log: Log = (_level, event) => events.push(event);
  const source = createTextSource(client, readTexts, createKnownPictures(client, log), log);
  return { source, asked, events };
}

test("texts are asked for by their types, all at once", async () => {
  const { source, asked } = open(() => Response.json({ ms: 1, result: [{ _id: "house", _type: "house" }] }));
  expect(await source.fetchDocuments({ now: true, isFirst: false })).toEqual([
    { _id: "house", _type: "house" },
  ]);
  expect(asked.map(({ searchParams }) => searchParams.get("query"))).toEqual([
    expect.stringMatching(/^\*\[_type in \["house",.*"collection"/),
  ]);
});

test.each([
  ["refuses", () => new Response("no", { status: 500 })],
  ["answers another shape", () => Response.json({ ms: 1, result: { message: "hello" } })],
])("a host that %s leaves the texts as they were, and is reported", async (_what, answer) => {
  const { source, events } = open(answer);
  expect(await source.fetchDocuments({ now: true, isFirst: false })).toBeUndefined();
  expect(events).toEqual(["texts not fetched"]);
});
