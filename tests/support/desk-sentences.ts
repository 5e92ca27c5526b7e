import { fieldsIn } from "#server/command/language-check.ts";
import { readSourceFiles, type SourceFile } from "./source-files.ts";

/** A sentence as a call of `t` says it: `key` has its context, as a language's words name it. */
export type DeskSentence = { key: string; file: string; line: number; isPlural: boolean; faults: string[] };

type Node = { type: string; start: number; [part: string]: unknown };

const ofTheLake = "packages/content-lake/";

/** Every sentence of the sources, in the order of the files. The lake is handed its `t`. */
export async function deskSentences(): Promise<DeskSentence[]> {
  const files = await readSourceFiles((path) =>
    ["app/", "server/", "studio/", `${ofTheLake}access/`, `${ofTheLake}api/`].some((folder) =>
      path.startsWith(folder),
    ),
  );
  return files
    .filter(({ path, text }) => path.startsWith(ofTheLake) || /from ".*\/translate\.ts"/.test(text))
    .flatMap(sentencesIn);
}

export function sentencesIn({ path, text, program }: SourceFile): DeskSentence[] {
  return callsIn(program).map(({ start, arguments: given }) => {
    const [sentence, values] = Array.isArray(given) ? given.filter(isNode) : [];
    const named = new Map(propertiesOf(values).map(({ key, value }) => [nameOf(key), textOf(value)]));
    const context = named.get("context");
    return {
      key: [textOf(sentence), context].filter(Boolean).join("_"),
      file: path,
      line: text.slice(0, start).split("\n").length,
      isPlural: named.has("count"),
      faults: faultsOf(textOf(sentence), values, named),
    };
  });
}

function faultsOf(
  sentence: string | undefined,
  values: Node | undefined,
  named: ReadonlyMap<string, string | undefined>,
): string[] {
  const fields = [...named.keys()].filter((name) => !/^(context|defaultValue_one)$/.test(name));
  return [
    sentence === undefined && "its sentence is no literal",
    values && values.type !== "ObjectExpression" && "its values are no literal",
    named.has("count") && !named.get("defaultValue_one") && "it has no singular",
    !isSame(fields, [...fieldsIn(sentence ?? "")]) && `its values are ${fields.join(", ")}`,
  ].filter((fault) => typeof fault === "string");
}

function callsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(callsIn);
  if (!isNode(value)) return [];
  const within = Object.values(value).flatMap(callsIn);
  return value.type === "CallExpression" && nameOf(value["callee"]) === "t" ? [value, ...within] : within;
}

function propertiesOf(values: Node | undefined): { key: unknown; value: unknown }[] {
  const properties: unknown = values?.["properties"];
  return Array.isArray(properties) ? properties.filter(isNode).map(({ key, value }) => ({ key, value })) : [];
}

function textOf(node: unknown): string | undefined {
  return isNode(node) && node.type === "Literal" && typeof node["value"] === "string"
    ? node["value"]
    : undefined;
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === "Identifier" ? String(node["name"]) : "";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function isSame(names: readonly string[], others: readonly string[]): boolean {
  return [...names].sort().join() === [...others].sort().join();
}
