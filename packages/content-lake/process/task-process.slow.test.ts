import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { createTaskProcess, type TaskProcessOptions } from "./task-process.ts";

const ENTRY = new URL("../testing/misbehaving-handler.ts", import.meta.url);

function openTasks(options: Partial<TaskProcessOptions> = {}) {
  const tasks = createTaskProcess({
    entry: ENTRY,
    subject: "The task",
    heapMb: 40,
    deadlineMs: 5000,
    idleMs: 60_000,
    maxReplyBytes: 1000,
    ...options,
  });
  onTestFinished(() => tasks.close());
  return tasks;
}

test("tasks are done in order, in one process that is not this one and knows none of its secrets", async () => {
  process.env.TASK_SECRET = "secret";
  onTestFinished(() => void delete process.env.TASK_SECRET);
  const tasks = openTasks();
  const replies = await Promise.all(["pid", "one", "environment", "pid"].map((task) => tasks.run(task)));
  expect(replies[1]).toBe("one");
  expect(replies[2]).not.toContain("TASK_SECRET");
  expect(replies[0]).toBe(replies[3]);
  expect(Number(replies[0])).not.toBe(process.pid);
});

test.each([
  ["spin", 400, "The task ran longer than 700 ms"],
  ["repeat 1001", 400, "larger than 1000 bytes"],
  ["refuse", 409, "not like this"],
  ["break", 503, "Try again"],
])("a task that does nothing but %s ends alone, as %i that says why", async (task, status, message) => {
  const tasks = openTasks({ deadlineMs: 700 });
  await tasks.run("warm");
  await expect(tasks.run(task)).rejects.toMatchObject({
    status,
    body: { message: expect.stringContaining(message) },
  });
  expect(await tasks.run("repeat 1000")).toHaveLength(1000);
});

test("an allocation reaches the limit of its own process before its deadline", async () => {
  await expect(openTasks({ deadlineMs: 20_000 }).run("allocate")).rejects.toThrow("needs more memory");
});

test.each([
  ["wait 5000", "the machine is busy"],
  ["end SIGSEGV", "stopped by the system"],
  ["end SIGABRT", "stopped by the system"],
  ["exit 7", "stopped by the system"],
])(
  "a process that ends in a way that is not known to be the task's fault (%s) is a 503",
  async (task, message) => {
    const tasks = openTasks({ deadlineMs: 700 });
    await tasks.run("warm");
    await expect(tasks.run(task)).rejects.toMatchObject({
      status: 503,
      body: { message: expect.stringContaining(message) },
    });
    expect(await tasks.run("next")).toBe("next");
  },
);

test("a task that waits is not held against the one before it", async () => {
  const tasks = openTasks({ deadlineMs: 700 });
  await tasks.run("warm");
  const stopped = expect(tasks.run("spin")).rejects.toMatchObject({ status: 400 });
  const patient = Promise.all([tasks.run("second"), tasks.run("third")]);
  await stopped;
  expect(await patient).toEqual(["second", "third"]);
});

test("a task that cannot be sent is refused, and the next one is done", async () => {
  const tasks = openTasks();
  let nested: unknown[] = [];
  for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
  await expect(tasks.run(nested)).rejects.toMatchObject({ status: 400 });
  expect(await tasks.run("next")).toBe("next");
});

test("a process that cannot start is a 503, and says why to whoever keeps the log", async () => {
  const onStartFailure = vi.fn();
  const tasks = openTasks({ args: ["cannot start"], onStartFailure });
  await expect(tasks.run("anything")).rejects.toMatchObject({ status: 503 });
  expect(onStartFailure).toHaveBeenCalledWith(expect.stringContaining("there is no such file"));
});

test("a process that was killed from outside is replaced, and its task may be asked again", async () => {
  const tasks = openTasks();
  const pid = Number(await tasks.run("pid"));
  const spinning = tasks.run("spin");
  process.kill(pid, "SIGKILL");
  await expect(spinning).rejects.toMatchObject({ status: 503 });
  expect(await tasks.run("next")).toBe("next");
});

test("an idle process ends, and the next task starts another", async () => {
  const tasks = openTasks({ idleMs: 50 });
  const pid = Number(await tasks.run("pid"));
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 5000);
  expect(Number(await tasks.run("pid"))).not.toBe(pid);
});

test("closing ends the process in the middle of a task", async () => {
  const tasks = openTasks();
  const pid = Number(await tasks.run("pid"));
  const spinning = expect(tasks.run("spin")).rejects.toMatchObject({ status: 503 });
  await tasks.close();
  await spinning;
  expect(isRunning(pid)).toBe(false);
});

test("a parent killed in the middle of an evaluation leaves no process behind", async () => {
  const pidFile = join(await temporaryFolder(), "pid");
  const parent = spawn(process.execPath, ["--input-type=module", "-e", parentSource(pidFile)], {
    stdio: "inherit",
  });
  const pid = await vi.waitFor(async () => Number((await readFile(pidFile, "utf8")) || Number.NaN), 10_000);
  expect(isRunning(pid)).toBe(true);
  parent.kill("SIGKILL");
  await once(parent, "exit");
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000, interval: 50 });
}, 30_000);

function parentSource(pidFile: string): string {
  const options = {
    subject: "The task",
    heapMb: 40,
    deadlineMs: 1500,
    idleMs: 60_000,
    maxReplyBytes: 1000,
  };
  return `
    const { createTaskProcess } = await import(${JSON.stringify(new URL("./task-process.ts", import.meta.url).href)});
    const tasks = createTaskProcess({ ...${JSON.stringify(options)}, entry: new URL(${JSON.stringify(ENTRY.href)}) });
    await tasks.run(${JSON.stringify(`spin ${pidFile}`)});
  `;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
