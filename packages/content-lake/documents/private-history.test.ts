import { expect, test } from "vitest";
import type { ContentLake } from "../content-lake.ts";
import { clientAs, clientOf, ORIGIN, openTestLake } from "../testing/test-lake.ts";

const SECRET = "ada@mail.example";

test("The history of a private document is deleted with it, and that of a public one stays", async () => {
  const lake = await openTestLake();
  const token = lake.issueToken({ name: "administrator", role: "administrator" });
  const editor = clientOf(lake, { token });
  await editor.create({ _id: "enquiry.one", _type: "enquiry", email: SECRET });
  await editor
    .patch("enquiry.one")
    .set({ note: `call ${SECRET}` })
    .commit();
  await editor.create({ _id: "drafts.enquiry.one", _type: "enquiry", email: SECRET });
  await editor.delete("drafts.enquiry.one");
  await editor.create({ _id: "gown", _type: "product", name: "Odile" });
  await editor.delete("gown");
  expect(await historyOf(lake, token)).toContain(SECRET);
  await editor.delete("enquiry.one");
  expect(await historyOf(lake, token)).not.toContain(SECRET);
  expect(await historyOf(lake, token)).toContain("Odile");
  expect(await editor.getDocument("enquiry.one")).toBeUndefined();
  await editor.create({ _id: "enquiry.one", _type: "enquiry", email: "new@mail.example" });
  expect(await historyOf(lake, token), "the id may be used again").toContain("new@mail.example");
});

test("no reference keeps what a visitor has sent, and whoever refers to it can still be changed", async () => {
  const editor = clientAs(await openTestLake(), "editor");
  await editor.create({ _id: "enquiry.one", _type: "enquiry", email: SECRET });
  const about = { _type: "reference", _ref: "enquiry.one" };
  await editor.create({ _id: "drafts.note", _type: "note", about });
  await editor.delete("enquiry.one");
  const after = await editor.patch("drafts.note").set({ text: "done" }).commit();
  expect(after).toMatchObject({ about, text: "done" });
});

/** Every call that tells history is made. */
async function historyOf(lake: ContentLake, token: string): Promise<string> {
  const ids = "enquiry.one,drafts.enquiry.one,gown";
  const paths = [
    `documents/${ids}?lastRevision=true`,
    `transactions/${ids}?effectFormat=mendoza`,
    "transactions?effectFormat=mendoza",
    "transactions",
    "events/documents/enquiry.one",
  ];
  const responses = await Promise.all(
    paths.map((path) =>
      lake.fetch(`${ORIGIN}/v2025-02-19/data/history/production/${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
    ),
  );
  return (await Promise.all(responses.map((response) => response.text()))).join("\n");
}
