import { expect, test } from "vitest";
import { clientOfHost } from "#tests/support/client-of-host.ts";
import { enquiry } from "#tests/support/temporary-outbox.ts";
import { commitToContent } from "./content-commit.ts";
import { PermanentDeliveryError } from "./delivery-errors.ts";
import { deleteOutdated } from "./retention.ts";
import { createEnquiryWriter } from "./write-enquiry.ts";

test.each([
  ["a page to log in", "<html>Log in</html>", "text/html"],
  ["nothing", "null", "application/json"],
])(
  "An answer of 200 with %s is nobody's word that it is written: it is still to be written",
  async (_what, body, type) => {
    const writer = clientOfHost(() => new Response(body, { headers: { "Content-Type": type } }));
    const writing = createEnquiryWriter(writer)(enquiry);
    await expect(writing).rejects.toThrow();
    await expect(writing).rejects.not.toThrow(PermanentDeliveryError);
  },
);

test.each([400, 409, 413, 422])("What is answered with %i is refused for good", async (status) => {
  const writer = clientOfHost(() => Response.json({}, { status }));
  await expect(createEnquiryWriter(writer)(enquiry)).rejects.toThrow(PermanentDeliveryError);
});

test.each([401, 403, 404, 429, 500, 502, 503])("What is answered with %i may pass", async (status) => {
  const writer = clientOfHost(() => Response.json({}, { status }));
  const writing = createEnquiryWriter(writer)(enquiry);
  await expect(writing).rejects.toThrow();
  await expect(writing).rejects.not.toThrow(PermanentDeliveryError);
});

test.each([
  ["3", { name: "DelayedDeliveryError", pauseMs: 3_000 }],
  ["soon", { statusCode: 429 }],
])("A host that asks to be left alone, Retry-After: %s, is left alone for so long", async (wait, error) => {
  const writer = clientOfHost(() => Response.json({}, { status: 429, headers: { "Retry-After": wait } }));
  await expect(createEnquiryWriter(writer)(enquiry)).rejects.toMatchObject(error);
});

test("A host's word that it is written is believed", async () => {
  const writer = clientOfHost(() => Response.json({ transactionId: "t1", results: [] }));
  await expect(commitToContent(writer.transaction().delete("a"))).resolves.toBeUndefined();
});

test("Old enquiries that the host does not delete are not asked for again and again", async () => {
  let asked = 0;
  const old = Array.from({ length: 100 }, (_, number) => ({
    _id: `enquiry.${number}`,
    _createdAt: "2031-01-01T00:00:00.000Z",
    date: "2031-01-01T00:00:00.000Z",
  }));
  const writer = clientOfHost(({ url }) => {
    asked += 1;
    if (asked > 20) throw new Error("It does not end.");
    return Response.json(
      url.includes("/query/")
        ? { result: { months: 6, enquiries: old, bookings: [], appointments: [], customers: [], named: [] } }
        : {},
    );
  });
  await expect(
    deleteOutdated(writer, { log: () => undefined, now: Date.UTC(2037, 0, 1), mayDeleteMany: true }),
  ).rejects.toThrow("not a content host's");
  expect(asked).toBe(2);
});
