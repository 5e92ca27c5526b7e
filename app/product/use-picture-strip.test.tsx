// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { CSSProperties } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { usePictureStrip } from "./use-picture-strip.ts";

/** A picture is so wide, and the strip wider: the next one looks in. */
const WIDTH = 300;
const STRIP_WIDTH = 400;

/** The second shows no colour that the label has named. */
const pictures = [{ colour: "rose" }, {}, { colour: "blush" }, { colour: "ivory" }].map((colour, at) => {
  return { src: `/${at + 1}.jpg`, width: 960, height: 1200, alt: "", ...colour };
});

beforeEach(() => {
  // Happy DOM lays nothing out.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(STRIP_WIDTH);
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(offsetLeft);
});

function offsetLeft(this: HTMLElement): number {
  const { parentElement } = this;
  const index = [...(parentElement?.children ?? [])].indexOf(this);
  return parentElement?.style.direction === "rtl" ? STRIP_WIDTH - (index + 1) * WIDTH : index * WIDTH;
}

function Gallery({ direction }: Pick<CSSProperties, "direction">) {
  const [query] = useSearchParams();
  const { strip, current, show } = usePictureStrip("Aria", pictures, query.get("colour") ?? undefined);
  return (
    <>
      <div ref={strip} role="group" style={{ direction }}>
        {pictures.map(({ src }, index) => (
          <button key={src} type="button" suppressHydrationWarning onClick={() => show(index)}>
            {src}
          </button>
        ))}
      </div>
      <output>{`Picture ${current + 1}`}</output>
    </>
  );
}

type Options = { direction?: "ltr" | "rtl"; beforeScripts?: () => void };

/** The page at this address as the server sends it, what happens to it then, and its scripts. */
function open(query: string, { direction = "ltr", beforeScripts }: Options = {}) {
  const router = createMemoryRouter(
    [
      { path: "/", element: "Home" },
      { path: "/aria", element: <Gallery direction={direction} /> },
    ],
    // The router calls the first step of every history "default", and the strips of the tests before are known by that.
    { initialEntries: [{ pathname: "/aria", search: query, key: crypto.randomUUID() }] },
  );
  const page = <RouterProvider router={router} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  beforeScripts?.();
  render(page, { container, hydrate: true });
  return (to: string) => act(() => (to === "Back" ? router.navigate(-1) : router.navigate(to)));
}

const strip = () => screen.getByRole("group");

function scroll(left: number) {
  strip().scrollLeft = left;
  fireEvent.scroll(strip());
}

test("Where one reads from the right, the strip is scrolled to the left", async () => {
  const go = open("", { direction: "rtl" });
  scroll(-WIDTH);
  await screen.findByText("Picture 2");
  await go("?colour=blush");
  expect(strip().scrollLeft).toBe(-2 * WIDTH);
});

test("The picture nearest to the start is the one that is shown, and each can be", async () => {
  open("");
  scroll(0.4 * WIDTH);
  expect(screen.getByRole("status").textContent).toBe("Picture 1");
  scroll(1.6 * WIDTH);
  await screen.findByText("Picture 3");
  fireEvent.click(screen.getByRole("button", { name: "/4.jpg" }));
  expect(strip().scrollLeft).toBe(3 * WIDTH);
  fireEvent.scroll(strip());
  await screen.findByText("Picture 4");
});

test("A finger that came before the scripts has the last word, also where the address names a colour", () => {
  open("?colour=blush", { beforeScripts: () => Object.assign(strip(), { scrollLeft: WIDTH }) });
  expect(screen.getByRole("status").textContent).toBe("Picture 2");
  expect(strip().scrollLeft).toBe(WIDTH);
});

test("A size leaves the strip where it was scrolled to; the same colour once more brings its picture back", async () => {
  const go = open("?colour=ivory");
  scroll(WIDTH);
  await go("?colour=ivory&size=38");
  expect(strip().scrollLeft).toBe(WIDTH);
  await go("?colour=ivory&size=38");
  expect(strip().scrollLeft).toBe(3 * WIDTH);
});

test("A dialog that opens over the page, and closes, leaves the strip where it was scrolled to", async () => {
  const go = open("?colour=ivory");
  scroll(WIDTH);
  for (const address of ["?colour=ivory#menu", "?colour=ivory"]) {
    await go(address);
    expect(strip().scrollLeft).toBe(WIDTH);
  }
});

test.each([0, 1])("Back finds it also where the address names the colour of another: %d", async (index) => {
  const go = open("?colour=blush");
  scroll(index * WIDTH);
  await go("/");
  await go("Back");
  expect(strip().scrollLeft).toBe(index * WIDTH);
  await go("?colour=ivory");
  expect(strip().scrollLeft, "another colour brings its own").toBe(3 * WIDTH);
});
