import { parseAst } from "vite";
import { expect, test } from "vitest";
import { isTestCode, readSourceFiles } from "#tests/support/source-files.ts";

// A browser that translates a page puts elements of its own in the place of each text. React then changes a text that nobody sees,
// or fails to remove it, unless the text is all that its element holds.

/** These names stand for elements that are passed on, and not for texts. */
const elements =
  /^(children|head|control|lightbox|outcome|aside|card|reasons|film|drawn|shown|field|content)$/;

/** A heading that is passed on is an element here. */
const passedOn = ["app/ui/slider.tsx: heading"];

test("a text is alone in its element", async () => {
  const files = await readSourceFiles((path) => /^app\/.*\.tsx$/.test(path) && !isTestCode(path));
  expect(files.length).toBeGreaterThan(120);
  const found = files.flatMap(({ path, text, program }) =>
    mixed(program, path).map((at) => `${path}: ${part(text, at)}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "<p>{count} / {all}</p>",
  "<p>of {all}</p>",
  "<a>{label}<Icon /></a>",
  "<p>{error ?? text}{' '}<a /></p>",
  "<p>{isOpen && 'open'}<b /></p>",
  "<p>{isOpen ? <b /> : word}<i /></p>",
  "<p>{words.of(name)}<b /></p>",
  "<p>\n  {price}\n  <b />\n</p>",
  "<p><b /> <i /></p>",
  "<>{part}</>",
  "<Fragment key={part}>{part}</Fragment>",
  "<p>{parts.map((part) => (part ? <b /> : part))}</p>",
])("%s is noticed", (source) => {
  const [{ start, end } = { start: 0, end: 0 }, ...others] = mixed(parse(source), "a.tsx");
  expect([`const a = ${source};`.slice(start, end), others]).toEqual([source, []]);
});

test.each([
  "<p>{name}</p>",
  "<p>{'of ' + all}</p>",
  "<a><span>{label}</span><Icon /></a>",
  "<p>\n  {children}\n  {isOpen && <b />}\n  {list.map((one) => <b key={one}>{one}</b>)}\n</p>",
  "<p>{/* why */}<b /></p>",
])("%s is not", (source) => expect(mixed(parse(source), "a.tsx")).toEqual([]));

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

function parse(source: string) {
  return parseAst(`const a = ${source};`, { lang: "tsx" });
}

function part(text: string, { start, end }: Node): string {
  return text.slice(start, end).replace(/\s+/g, " ").slice(0, 160);
}

/** The elements that hold a text beside something else, and the fragments that hold a text at all. */
function mixed(value: unknown, path: string): Node[] {
  if (Array.isArray(value)) return value.flatMap((one) => mixed(one, path));
  if (!isNode(value)) return [];
  const within = Object.values(value).flatMap((one) => mixed(one, path));
  return isMixed(value, path) ? [value, ...within] : within;
}

function isMixed(node: Node, path: string): boolean {
  if (node.type !== "JSXElement" && node.type !== "JSXFragment") return false;
  const children = nodesIn(node["children"]).filter((child) => isDrawn(child));
  const isFragment = node.type === "JSXFragment" || nameOf(node) === "Fragment";
  const isList = children.some((child) => hasListOfTexts(child, path));
  return isList || ((isFragment || children.length > 1) && children.some((child) => isText(child, path)));
}

/** JSX drops comments, and white space with a line break in it. */
function isDrawn({ type, value, expression }: Node): boolean {
  if (type === "JSXText") return /\S/.test(String(value)) || !String(value).includes("\n");
  return !(isNode(expression) && expression.type === "JSXEmptyExpression");
}

function isText(node: unknown, path: string): boolean {
  if (!isNode(node)) return false;
  const among = (...names: string[]) => names.some((name) => isText(node[name], path));
  switch (node.type) {
    case "JSXText":
    case "TemplateLiteral":
    case "BinaryExpression":
      return true;
    case "Literal":
      return typeof node["value"] === "string" || typeof node["value"] === "number";
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
      return among("expression");
    case "ConditionalExpression":
      return among("consequent", "alternate");
    case "LogicalExpression":
      return node["operator"] === "&&" ? among("right") : among("left", "right");
    case "CallExpression":
      return !/^(map|flatMap|slice|createPortal|draw\w+|\w+For)$/.test(lastName(node["callee"]));
    case "Identifier":
    case "MemberExpression": {
      const name = lastName(node);
      return name !== "undefined" && !elements.test(name) && !passedOn.includes(`${path}: ${name}`);
    }
    default:
      return false;
  }
}

/** A list may be made of elements and bare texts. */
function hasListOfTexts(child: Node, path: string): boolean {
  const call = child["expression"];
  if (!isNode(call) || call.type !== "CallExpression" || lastName(call["callee"]) !== "map") return false;
  return nodesIn(call["arguments"]).some(({ type, body }) => {
    const isElement = isNode(body) && body.type !== "BlockStatement";
    return type === "ArrowFunctionExpression" && isElement && isText(body, path);
  });
}

function nameOf({ openingElement }: Node): string {
  return isNode(openingElement) && isNode(openingElement["name"])
    ? String(openingElement["name"]["name"])
    : "";
}

/** "a" of a, of b.a and of b().a. */
function lastName(node: unknown): string {
  if (!isNode(node)) return "";
  return node.type === "MemberExpression" ? lastName(node["property"]) : String(node["name"] ?? "");
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
