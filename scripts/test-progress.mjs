// @ts-check
// Shows how far the steps of a test run are: a line that changes on a terminal, a line now and then elsewhere.

/** A log says so often how far it is. In milliseconds. */
const EVERY_MS = 30_000;

/** @typedef {import("./test.mjs").Tally} Tally */

export function showProgress(out = process.stdout) {
  /** @type {Map<string, Tally>} */
  const steps = new Map();
  const timer = out.isTTY ? undefined : setInterval(sayHowFar, EVERY_MS);
  const describe = () =>
    [...steps].map(([name, { passed, failed }]) => `${name} ${passed + failed}`).join(", ");

  function sayHowFar() {
    if (steps.size > 0) out.write(`  … ${describe()}\n`);
  }

  function redraw() {
    if (out.isTTY) out.write(`\r\x1b[2K${steps.size > 0 ? `… ${describe()}` : ""}`);
  }

  return {
    /**
     * Returns what is called whenever the tally has changed.
     *
     * @param {string} name
     * @param {Tally} tally
     */
    begin(name, tally) {
      steps.set(name, tally);
      redraw();
      return redraw;
    },
    /** @param {string} name @param {number} seconds */
    finish(name, seconds) {
      const { passed = 0, failed = 0, skipped = 0 } = steps.get(name) ?? {};
      steps.delete(name);
      const sign = failed > 0 ? "✗" : "✓";
      const more = [failed > 0 ? `${failed} failed` : "", skipped > 0 ? `${skipped} skipped` : ""].filter(
        Boolean,
      );
      const line = [`${sign} ${name}: ${passed} passed`, ...more, `${seconds} s`].join(", ");
      out.write(`${out.isTTY ? "\r\x1b[2K" : ""}${line}\n`);
      redraw();
    },
    end: () => clearInterval(timer),
  };
}
