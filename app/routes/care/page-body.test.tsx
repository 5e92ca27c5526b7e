import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageBody } from "./page-body.tsx";

test("a picture tells its own size, which it is never shown larger than", () => {
  const picture = { src: "/images/box.jpg", alt: "A box", width: 300, height: 3000 };
  const markup = renderToStaticMarkup(
    <PageBody blocks={[{ _type: "image", _key: "p", picture, caption: "" }]} />,
  );
  expect(markup).toContain('<figure style="--width:300;--height:3000"><img');
});
