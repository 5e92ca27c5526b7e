import type { IStyleSheetManager } from "styled-components";

// Sanity's styles say left and right. Where words run from the right, these are the start and the end of a line.

type Middleware = NonNullable<IStyleSheetManager["stylisPlugins"]>[number];

const SIDE = /left|right/;
const SPACE = /^(?:margin|padding|border)-(?:left|right)/;
const PLACE = /^(?:left|right)$/;
const DECLARATION =
  /(?<=^|[;\s])((?:margin|padding|border)-(?:left|right)[\w-]*|text-align|left|right)\s*:\s*([^;]+)/g;

/** Half of the whole goes with a shift by half of the box, and an anchor with its own side. */
const STAYS = /transform|anchor\(/;
const MEASURED = /%|calc|auto/;

/** Styles that Sanity's packages make in the browser. */
export const logicalSides: Middleware = (element, _index, siblings) => {
  const { type, props: name, children: value } = element;
  if (type !== "decl" || typeof name !== "string" || typeof value !== "string") return;
  const stays = siblings.some((sibling) => STAYS.test(sibling.value));
  element.return = `${declared(name, value, stays)};`;
};

/** Styles that they bring along as files. */
export const sheetsWithLogicalSides = {
  name: "sheets-with-logical-sides",
  transform(code: string, id: string) {
    if (!/\/node_modules\/.*\.css$/.test(id)) return undefined;
    return code.replaceAll(/(?<=\{)[^{}]*(?=\})/g, (rule) =>
      rule.replaceAll(DECLARATION, (_all, name, value) => declared(name, value, STAYS.test(rule))),
    );
  },
};

function declared(name: string, value: string, stays: boolean): string {
  if (SPACE.test(name)) return `${name.replace("-", "-inline-").replace(SIDE, sideOf)}:${value}`;
  if (name === "text-align") return `${name}:${value.replace(SIDE, sideOf)}`;
  const moves = PLACE.test(name) && !stays && !MEASURED.test(value);
  return `${moves ? `inset-inline-${sideOf(name)}` : name}:${value}`;
}

function sideOf(side: string): string {
  return side === "left" ? "start" : "end";
}
