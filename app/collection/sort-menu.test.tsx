// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Facet } from "#model/dresses/facet.ts";
import { SortMenu } from "./sort-menu.tsx";

const facets: Facet[] = [
  {
    name: "size",
    options: [
      { value: "36", label: "36", count: 4 },
      { value: "38", label: "38", count: 0 },
    ],
  },
];

test("the menu begins with the order, and a value that leads nowhere has no number", () => {
  const menu = (
    <SortMenu
      facets={facets}
      free={undefined}
      hasPrices
      requested={{ filter: {} }}
      path="/collection/tulle-dresses"
      count={4}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: menu }])} />);
  const groups = [...document.querySelectorAll("h3, legend")].map(({ textContent }) => textContent);
  expect(groups).toEqual(["Sort", "Size"]);
  const sizes = [...document.querySelectorAll("fieldset label")].map(({ textContent }) =>
    textContent?.trim(),
  );
  expect(sizes).toEqual(["36 4", "38"]);
  expect(screen.getByLabelText("38")).toHaveProperty("disabled", true);
});
