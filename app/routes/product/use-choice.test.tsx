// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { use } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { loadDeferredParts } from "./lazy-parts.ts";
import { useChoice } from "./use-choice.ts";

const blush = { slug: "blush", name: "Blush", value: "#e8c4c0", isAvailable: true };
const ivory = { slug: "ivory", name: "Ivory", value: "#f0e8da", isAvailable: true };
const dress = sampleProduct("aria", { colours: [blush, ivory], sizes: [{ label: "38", isAvailable: true }] });

afterEach(() => {
  cleanup();
  late = undefined;
});

/** What an address with a choice waits for, as a view transition or a late part makes it wait. */
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

/** The screen of the dress at this address, come to from the home screen. Data of another address arrive with `arrive`. */
function open(address: string) {
  history.replaceState(null, "", "/product");
  let data = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { id: "home", path: "/", element: "Home" },
      { id: "product", path: "/product", loader: () => data.promise, element: <ProductScreen /> },
    ],
    { initialEntries: ["/", `/product${address}`], hydrationData: { loaderData: { product: null } } },
  );
  render(<RouterProvider router={router} />);

  async function arrive() {
    await act(async () => data.resolve(null));
    data = Promise.withResolvers();
  }
  return { router, arrive };
}

function shown() {
  return screen.getByRole("status").textContent;
}

async function tap(name: string) {
  await act(async () => {
    screen.getByRole("button", { name }).click();
    // The address waits for what the page loads later.
    await loadDeferredParts();
  });
}

test("A choice is shown while it is on its way to the address, and once it is there", async () => {
  const { router, arrive } = open("");
  await tap("Ivory, 38");
  expect(router.state.location.search).toBe("");
  expect(shown()).toBe("Ivory, 38");
  await arrive();
  expect(router.state.location.search).toBe("?colour=ivory&size=38");
  expect(shown()).toBe("Ivory, 38");
});

test("Of two choices in one moment the later one alone goes to the address", async () => {
  const { router, arrive } = open("");
  const navigate = vi.spyOn(router, "navigate");
  await act(async () => {
    for (const name of ["Blush", "Ivory, 38"]) screen.getByRole("button", { name }).click();
    await loadDeferredParts();
  });
  await arrive();
  expect(navigate.mock.calls.map(([to]) => to)).toEqual([
    expect.objectContaining({ search: "?colour=ivory&size=38" }),
  ]);
});

test("Once a choice has arrived, another address says another choice", async () => {
  const { router, arrive } = open("");
  await tap("Ivory, 38");
  await arrive();
  await act(async () => void router.navigate("?colour=blush"));
  await arrive();
  expect(shown()).toBe("Blush, no size");
});

test("A choice is shown while the screen still waits to follow the address", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  late = promise;
  const { router, arrive } = open("");
  await tap("Blush");
  await arrive();
  expect(router.state.location.search).toBe("?colour=blush");
  expect(shown()).toBe("Blush, no size");
  await act(async () => resolve());
  expect(shown()).toBe("Blush, no size");
});
