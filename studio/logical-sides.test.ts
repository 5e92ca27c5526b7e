import { expect, test } from "vitest";
import { logicalSides, sheetsWithLogicalSides } from "./logical-sides.ts";

const inSheet = (css: string) => sheetsWithLogicalSides.transform(css, "/node_modules/@sanity/ui/styles.css");

test.each([
  [".a{padding-left:4px;margin-right : auto}", ".a{padding-inline-start:4px;margin-inline-end:auto}"],
  [".a{border-left-color:red}", ".a{border-inline-start-color:red}"],
  [".a {\n  left: -2px;\n  right: 0\n}", ".a {\n  inset-inline-start:-2px;\n  inset-inline-end:0\n}"],
  [".a{text-align: left}", ".a{text-align:start}"],
  ["@media print{.a{float:none;left:0}}", "@media print{.a{float:none;inset-inline-start:0}}"],
])("%s begins where a line begins", (css, logical) => expect(inSheet(css)).toBe(logical));

test.each([
  ".a{left:50%}",
  ".a{left:2px;transform:translateX(-100%)}",
  ".a{left:anchor(left);right:auto}",
  ".a{right:calc(-1 * var(--arrow-size))}",
  ".a{text-align:center;margin:0 4px}",
])("%s stays as it is", (css) => expect(inSheet(css)).toBe(css));

test("a sheet of our own is left alone", () => {
  expect(sheetsWithLogicalSides.transform(".a{left:0}", "/studio/page.css")).toBeUndefined();
});

test("a style that is made in the browser is written so, too", () => {
  const declarations = ["padding-right:4px;", "right:0;", "top:0;"].map(declaration);
  for (const [at, each] of declarations.entries()) logicalSides(each, at, declarations, logicalSides);
  expect(declarations.map((each) => each.return)).toEqual([
    "padding-inline-end:4px;",
    "inset-inline-end:0;",
    "top:0;",
  ]);
});

function declaration(value: string) {
  const [props = "", children = ""] = value.replace(";", "").split(":");
  const position = { parent: null, root: null, length: value.length, line: 1, column: 1 };
  return { ...position, type: "decl", props, children, value, return: "" };
}
