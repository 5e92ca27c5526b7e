// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeWishlist } from "#app/wishlist/device-wishlist.ts";
import { OfflineCopies } from "./offline-copies.tsx";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36";

const postMessage = vi.fn();
const register = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  stubWorker({ controller: {} });
});

afterEach(() => {
  changeWishlist(() => []);
  vi.clearAllMocks();
});

test("a page that is looked at for a while is kept, with the fitting list", async () => {
  changeWishlist(() => [{ slug: "isaure", name: "Isaure", note: "" }]);
  open("/product/aurelie");
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(kept()).toEqual(["/fitting?dress=isaure", "/offline", "/product/aurelie"]);
});

test("a first visit stores nothing while its first taps come, and then a list that somebody has sent", async () => {
  stubWorker({ controller: null });
  open("/fitting?dress=odette&utm_source=letter");
  await vi.advanceTimersByTimeAsync(9_000);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kept()).toEqual(["/fitting?dress=odette", "/offline"]);
});

test.each([
  ["of an app", { userAgent: PHONE.replace("Pixel 7", "Pixel 7; wv") }],
  ["of Instagram", { userAgent: `${PHONE} Instagram 340.0.3.27.93 (iPhone15,3; iOS 17_5; en_US)` }],
  ["of Facebook", { userAgent: `${PHONE} [FB_IAB/FB4A;FBAV/467.0.0.40.109;]` }],
  ["that saves data", { connection: { saveData: true } }],
])("a browser %s keeps nothing", async (_which, signs) => {
  vi.stubGlobal("navigator", { ...navigator, ...signs });
  open("/product/aurelie");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(register).not.toHaveBeenCalled();
});

test.each([
  ["refuses", { register: () => Promise.reject(new Error("SecurityError")) }],
  ["has no service workers", undefined],
])("a browser that %s goes without", async (_what, serviceWorker) => {
  vi.stubGlobal("navigator", { userAgent: PHONE, serviceWorker });
  open("/product/aurelie");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(postMessage).not.toHaveBeenCalled();
});

function stubWorker(own: { controller: object | null }) {
  const ready = Promise.resolve({ active: { postMessage } });
  vi.stubGlobal("navigator", { userAgent: PHONE, serviceWorker: { ...own, register, ready } });
}

function kept(): string[] {
  return postMessage.mock.calls.flatMap(([{ payload }]) => payload.urlsToCache).sort();
}

function open(path: string) {
  const router = createMemoryRouter([{ path: "*", element: <OfflineCopies /> }], { initialEntries: [path] });
  return render(<RouterProvider router={router} />);
}
