import { expect, test } from "vitest";
import { listenTo } from "../testing/listening.ts";
import { openContractHost } from "./contract-host.ts";

test("a listener is told what appears, changes and disappears in its view, with both sides of each change", async () => {
  const { editor, id } = await openContractHost();
  const options = { events: ["welcome", "mutation"], includePreviousRevision: true } as const;
  const listening = listenTo(
    editor.listen(
      "*[_id == $id && price > 1]",
      { id: id("gown") },
      { ...options, events: [...options.events] },
    ),
  );
  expect(await listening.next()).toMatchObject({ type: "welcome", listenerName: expect.any(String) });

  await editor.create({ _id: id("gown"), _type: "product", price: 1 });
  for (const price of [2, 3, 0]) await editor.patch(id("gown")).set({ price }).commit();

  const told = [
    await listening.nextMutation(),
    await listening.nextMutation(),
    await listening.nextMutation(),
  ];
  expect(
    told.map(({ transition, previous, result }) => [transition, previous?.price, result?.price]),
  ).toEqual([
    ["appear", 1, 2],
    ["update", 2, 3],
    ["disappear", 3, 0],
  ]);
});

test("a listener to everything is told what begins and ceases to be", async () => {
  const { editor, id } = await openContractHost();
  const listening = listenTo(editor.listen("*", {}, { events: ["welcome", "mutation"] }));
  await listening.next();
  await editor.create({ _id: id("gown"), _type: "product" });
  await editor.delete(id("gown"));
  const told = [await listening.nextMutation(), await listening.nextMutation()];
  expect(told.map(({ transition, previousRev, resultRev }) => [transition, previousRev, resultRev])).toEqual([
    ["appear", undefined, told[0]?.transactionId],
    ["disappear", told[0]?.transactionId, told[1]?.transactionId],
  ]);
});

test("a query that cannot be parsed ends the channel with its fault", async () => {
  const { editor } = await openContractHost();
  await expect(listenTo(editor.listen("*[_type == ")).next()).rejects.toThrow("unexpected end-of-file");
});

test("anybody is told of what is published, and never of a draft", async () => {
  const { editor, anybody, id } = await openContractHost();
  const listening = listenTo(
    anybody.listen("*[_type == $type]", { type: id("type") }, { events: ["welcome", "mutation"] }),
  );
  await listening.next();
  await editor.create({ _id: `drafts.${id("gown")}`, _type: id("type") });
  await editor.create({ _id: id("gown"), _type: id("type") });
  expect(await listening.nextMutation()).toMatchObject({ documentId: id("gown"), transition: "appear" });
});

test("from the version with releases on, drafts and versions are told of to those who ask for them", async () => {
  const { editor, id } = await openContractHost();
  const told = async (apiVersion: string, includeAllVersions?: boolean) => {
    const events = ["welcome", "mutation"] satisfies ("welcome" | "mutation")[];
    const options = includeAllVersions === undefined ? { events } : { events, includeAllVersions };
    const filter = "*[_type == $type]";
    const listening = listenTo(
      editor.withConfig({ apiVersion }).listen(filter, { type: id("type") }, options),
    );
    await listening.next();
    return listening;
  };
  const [older, published, all] = [
    await told("2021-10-21"),
    await told("2025-02-19"),
    await told("2025-02-19", true),
  ];
  const gown = { _id: id("gown"), _type: id("type") };
  const version = { ...gown, _id: `versions.spring.${gown._id}` };
  for (const document of [{ ...gown, _id: `drafts.${gown._id}` }, version, gown])
    await editor.create(document);

  const next = async (listening: Awaited<ReturnType<typeof told>>) =>
    (await listening.nextMutation()).documentId;
  expect(await next(published)).toBe(gown._id);
  expect([await next(all), await next(all), await next(all)]).toEqual([
    `drafts.${gown._id}`,
    version._id,
    gown._id,
  ]);
  expect(await next(older)).toBe(`drafts.${gown._id}`);
});

test("live events name the tags of the answers that a commit has made old", async () => {
  const { editor, anybody, id } = await openContractHost();
  const client = anybody.withConfig({ apiVersion: "2025-02-19" });
  const { syncTags = [] } = await client.fetch("*[_type == 'product']", {}, { filterResponse: false });
  const told = new Promise((resolve, reject) => {
    client.live.events().subscribe({
      next: (event) => {
        if (event.type === "message") resolve(event.tags);
        else void editor.createOrReplace({ _id: id("gown"), _type: "product" });
      },
      error: reject,
    });
  });
  expect(await told).toEqual(expect.arrayContaining(syncTags.slice(0, 1)));
});
