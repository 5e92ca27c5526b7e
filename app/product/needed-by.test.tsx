// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { LeadTime } from "#app/catalogue/lead-time.ts";
import { draftKeyOf, prefillDay } from "#app/enquiry/draft-entry.ts";
import { storeDay, storedDay } from "#app/enquiry/stored-day.ts";
import { readDraft } from "#app/enquiry/use-draft.ts";
import { withRefused } from "#tests/support/refused-storage.ts";
import { NeededBy, type NeededByProps } from "./needed-by.tsx";

const slug = "aurelie";
const before = "2097-05-09";
const after = "2097-06-20";
const leadTime: LeadTime = {
  offers: ["rent", "purchase"],
  making: 28,
  rushDays: undefined,
  alterationDays: undefined,
  shippingDays: 7,
  rentalBeforeDays: undefined,
  cleaningDays: undefined,
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

type PageProps = Pick<NeededByProps, "onMention"> & {
  /** Happens after the part has read what is stored, and before that is rendered. */
  meanwhile?: () => void;
};

function Page({ onMention, meanwhile }: PageProps) {
  useEffect(() => meanwhile?.(), [meanwhile]);
  return <NeededBy leadTime={leadTime} slug={slug} onMention={onMention} />;
}

function give(day: string) {
  const field = screen.getByLabelText<HTMLInputElement>("When do you need it?");
  field.value = day;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

test("a day that is given the moment the field works stays mentioned", () => {
  storeDay({ day: before, isMentioned: true });
  const onMention = vi.fn();
  render(<Page onMention={onMention} meanwhile={() => give(after)} />);
  expect(storedDay()).toEqual({ day: after, isMentioned: true });
  expect(onMention).toHaveBeenLastCalledWith("20 June 2097");
  expect(dayInNote()).toBe(after);
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
});

/** The date as the form stores it. */
function dayInNote(): string | undefined {
  return new Map(readDraft(draftKeyOf([{ slug }]))).get("date");
}

test("a day that is withdrawn elsewhere is out of the note once this page is open, or as soon as it is", () => {
  prefillDay([{ slug }], before);
  storeDay({ day: after, isMentioned: false });
  render(<Page onMention={() => undefined} />);
  expect(dayInNote()).toBe("");
  storeDay({ day: after, isMentioned: true });
  act(() => void dispatchEvent(new Event("storage")));
  expect(dayInNote()).toBe(after);
  storeDay({ day: before, isMentioned: false });
  act(() => void dispatchEvent(new Event("storage")));
  expect(dayInNote()).toBe("");
});

test.each([before, ""])(
  "what she has made of the day in the note stays once it is withdrawn elsewhere: '%s'",
  (own) => {
    prefillDay([{ slug }], after);
    sessionStorage.setItem(draftKeyOf([{ slug }]), JSON.stringify([["date", own]]));
    storeDay({ day: after, isMentioned: false });
    render(<Page onMention={() => undefined} />);
    expect(dayInNote()).toBe(own);
    act(() => give(""));
    expect(dayInNote()).toBe(own);
  },
);

test.each([true, false])(
  "a day that was typed before the scripts came is hers, whatever was stored and noted: mentioned %s",
  (isMentioned) => {
    prefillDay([{ slug }], before);
    storeDay({ day: before, isMentioned });
    const typed = document.createElement("div");
    typed.innerHTML = renderToString(
      <NeededBy leadTime={leadTime} slug={slug} onMention={() => undefined} />,
    );
    const field = typed.querySelector("input");
    if (!field) throw new Error("There is no field.");
    field.value = after;
    document.body.append(typed);
    const onMention = vi.fn();
    render(<NeededBy leadTime={leadTime} slug={slug} onMention={onMention} />, {
      container: typed,
      hydrate: true,
    });
    expect(storedDay()).toEqual({ day: after, isMentioned });
    expect(onMention).toHaveBeenLastCalledWith(isMentioned ? "20 June 2097" : undefined);
    expect(dayInNote()).toBe(isMentioned ? after : "");
    expect(field.value).toBe(after);
  },
);

test("where storage is refused, another day is mentioned as the one before it was", () =>
  withRefused("localStorage", () => {
    const onMention = vi.fn();
    render(<Page onMention={onMention} />);
    act(() => give(before));
    fireEvent.click(screen.getByRole("checkbox"));
    act(() => give(after));
    expect(onMention).toHaveBeenLastCalledWith("20 June 2097");
    act(() => give(""));
    expect(onMention).toHaveBeenLastCalledWith(undefined);
  }));

test.each<[string, Partial<LeadTime>, string]>([
  ["made to order and shipped", {}, "Made to order in 28 days, delivered within 7 days."],
  ["only to rent", { offers: ["rent"], rentalBeforeDays: 3 }, "Delivered within 7 days."],
])("what is promised of a dress that is %s", (_what, more, sentence) => {
  render(<NeededBy leadTime={{ ...leadTime, ...more }} slug={slug} onMention={() => undefined} />);
  expect(screen.queryByText(sentence)).not.toBeNull();
});

test.each(["20275-05-09", "202755-05-09"])("%s is no date: nothing mentions it", (day) => {
  storeDay({ day: before, isMentioned: true });
  const onMention = vi.fn();
  render(<Page onMention={onMention} />);
  const field = screen.getByLabelText<HTMLInputElement>("When do you need it?");
  expect(field.max).toBe("2999-12-31");
  field.type = "text";
  act(() => give(day));
  expect(storedDay()).toEqual({ day: "", isMentioned: false });
  expect(onMention).toHaveBeenLastCalledWith(undefined);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a date that has passed is not mentioned", () => {
  storeDay({ day: "2020-01-01", isMentioned: true });
  const onMention = vi.fn();
  render(<Page onMention={onMention} />);
  expect(onMention).toHaveBeenLastCalledWith(undefined);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText("That date has passed.")).not.toBeNull();
});
