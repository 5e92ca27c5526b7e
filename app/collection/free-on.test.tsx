// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { FreeOn } from "./free-on.tsx";

const words = { label: "Free on your date", ask: "When is it?", use: "Use my date", last: "2028-05-09" };

function form(day: string) {
  return (
    <StrictMode>
      <FreeOn words={words} day={day} onUse={() => undefined} />
    </StrictMode>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Free on your date");
const kept = () => localStorage.getItem("needed-by");

test("her date is kept once its year is whole, and none that is no date", () => {
  render(form(""));
  const typed = (value: string) => {
    // The browsers' field takes a year of five digits, and this one does not.
    Object.defineProperty(field(), "value", { configurable: true, get: () => value, set: () => undefined });
    fireEvent.input(field());
    return kept();
  };
  expect(typed("0202-05-09")).toBeNull();
  for (const value of ["2027-05-09", "20271-05-09", ""]) expect(typed(value), value).toBe("2027-05-09");
});

test("a date that was entered before the scripts came counts, and follows the list from then on", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(form(""));
  field().value = "2027-05-09";
  const { rerender } = render(form(""), { container, hydrate: true });
  expect([field().value, kept()]).toEqual(["2027-05-09", "2027-05-09"]);
  rerender(form("2027-06-12"));
  expect(field().value).toBe("2027-06-12");
  rerender(form(""));
  expect([field().value, kept()]).toEqual(["", "2027-05-09"]);
});
