import { expect, test } from "vitest";
import { keysOf, ofKind, readWaiting, type Submission } from "./submission.ts";

test("a step of one kind is never told of another", async () => {
  const told: string[] = [];
  const step = ofKind("unsubscription", ({ id }) => Promise.resolve(void told.push(id)));
  const base = { reference: "K7M2QX", received: 0, subscriber: "s" };
  const mine: Submission = { ...base, kind: "unsubscription", id: "mine" };
  const another: Submission = { ...base, kind: "signUp", id: "another", email: "a@b.example" };
  await step(mine);
  await expect(step(another)).rejects.toThrow("This step is not for a submission of kind signUp.");
  expect(told).toEqual(["mine"]);
});

test("a row of an earlier version is read as it was written", () => {
  const sent = { name: "Ada", email: "a@b.example", message: "?", details: { address: "/lia", date: "" } };
  const row = { id: "0123abcd", kind: "enquiry", reference: "K7M2QX", received: 0, next: "notice2" };
  const body = JSON.stringify(sent);
  const waiting = readWaiting({ ...row, attempts: 0, due: 0, is_aside: 0, body });
  expect(waiting).toMatchObject(sent);
  expect(waiting).not.toHaveProperty("language");
});

test("the same words are the same enquiry in whatever language the page was", () => {
  const sent = { kind: "enquiry", name: "Ada", email: "a@b.example", message: "?", formKey: "1" } as const;
  expect(keysOf({ ...sent, language: "fr" })).toEqual(keysOf(sent));
});
