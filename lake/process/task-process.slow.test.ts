import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { createTaskProcess, type TaskProcessOptions } from "./task-process.ts";

const ENTRY = new URL("../testing/misbehaving-handler.ts", import.meta.url);
const limits = { subject: "The task", heapMb: 40, deadlineMs: 5000, idleMs: 60_000, maxReplyBytes: 1000 };

function openTasks(options: Partial<TaskProcessOptions> = {}) {
  const tasks = createTaskProcess({ entry: ENTRY, ...limits, ...options });
  onTestFinished(() => tasks.close());
  return { ...tasks, pid: async () => Number(await tasks.run("pid")) };
}

test("tasks are done in order, in one process that is not this one and knows none of its secrets", async () => {
  vi.stubEnv("TASK_SECRET", "secret");
  const { run } = openTasks();
  const [pid, one, environment, again] = await Promise.all(
    ["pid", "one", "environment", "pid"].map((task) => run(task)),
  );
  expect([one, again, environment?.includes("TASK_SECRET")]).toEqual(["one", pid, false]);
  expect(Number(pid)).not.toBe(process.pid);
});

test.each([
  ["spin", 400, "The task ran longer than 700 ms"],
  ["repeat 1001", 400, "larger than 1000 bytes"],
  ["refuse", 409, "not like this"],
  ["break", 503, "Try again"],
  // Nobody knows whether these are the task's fault.
  ["wait 5000", 503, "the machine is busy"],
  ["end SIGSEGV", 503, "stopped by the system"],
  ["end SIGABRT", 503, "stopped by the system"],
  ["exit 7", 503, "stopped by the system"],
])("a task that does nothing but %s ends alone, as %i that says why", async (task, status, message) => {
  const { run } = openTasks({ deadlineMs: 700 });
  await run("warm");
  const body = { message: expect.stringContaining(message) };
  await expect(run(task)).rejects.toMatchObject({ status, body });
  expect(await run("repeat 1000")).toHaveLength(1000);
});

test("an allocation reaches the limit of its own process before its deadline", async () => {
  await expect(openTasks({ deadlineMs: 20_000 }).run("allocate")).rejects.toThrow("needs more memory");
});

test("a task that waits is not held against the one before it", async () => {
  const { run } = openTasks({ deadlineMs: 700 });
  await run("warm");
  const stopped = expect(run("spin")).rejects.toMatchObject({ status: 400 });
  const patient = Promise.all([run("second"), run("third")]);
  await stopped;
  expect(await patient).toEqual(["second", "third"]);
});

test("a task that cannot be sent is refused, and the next one is done", async () => {
  const { run } = openTasks();
  let nested: unknown[] = [];
  for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
  await expect(run(nested)).rejects.toMatchObject({ status: 400 });
  expect(await run("next")).toBe("next");
});

test("a process that cannot start is a 503, and says why to whoever keeps the log", async () => {
  const onStartFailure = vi.fn();
  const { run } = openTasks({ args: ["cannot start"], onStartFailure });
  await expect(run("anything")).rejects.toMatchObject({ status: 503 });
  expect(onStartFailure).toHaveBeenCalledWith(expect.stringContaining("there is no such file"));
});

test("a process that was killed from outside is replaced, and its task may be asked again", async () => {
  const { run, pid } = openTasks();
  const own = await pid();
  const spinning = run("spin");
  process.kill(own, "SIGKILL");
  await expect(spinning).rejects.toMatchObject({ status: 503 });
  expect(await run("next")).toBe("next");
});

test("an idle process ends, and the next task starts another", async () => {
  const { pid } = openTasks({ idleMs: 50 });
  const own = await pid();
  await waitFor(() => expect(isRunning(own)).toBe(false));
  expect(await pid()).not.toBe(own);
});

test("closing ends the process in the middle of a task", async () => {
  const { run, pid, close } = openTasks();
  const own = await pid();
  const spinning = expect(run("spin")).rejects.toMatchObject({ status: 503 });
  await close();
  await spinning;
  expect(isRunning(own)).toBe(false);
});

test("a parent killed in the middle of an evaluation leaves no process behind", async () => {
  const pidFile = await temporaryFolder("pid");
  const [module, options] = [join(import.meta.dirname, "task-process.ts"), { ...limits, deadlineMs: 1500 }];
  const source = `const { createTaskProcess } = await import(${JSON.stringify(module)});
    const entry = new URL(${JSON.stringify(ENTRY.href)});
    await createTaskProcess({ ...${JSON.stringify(options)}, entry }).run(${JSON.stringify(`spin ${pidFile}`)});`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", source], { stdio: "inherit" });
  const pid = await waitFor(async () => Number((await readFile(pidFile, "utf8")) || Number.NaN));
  expect(isRunning(pid)).toBe(true);
  parent.kill("SIGKILL");
  await once(parent, "exit");
  await waitFor(() => expect(isRunning(pid)).toBe(false));
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
