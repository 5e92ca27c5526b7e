import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Parallax } from "./parallax.tsx";

test("A picture travels 100 pixels, or as many as its block asks for", () => {
  expect(renderToStaticMarkup(<Parallax>A dress</Parallax>)).toContain("--strength:min(100px,");
  expect(renderToStaticMarkup(<Parallax strength={150}>A dress</Parallax>)).toContain(
    "--strength:min(150px,",
  );
});
