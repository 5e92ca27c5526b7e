import { expect, test } from "vitest";
import { screenAt } from "./screens.ts";

test.each([
  ["/", "/", ""],
  ["/FAQ", "/faq", ""],
  ["/collection/tulle-dresses", "/collection/:category", "tulle-dresses"],
  ["/product/ليلى", "/product/:slug", "ليلى"],
  ["/product/l%C3%A9a", "/product/:slug", "léa"],
  ["/product/50%", "/product/:slug", "50%"],
  ["/offline", "/offline", ""],
])("%s is a screen", (pathname, path, parameter) =>
  expect(screenAt(pathname)).toMatchObject({ path, parameter }),
);

test.each(
  [
    "/studio /preview /rental.json /product/aurelie/social.jpg /faq.data /nowhere /v1/data /product /product/",
    "//elsewhere.example/collection/a https://elsewhere.example/collection/a faq",
  ]
    .join(" ")
    .split(" "),
)("%s is none", (path) => expect(screenAt(path)).toBeUndefined());
