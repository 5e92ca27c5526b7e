// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { use } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { useChoice } from "./use-choice.ts";

const blush = { slug: "blush", name: "Blush", value: "#e8c4c0", isAvailable: true };
const ivory = { slug: "ivory", name: "Ivory", value: "#f0e8da", isAvailable: true };
const dress = sampleProduct("aria", { colours: [blush, ivory], sizes: [{ label: "38", isAvailable: true }] });

afterEach(() => {
  cleanup();
  late = undefined;
});

/** The screen of an address with a choice waits for this, as a view transition makes it wait. */
let late: Promise<void> | undefined;

function Late() {
  if (useLocation().search && late) use(late);
  return null;
}

function ProductScreen() {
  const [{ colour, size }, choose] = useChoice(dress);
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

test("A choice is in the address in the tick in which it is made, and takes the place of the one before", async () => {
  const router = open("");
  screen.getByRole("button", { name: "Ivory, 38" }).click();
  await Promise.resolve();
  expect(router.state.location.search).toBe("?colour=ivory&size=38");
  await act(async () => undefined);
  expect(shown()).toBe("Ivory, 38");
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/");
});

test("Of two choices in one moment the later one stands", async () => {
  const router = open("");
  await act(() => {
    for (const name of ["Blush", "Ivory, 38"]) screen.getByRole("button", { name }).click();
    return Promise.resolve();
  });
  expect(router.state.location.search).toBe("?colour=ivory&size=38");
  expect(shown()).toBe("Ivory, 38");
});

test("Once a choice has arrived, another address says another choice", async () => {
  const router = open("");
  await tap("Ivory, 38");
  await act(() => router.navigate("?colour=blush"));
  expect(shown()).toBe("Blush, no size");
});

test("A choice is shown while the screen still waits to follow the address, and counts on the page just come to", async () => {
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

test("A choice never takes the place of the page that Back leads to", async () => {
  const router = open("");
  history.replaceState(null, "", "/");
  await tap("Blush");
  expect(router.state.location.search).toBe("");
});
