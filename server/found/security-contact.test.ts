import { expect, test } from "vitest";
import { securityContact } from "./security-contact.ts";

const address = "https://shop.example/.well-known/security.txt";

test("whoever finds a hole reads whom to tell, in a file that is good for half a year", async () => {
  const handler = securityContact("mailto:safe@label.example", () => Date.UTC(2026, 0, 1, 12));
  expect(await (await handler(new Request(address), ""))?.text()).toBe(
    "Contact: mailto:safe@label.example\nExpires: 2026-06-30T00:00:00.000Z\n",
  );
  expect(await handler(new Request("https://shop.example/"), "")).toBeUndefined();
});

test("without a contact there is no such file", () =>
  expect(securityContact(undefined)(new Request(address), "")).toBeUndefined());
