/** A rule with the classes of modules in it, or an at-rule round others. */
export type SheetRule =
  | { text: string; classes: readonly string[] }
  | { prelude: string; rules: SheetRule[] };

/** At-rules that hold rules. */
const grouping = /^@(?:media|layer|supports|container|starting-style)\b/;

/** Only names of modules have a hyphen and their file behind it (vite.config.ts), or are as seldom on a page. */
const moduleClass = /(?<=\.)\w+-[\w-]+/g;

/** Takes a minified sheet apart: docs/decisions/008-first-screen.md. */
export function sheetRules(sheet: string): SheetRule[] {
  return blocksOf(sheet).map(({ prelude, body }) => {
    if (body === undefined) return { text: prelude, classes: [] };
    if (grouping.test(prelude)) return { prelude, rules: sheetRules(body) };
    return {
      text: `${prelude}{${body}}`,
      classes: prelude.startsWith("@") ? [] : (prelude.match(moduleClass) ?? []),
    };
  });
}

/** Writes the rules that name no module's class, and those that name one of this document. */
export function rulesOfDocument(rules: readonly SheetRule[], html: string): string {
  const attributes = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names));
  const present = new Set([...attributes].flatMap((names) => names.split(" ")));
  return rulesIn(rules, (classes) => classes.length === 0 || classes.some((name) => present.has(name)));
}

/** Writes the rules of all modules. What names none of their classes is in every document. */
export function rulesOfModules(rules: readonly SheetRule[]): string {
  return rulesIn(rules, (classes) => classes.length > 0);
}

function rulesIn(rules: readonly SheetRule[], isWanted: (classes: readonly string[]) => boolean): string {
  return rules
    .map((rule) => {
      if ("text" in rule) return isWanted(rule.classes) ? rule.text : "";
      const inner = rulesIn(rule.rules, isWanted);
      return inner && `${rule.prelude}{${inner}}`;
    })
    .join("");
}

/** Text in quotation marks, or what ends a block or begins one. */
const token = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g;

type Block = {
  prelude: string;
  /** A statement such as `@layer a,b;` has none. */
  body?: string;
};

function blocksOf(sheet: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let bodyStart = 0;
  for (const { 0: sign, index } of sheet.matchAll(token)) {
    if (sign === "{" && depth++ === 0) bodyStart = index + 1;
    if (sign === ";" && depth === 0) {
      blocks.push({ prelude: sheet.slice(start, index + 1) });
      start = index + 1;
    }
    if (sign === "}" && --depth === 0) {
      blocks.push({ prelude: sheet.slice(start, bodyStart - 1), body: sheet.slice(bodyStart, index) });
      start = index + 1;
    }
  }
  return blocks;
}
