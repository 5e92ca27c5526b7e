import { expect, test } from "vitest";
import { createForgivingSearch } from "#model/search/forgiving-search.ts";
import { searchableOf } from "#model/search/search-entry.ts";
import { bytesHeld } from "./support/memory.ts";
import { sampleProduct } from "./support/sample-product.ts";

test("Texts that are searched for are not kept", async () => {
  const reading = { collection: "Lace", familyOf: () => "" };
  const index = await createForgivingSearch([searchableOf(sampleProduct("aurelie"), reading)]);
  // One character of these is four words.
  const search = (at: number) => index(`${"\ufdfa".repeat(90)}${at}`, 24);
  for (let at = 0; at < 50; at += 1) search(at);
  const before = bytesHeld();
  for (let at = 50; at < 550; at += 1) search(at);
  expect(bytesHeld() - before, "of some 10 MB that they are as words").toBeLessThan(2_000_000);
});
