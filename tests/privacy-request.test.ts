import { beforeEach, expect, test } from "vitest";
import { privacyRequest } from "#server/command/privacy-request.ts";
import { writingClient } from "#server/enquiries/content-commit.ts";
import { createOutbox } from "#server/enquiries/outbox.ts";
import { openOutboxDatabase } from "#server/enquiries/outbox-database.ts";
import { createEnquiryWriter } from "#server/enquiries/write-enquiry.ts";
import { runCaptured } from "./support/captured-command.ts";
import { editorOf, openLake } from "./support/lake.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { enquiry, submissionOf } from "./support/temporary-outbox.ts";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** A message of Ada waits for the mail, and another has been written into the content. */
async function openHost() {
  const lake = await openLake();
  const token = lake.issueToken({ name: "privacy", role: "editor" });
  const client = editorOf(lake);
  await createEnquiryWriter(writingClient(client, token))({ ...enquiry, message: "written" });
  addWaiting();
  return {
    client,
    environment: { DATA_DIR: folder, SANITY_API_HOST: await lake.serve(), SANITY_WRITE_TOKEN: token },
  };
}

function addWaiting() {
  const outbox = createOutbox(openOutboxDatabase(folder));
  outbox.add(submissionOf("waits", { steps: ["notice"] }));
  outbox.close();
}

test("what a person has sent is counted, exported as JSON, and deleted", async () => {
  const { environment, client } = await openHost();
  const run = (...words: string[]) => runCaptured(privacyRequest, words, environment);
  expect(await run("find", "ada@mail.example")).toEqual({
    status: 0,
    said: ["Found: 1 on their way, 1 in the content, 1 in its history"],
    warned: [],
  });
  const exported = await run("export", "ada@mail.example");
  expect(exported.status).toBe(0);
  expect(JSON.parse(exported.said.join("\n"))).toMatchObject({
    outbox: [{ message: "waits" }],
    content: [{ message: "written" }],
  });
  // People read it, too.
  expect(exported.said[0]).toMatch(/^\{\n {2}"outbox"/);
  expect(await run("delete", "ada@mail.example")).toEqual({
    status: 0,
    said: [
      "Deleted: 1 on their way, 1 in the content, 1 in its history",
      "Left: 0 on their way, 0 in the content, 0 in its history",
      "Mails that were sent, and backups, are not the shop's to delete.",
    ],
    warned: [],
  });
  expect(await client.fetch("count(*[_type == 'enquiry'])", {}, { perspective: "raw" })).toBe(0);
});

test("a note that names a person is for the label to change: it is named, and all is not well", async () => {
  const { environment, client } = await openHost();
  await client.create({ _id: "note", _type: "note", text: "Ada (ada@mail.example) comes on Friday." });
  const remark = "Mentioned in documents that are for the label to change: note (note)";
  const found = await runCaptured(privacyRequest, ["find", "ada@mail.example"], environment);
  expect([found.status, found.said[1]]).toEqual([0, remark]);
  const deleted = await runCaptured(privacyRequest, ["delete", "ada@mail.example"], environment);
  expect([deleted.status, deleted.said[2]]).toEqual([1, remark]);
});

test("a number may be written with spaces, as words of its own", async () => {
  const { environment } = await openHost();
  const { said } = await runCaptured(privacyRequest, ["find", "+33", "6", "12 34 56 78"], environment);
  expect(said).toEqual(["Found: 0 on their way, 0 in the content, 0 in its history"]);
});

test("without a token for hosted content what waits is deleted, and all is not well", async () => {
  const hosted = { DATA_DIR: folder, SANITY_PROJECT_ID: "abc123" };
  addWaiting();
  const warned = ["SANITY_WRITE_TOKEN is not set: the content is not looked through."];
  expect(await runCaptured(privacyRequest, ["find", "ada@mail.example"], hosted)).toEqual({
    status: 0,
    said: ["Found: 1 on their way, 0 in the content, not told in its history"],
    warned,
  });
  expect(await runCaptured(privacyRequest, ["delete", "ada@mail.example"], hosted)).toEqual({
    status: 1,
    said: [
      "Deleted: 1 on their way, 0 in the content, not told in its history",
      "Left: 0 on their way, 0 in the content, not told in its history",
      "The content host keeps a history of its own, for as long as its plan says.",
      "Mails that were sent, and backups, are not the shop's to delete.",
    ],
    warned,
  });
});

test.each([
  [["forget", "ada@mail.example"], 2, /^This command needs one of find, export and delete, and a person\.$/],
  [[], 2, /^This command needs one of find, export and delete, and a person\.$/],
  [["find"], 1, /^Name an email address, or a telephone number/],
  [["find", "Ada"], 1, /^Name an email address, or a telephone number/],
])("for %j the command says what it takes, with status %i", async (words, exit, message) => {
  const { status, said, warned } = await runCaptured(privacyRequest, words, { DATA_DIR: folder });
  expect([status, said, warned]).toEqual([exit, [], [expect.stringMatching(message)]]);
});
