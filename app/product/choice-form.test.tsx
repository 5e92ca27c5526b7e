// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { use, useLayoutEffect } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { Choice } from "#app/catalogue/choice.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { productWords } from "#words/product.ts";
import { ChoiceForm, type ChoiceFormProps, useChoice } from "./choice-form.tsx";

const blush = { slug: "blush", name: "Blush", value: "#e8c4c0", isAvailable: true };
const ivory = { slug: "ivory", name: "Ivory", value: "#f0e8da", isAvailable: true };
const product = sampleProduct("aria", { colours: [blush], sizes: [{ label: "38", isAvailable: true }] });
const inTwoColours = { ...product, colours: [blush, ivory] };
const none: Choice = { colour: undefined, size: undefined };
/** The link to the size finder would ask for the router. */
const words = { ...productWords, findSize: "" };

afterEach(() => {
  cleanup();
  late = undefined;
});

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
  const isFollowed = fireEvent.submit(container.querySelector("form") ?? container);
  expect(isFollowed).toBe(false);
});

/** The screen of an address with a choice waits for this, as a view transition makes it wait. */
let late: Promise<void> | undefined;

function Late() {
  if (useLocation().search && late) use(late);
  return null;
}

function ProductScreen() {
  const [{ colour, size }, choose] = useChoice(inTwoColours);
  return (
    <>
      <Late />
      <output>{`${colour?.name ?? "No colour"}, ${size?.label ?? "no size"}`}</output>
      <button type="button" onClick={() => choose("?colour=blush")}>
        Blush
      </button>
      <button type="button" onClick={() => choose("?colour=ivory&size=38")}>
        Ivory, 38
      </button>
    </>
  );
}

/** The screen of the dress at this address, come to from the home screen. Like the shop's, it asks the server nothing for a choice. */
function open(address: string) {
  history.replaceState(null, "", "/product");
  const router = createMemoryRouter(
    [
      { id: "home", path: "/", element: "Home" },
      {
        id: "product",
        path: "/product",
        loader: () => null,
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        element: <ProductScreen />,
      },
    ],
    { initialEntries: ["/", `/product${address}`], hydrationData: { loaderData: { product: null } } },
  );
  render(<RouterProvider router={router} />);
  return router;
}

function shown() {
  return screen.getByRole("status").textContent;
}

const tap = (name: string) => act(async () => screen.getByRole("button", { name }).click());

test("a choice is in the address in the tick in which it is made, and takes the place of the one before", async () => {
  const router = open("");
  screen.getByRole("button", { name: "Ivory, 38" }).click();
  await Promise.resolve();
  expect(router.state.location.search).toBe("?colour=ivory&size=38");
  await act(async () => undefined);
  expect(shown()).toBe("Ivory, 38");
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/");
});

test("of two choices in one moment the later one stands", async () => {
  const router = open("");
  await act(() => {
    for (const name of ["Blush", "Ivory, 38"]) screen.getByRole("button", { name }).click();
    return Promise.resolve();
  });
  expect(router.state.location.search).toBe("?colour=ivory&size=38");
  expect(shown()).toBe("Ivory, 38");
});

test("once a choice has arrived, another address says another choice", async () => {
  const router = open("");
  await tap("Ivory, 38");
  await act(() => router.navigate("?colour=blush"));
  expect(shown()).toBe("Blush, no size");
});

test("a choice is shown while the screen still waits to follow the address, and counts on the page just come to", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  late = promise;
  const router = open("");
  await act(() => router.navigate("/"));
  await act(() => router.navigate("/product"));
  await tap("Blush");
  expect(router.state.location.search).toBe("?colour=blush");
  expect(shown()).toBe("Blush, no size");
  await tap("Ivory, 38");
  expect(shown()).toBe("Ivory, 38");
  await act(async () => resolve());
  expect(shown()).toBe("Ivory, 38");
  expect(router.state.location.search).toBe("?colour=ivory&size=38");
});

test("a choice never takes the place of the page that Back leads to", async () => {
  const router = open("");
  history.replaceState(null, "", "/");
  await tap("Blush");
  expect(router.state.location.search).toBe("");
});
