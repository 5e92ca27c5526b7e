import { inflateSync } from "node:zlib";

/** Where a run of letters stands on its page, in CSS pixels. */
type TextRun = { left: number; baseline: number };

const STREAM = /\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n/g;
/** Lengths in the content of a page, as Chromium writes it: 300 dots for each 96 pixels. */
const DOTS_PER_PIXEL = 3.125;

export function pageCountOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The text of each page that has any, as Chromium prints it: each run begins with the matrix of its first letter. */
export function textRunsOf(pdf: Buffer): TextRun[][] {
  const file = pdf.toString("latin1");
  const pages: TextRun[][] = [];
  for (const { 0: head, index } of file.matchAll(STREAM)) {
    const start = index + head.length;
    const content = inflateSync(pdf.subarray(start, file.indexOf("endstream", start))).toString("latin1");
    const runs = runsIn(content);
    if (runs.length > 0) pages.push(runs);
  }
  return pages;
}

function runsIn(content: string): TextRun[] {
  const runs: TextRun[] = [];
  let origin = { x: 0, y: 0 };
  for (const [, numbers = "", operator] of content.matchAll(/^([-.\d ]+) (cm|Tm)$/gm)) {
    const [, , , , x = 0, y = 0] = numbers.split(" ").map(Number);
    if (operator === "cm") origin = { x: x / DOTS_PER_PIXEL, y: y / DOTS_PER_PIXEL };
    else runs.push({ left: origin.x + x, baseline: origin.y + y });
  }
  return runs;
}

/** Lines that begin this close to each other are of one column: centred ones, or with a picture's indent. */
const COLUMN_PX = 24;

/** Pairs of lines of one column that stand closer to each other than `least` pixels. */
export function crowdedLines(pages: TextRun[][], least: number): [TextRun, TextRun][] {
  return pages.flatMap((runs) =>
    runs.flatMap((one) =>
      runs
        .filter(
          ({ left, baseline }) =>
            Math.abs(left - one.left) < COLUMN_PX &&
            baseline > one.baseline &&
            baseline - one.baseline < least,
        )
        .map((other): [TextRun, TextRun] => [one, other]),
    ),
  );
}
