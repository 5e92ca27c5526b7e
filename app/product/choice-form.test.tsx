// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import type { Choice } from "#model/dresses/choice.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import productWords from "#words/product.json" with { type: "json" };
import { ChoiceForm, type ChoiceFormProps } from "./choice-form.tsx";

const blush = { slug: "blush", name: "Blush", value: "#e8c4c0", isAvailable: true };
const ivory = { slug: "ivory", name: "Ivory", value: "#f3ece0", isAvailable: true };
const sizes = ["38", "40"].map((label) => ({ label, isAvailable: true }));
const product = sampleProduct("aria", { colours: [blush, ivory], sizes });
const none: Choice = { colour: undefined, size: undefined };
/** The link to the size finder would ask for the router. */
const words = { ...productWords, findSize: "" };

/** Taps in the frame in which the form shows another choice, before anything else has been told of it. */
function QuickTap() {
  useLayoutEffect(() => screen.getByRole("radio", { name: "Size 38" }).click(), []);
  return null;
}

test("a size that is tapped as soon as another colour is shown is chosen with that colour", () => {
  const onChoose = vi.fn<ChoiceFormProps["onChoose"]>();
  const form = { product, onChoose, words };
  const { rerender } = render([<ChoiceForm key="form" {...form} choice={none} />]);
  rerender([<ChoiceForm key="form" {...form} choice={{ ...none, colour: blush }} />, <QuickTap key="tap" />]);
  expect(onChoose).toHaveBeenLastCalledWith("?colour=blush&size=38");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Size 38" }).checked).toBe(true);
});

test("a choice that is taken away, as Back does it, leaves no button checked", () => {
  const form = { product, onChoose: vi.fn(), words };
  const { rerender } = render(<ChoiceForm {...form} choice={{ ...none, colour: blush }} />);
  const radio = screen.getByRole<HTMLInputElement>("radio", { name: /Blush/ });
  expect(radio.checked).toBe(true);
  rerender(<ChoiceForm {...form} choice={none} />);
  expect(radio.checked).toBe(false);
});

test("the chosen colour is chosen again by a click, for its picture; the chosen size is not", () => {
  const onChoose = vi.fn<ChoiceFormProps["onChoose"]>();
  const choice: Choice = { colour: blush, size: { label: "38", isAvailable: true } };
  render(<ChoiceForm product={product} onChoose={onChoose} words={words} choice={choice} />);
  screen.getByRole("radio", { name: "Size 38" }).click();
  expect(onChoose).not.toHaveBeenCalled();
  screen.getByRole("radio", { name: /Blush/ }).click();
  expect(onChoose).toHaveBeenLastCalledWith("?colour=blush&size=38");
});

test("Enter in the form, which has taken each choice already, loads no page", () => {
  const { container } = render(
    <ChoiceForm product={product} onChoose={vi.fn()} words={words} choice={none} />,
  );
  expect(fireEvent.submit(container.querySelector("form") ?? container)).toBe(false);
});

test("of which there is one alone is named, and no question; an address that names it goes on naming it", () => {
  const onChoose = vi.fn<ChoiceFormProps["onChoose"]>();
  const only = sampleProduct("aria", { colours: [blush], sizes });
  const form = { product: only, onChoose, words };
  const { rerender } = render(<ChoiceForm {...form} choice={none} />);
  const colour = screen.getByRole("group", { name: "Colour" });
  expect(colour.textContent).toContain("Blush");
  expect(screen.queryByRole("radio", { name: /Blush/ })).toBeNull();
  screen.getByRole("radio", { name: "Size 38" }).click();
  expect(onChoose).toHaveBeenLastCalledWith("?size=38");
  rerender(<ChoiceForm {...form} choice={{ ...none, colour: blush }} />);
  screen.getByRole("radio", { name: "Size 40" }).click();
  expect(onChoose).toHaveBeenLastCalledWith("?colour=blush&size=40");
});
