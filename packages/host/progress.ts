/** Sanity's importer and exporter say in this form how far they have come. */
type Progress = {
  /** "Copying the pictures" */
  step: string;
  current?: number;
  total?: number | string;
};

export type Report = (progress: Progress) => void;

/** A command that is quicker says nothing of it. In milliseconds. */
const QUIET_MS = 2_000;

/** A terminal rewrites its line so often, and a log has another so often. In milliseconds. */
const EVERY_MS = { terminal: 200, log: 10_000 };

const CLEAR_LINE = "\r\u001b[2K";

type Output = Pick<NodeJS.WriteStream, "isTTY" | "write">;

/** Says on standard error how far the work has come, because programs read standard output. The last line of a terminal goes again. */
export async function withProgress<Result>(
  work: (report: Report) => Promise<Result>,
  output: Output = process.stderr,
): Promise<Result> {
  const every = output.isTTY ? EVERY_MS.terminal : EVERY_MS.log;
  let text = "";
  let isShown = false;
  let due = Date.now() + QUIET_MS;

  function show() {
    if (Date.now() < due || !text) return;
    due = Date.now() + every;
    isShown = true;
    output.write(output.isTTY ? CLEAR_LINE + text : `${text}\n`);
  }

  const timer = setInterval(show, EVERY_MS.terminal);
  try {
    return await work((progress) => {
      text = textOf(progress);
      // Work that leaves no time for timers shows itself.
      show();
    });
  } finally {
    clearInterval(timer);
    if (isShown && output.isTTY) output.write(CLEAR_LINE);
  }
}

function textOf({ step, current, total }: Progress): string {
  const all = typeof total === "number" ? `/${total}` : "";
  return `${step.replace(/\.+$/, "")}…${current === undefined ? "" : ` ${current}${all}`}`;
}
