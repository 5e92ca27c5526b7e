export type ResultRow = {
  what: string;
  measured: string;
  goal: string;
  /** Undefined where there is no goal, only a figure. */
  isMet?: boolean | undefined;
};

/** Markdown, so that a run can be saved as it is. */
export function printTable(rows: readonly ResultRow[]): void {
  console.log("\n| what | measured | goal | |\n|---|---|---|---|");
  for (const { what, measured, goal, isMet } of rows) {
    console.log(`| ${what} | ${measured} | ${goal} | ${isMet === undefined ? "" : verdict(isMet)} |`);
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const ROUNDS = 5;

/** The medians of several figures, taken in turns: a busy moment of the machine meets them all. */
export async function mediansInTurns(...figures: readonly (() => Promise<number>)[]): Promise<number[]> {
  const taken = figures.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, take] of figures.entries()) taken[index]?.push(await take());
  return taken.map((values) => median(values));
}

export function ratio(value: number, baseline: number): string {
  return `${(value / baseline).toFixed(2)}x`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function verdict(isMet: boolean): string {
  return isMet ? "met" : "missed";
}
