// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { useRefresh } from "./preview-visual-editing.client.tsx";

function Refreshable() {
  const refresh = useRefresh();
  return (
    <>
      <button type="button" onClick={() => void refresh()} />
      <Outlet />
    </>
  );
}

function Dress() {
  return <h1>{useLoaderData<string>()}</h1>;
}

const path = "/product/odette";

test("a dress that is not found while its name is empty is shown again, also where nothing is drawn before it has come", async () => {
  let name = "Odette";
  function loader() {
    if (name === "") throw new Response(null, { status: 404 });
    return name;
  }
  const dress = { path, loader, element: <Dress />, hydrateFallbackElement: <p /> };
  const screens = { errorElement: <h1>Not found</h1>, children: [dress] };
  const router = createMemoryRouter([{ element: <Refreshable />, children: [screens] }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  const shown = async () => (await screen.findByRole("heading")).textContent;
  const typed = async (text: string) => {
    name = text;
    await act(async () => {
      screen.getByRole("button").click();
      await expect
        .poll(() => router.state)
        .toMatchObject({ navigation: { state: "idle" }, revalidation: "idle" });
    });
    return await shown();
  };
  expect(await shown()).toBe("Odette");
  expect(await typed("")).toBe("Not found");
  expect(await typed("Odette at dawn")).toBe("Odette at dawn");
  expect(await typed("Odette at dusk")).toBe("Odette at dusk");
});
