// @vitest-environment happy-dom

import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useMemo, useRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { BotSignalFields } from "#app/enquiry/bot-signal-fields.tsx";
import { Outcome } from "#app/enquiry/outcome.tsx";
import { useOutcome } from "#app/enquiry/use-outcome.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { ContactFields, readContact, type SentContact, withWaysOn } from "./contact-form.tsx";

const { contact, labelSettings } = sampleTexts;

const words = { name: "Ada", email: "ada@mail.example", message: "June", phone: "", date: "" };
const texts = { contact, labelSettings };
const complete: SentContact = { ...words, wantsCopy: false, errors: {} };
const answer = { ...complete, href: "https://wa.me/1?text=June" };

beforeEach(() => openFor(60_000));
/** The page has been open for so many milliseconds. */
function openFor(milliseconds: number) {
  vi.spyOn(performance, "now").mockReturnValue(milliseconds);
}

function ContactOfTest({ sent: answer }: { sent: SentContact | undefined }) {
  const sent = useMemo(() => answer && withWaysOn(answer, texts), [answer]);
  const read = (entries: FormData) => readContact(entries, texts);
  const block = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { current, isHeld, follow, check } = useOutcome({ sent, read, draftKey: "contact", form, block });
  return (
    <>
      <div ref={block}>
        {current && <Outcome current={current} texts={contact} label={labelSettings} href="/contact" />}
      </div>
      {!current?.receipt?.isStored && (
        <form ref={form} aria-label="Contact" onInput={follow} onSubmit={check}>
          <ContactFields texts={contact} phoneExample={undefined} sent={sent} errors={current?.errors} />
          <BotSignalFields honeypotLabel="Website" />
          <button type="submit">{isHeld ? "Sending" : "Send"}</button>
        </form>
      )}
    </>
  );
}

function open(first?: SentContact) {
  const { rerender } = render(<ContactOfTest sent={first} />);
  return (sent: SentContact) => rerender(<ContactOfTest sent={sent} />);
}

function write(entries: Partial<typeof words>) {
  for (const [name, value] of Object.entries(entries)) fireEvent.input(field(name), { target: { value } });
}

function field(name: string) {
  const found = form().elements.namedItem(name);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) throw new Error(name);
  return found;
}

function form() {
  const found = screen.getByRole("form");
  if (!(found instanceof HTMLFormElement)) throw new Error("The form is not one.");
  return found;
}

/** Whether the form leaves the page. */
function press() {
  const event = createEvent.submit(form());
  fireEvent(form(), event);
  return !event.defaultPrevented;
}

const outcome = () => screen.queryByRole("group");
const draft = () => sessionStorage.getItem("contact") ?? "";

function whatsApp() {
  const href = screen.getByRole("link", { name: contact.outcome.whatsapp }).getAttribute("href") ?? "";
  return new URL(href).searchParams.get("text");
}

test("The same thing wrong once more is said once more", () => {
  open();
  press();
  field("name").focus();
  write({ name: "Ada" });
  expect(document.activeElement).toBe(field("name"));
  press();
  expect(document.activeElement).toBe(outcome());
});

test("A date that was begun and not finished is said to be so, instead of being left out", () => {
  open();
  write(words);
  Object.defineProperty(field("date"), "validity", { value: { badInput: true } });
  expect(press()).toBe(false);
  expect(screen.queryByText(contact.errors.dateUnreadable)).not.toBeNull();
  expect(press(), "once").toBe(true);
});

test("A complete form leaves, with its key and the time that its page has been open", () => {
  open();
  write(words);
  expect(press()).toBe(true);
  expect(outcome()).toBeNull();
  expect(field("key").value).toMatch(/^[\d-]+$/);
  expect(field("elapsed").value).toMatch(/^\d+$/);
});

test("What a browser has filled in without a word is kept as well when the form is sent", () => {
  open();
  field("name").value = "Ada";
  press();
  expect(draft()).toContain("Ada");
});

test("What is written is kept, until the shop has kept it", () => {
  const respond = open();
  write(words);
  expect(draft()).toContain("June");
  press();
  respond({ ...answer, receipt: { isStored: false, reason: "failed" } });
  expect(draft()).toContain("June");
  respond({ ...answer, receipt: { isStored: true, reference: "4711" } });
  expect(draft()).toBe("");
  expect(document.activeElement).toBe(outcome());
  expect(outcome()?.textContent).toContain("4711");
});

test("An answer takes the focus, and its way on has the words of the form, also those written later", () => {
  const respond = open();
  write(words);
  respond({ ...answer, receipt: { isStored: false, reason: "failed" } });
  expect(document.activeElement).toBe(outcome());
  field("message").focus();
  write({ message: "July" });
  expect(whatsApp()).toContain("July");
  expect(outcome()?.textContent).toContain(contact.notKept.failed.text);
  expect(document.activeElement).toBe(field("message"));
});

test.each([{}, { href: answer.href }])(
  "What the shop found wrong stays said while it is put right: %j",
  (way) => {
    open({ ...complete, ...way, message: "", errors: { message: contact.errors.messageMissing } });
    write({ message: "June" });
    expect(screen.queryByText(contact.errors.messageMissing)).not.toBeNull();
  },
);

test("A validation error says nothing of what became of the message before it; a new answer takes its place", () => {
  const respond = open({ ...answer, receipt: { isStored: false, reason: "failed" } });
  write({ message: "" });
  expect(press()).toBe(false);
  expect(outcome()?.textContent).toBe(contact.errors.summary);
  respond({ ...complete, isUnsent: true });
  expect(outcome()?.textContent).toContain(contact.errors.notSent);
});

test("a form that the browser has filled in at once waits, says so, and goes by itself", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  open();
  write(words);
  openFor(400);
  const sent: string[] = [];
  const listen = (event: Event) => {
    if (!event.defaultPrevented) sent.push(field("elapsed").value);
    event.preventDefault();
  };
  const state = () => [sent, screen.getByRole("button").textContent];
  document.addEventListener("submit", listen);
  act(() => screen.getByRole("button").click());
  expect(state()).toEqual([[], "Sending"]);
  openFor(2_001);
  act(() => void vi.advanceTimersByTime(1_700));
  expect(state()).toEqual([["2001"], "Send"]);
  document.removeEventListener("submit", listen);
});
