import { expect, test } from "vitest";
import { createEnquiryWriter } from "#server/enquiries/enquiry-document.ts";
import { createPersonalData, personNamed } from "#server/enquiries/personal-data.ts";
import { openTemporaryOutbox, submissionOf } from "#server/enquiries/temporary-outbox.ts";
import { openWriter } from "#tests/support/content-writer.ts";

test("What a person has sent is found on its way, in the content and in its history; deleted it is gone from each", async () => {
  const { data, outbox, writer } = await open();
  const person = personNamed(" Ada@Mail.example ");
  const found = await data.find(person);
  expect(found.outbox).toMatchObject([{ message: "waits for the mail", email: "ada@mail.example" }]);
  expect(found.content.map(({ message }) => message).toSorted()).toEqual(["a dress", "waits for the mail"]);
  expect(found.history?.length).toBeGreaterThanOrEqual(2);

  const { deleted, left } = await data.delete(person);
  expect(deleted).toEqual(found);
  expect(left).toEqual({ outbox: [], content: [], history: [] });
  const others = await writer.fetch<string[]>("*[_type == 'enquiry'].email", {}, { perspective: "raw" });
  expect(others.toSorted()).toEqual(["ada@mail.example.org", "bada@mail.example"]);
  expect(outbox.all(), "another's is still on its way").toMatchObject([{ email: "eve@mail.example" }]);
});

test.each(["+33 6 12 34 56 78", "0033612345678", "33612345678"])(
  "A number is found however it is written (%s)",
  async (number) => {
    const { data } = await open();
    const { outbox } = await data.find(personNamed(number));
    expect(outbox).toMatchObject([{ email: "eve@mail.example" }]);
  },
);

test.each(["Ada", "06", "", "ada@", "2027-05-09 or so"])("%j names nobody", (text) => {
  expect(() => personNamed(text)).toThrow(/email address, or a telephone number/);
});

async function open() {
  const outbox = openTemporaryOutbox();
  const writer = await openWriter();
  const write = createEnquiryWriter(writer);
  const sent = [
    submissionOf("a dress"),
    submissionOf("another's", { email: "bada@mail.example" }),
    submissionOf("another's too", { email: "ada@mail.example.org" }),
    submissionOf("waits for the mail", { steps: ["content", "notice"] }),
  ];
  for (const submission of sent) {
    outbox.add(submission);
    const head = outbox.head("content");
    if (!head) throw new Error("Nothing waits.");
    await write(head);
    outbox.advance(head.id);
  }
  outbox.add(submissionOf("call 06 12 34 56 78", { email: "eve@mail.example", steps: ["content"] }));
  return { data: createPersonalData({ outbox, writer }), outbox, writer };
}
