// @ts-check
// What Vitest and Playwright say of each test, told to scripts/test.mjs: both take a class with methods of these names.
import { relative } from "node:path";

/**
 * The end of one test, or an error outside of all tests. `file` is the path in the project, `message` the runner's own words.
 *
 * @typedef {{ outcome: "passed" | "failed" | "skipped" | "retried", file: string, title: string, message: string }} TestResult
 */

/** Lines of a stack that lead through the test runner say nothing. */
const ofRunner = /node_modules\/|node:internal|<anonymous>\)$/;

export default class TestReporter {
  /** Vitest: a test has ended. @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    send(state === "pending" ? "skipped" : state, test.module.moduleId, test.fullName, errors);
  }

  /** Vitest: hooks of a group of tests have errors of their own. @param {import("vitest/node").TestSuite} suite */
  onTestSuiteResult(suite) {
    const errors = suite.errors();
    if (errors.length > 0) send("failed", suite.module.moduleId, suite.fullName, errors);
  }

  /** Vitest: a file may not load. @param {import("vitest/node").TestModule} module */
  onTestModuleEnd(module) {
    const errors = module.errors();
    if (errors.length > 0) send("failed", module.moduleId, "", errors);
  }

  /** Vitest: an error that belongs to no test. @param {readonly unknown[]} _modules @param {readonly import("vitest/node").SerializedError[]} errors */
  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) send("failed", "", "an error outside of all tests", errors);
  }

  /**
   * Playwright: one try of a test has ended.
   *
   * @param {import("@playwright/test/reporter").TestCase} test
   * @param {import("@playwright/test/reporter").TestResult} result
   */
  onTestEnd(test, result) {
    const isLastTry =
      result.status !== "failed" && result.status !== "timedOut" ? true : result.retry >= test.retries;
    if (!isLastTry) return;
    const outcomes = { expected: "passed", unexpected: "failed", flaky: "retried", skipped: "skipped" };
    const outcome = outcomes[test.outcome()];
    const [, , ...titles] = test.titlePath();
    const errors = outcome === "failed" ? [...result.errors, { message: lastSteps(result) }] : [];
    send(outcome, test.location.file, titles.slice(1).join(" › "), errors);
  }

  /** Playwright: an error that belongs to no test. @param {import("@playwright/test/reporter").TestError} error */
  onError(error) {
    send("failed", error.location?.file ?? "", "an error outside of all tests", [error]);
  }
}

/**
 * A test that runs out of time may say nothing else: its last steps tell where it stood, and how long each took.
 *
 * @param {import("@playwright/test/reporter").TestResult} result
 */
function lastSteps({ steps }) {
  const lines = steps.slice(-3).map(({ title, duration }) => `${title}, ${Math.round(duration)} ms`);
  return ["Last steps:", ...lines].join("\n  ");
}

/**
 * @param {string} outcome
 * @param {string} file
 * @param {string} title
 * @param {readonly { message?: string | undefined, stack?: string | undefined, diff?: string | undefined }[]} errors
 */
function send(outcome, file, title, errors) {
  const message = errors.map(words).join("\n\n");
  process.send?.({ outcome, file: file && relative(process.cwd(), file), title, message });
}

/** @param {{ message?: string | undefined, stack?: string | undefined, diff?: string | undefined }} error */
function words({ message = "", stack = "", diff = "" }) {
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line) && !ofRunner.test(line));
  return [message, diff, ...places.slice(0, 5)].filter(Boolean).join("\n");
}
