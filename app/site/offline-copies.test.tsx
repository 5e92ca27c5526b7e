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
  vi.stubGlobal("navigator", {
    userAgent: PHONE,
    serviceWorker: { controller: {}, register, ready: Promise.resolve({ active: { postMessage } }) },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("a page that is looked at for a while is kept, with the fitting list", async () => {
  changeWishlist(() => [{ slug: "isaure", name: "Isaure", note: "" }]);
  open("/product/aurelie");
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  const kept = postMessage.mock.calls.flatMap(([{ payload }]) => payload.urlsToCache);
  expect(kept.sort()).toEqual(["/fitting?dress=isaure", "/offline", "/product/aurelie"]);
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
  await vi.advanceTimersByTimeAsync(3_000);
  expect(postMessage).not.toHaveBeenCalled();
});

function open(path: string) {
  const router = createMemoryRouter([{ path: "*", element: <OfflineCopies /> }], { initialEntries: [path] });
  return render(<RouterProvider router={router} />);
}
