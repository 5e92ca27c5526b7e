import { writeFileSync } from "node:fs";
import { httpError } from "@trousseau/host/http-error.ts";
import { handleTasks } from "../process/task-handler.ts";

/** This task process does what a test asks, however bad that is. */
const [mode] = process.argv.slice(2);
if (mode === "cannot start") throw new Error("there is no such file");

const held: unknown[] = [];

handleTasks((task) => {
  const [verb, value] = String(task).split(" ");
  if (verb === "pid") return String(process.pid);
  if (verb === "environment") return Object.keys(process.env).join();
  if (verb === "repeat") return "x".repeat(Number(value));
  if (verb === "refuse") throw httpError(409, "not like this");
  if (verb === "break") throw Object.assign(new Error("no disk"), { code: "EIO" });
  if (verb === "spin") spin(value);
  if (verb === "wait") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(value));
  if (verb === "end") process.kill(process.pid, value);
  if (verb === "exit") process.exit(Number(value));
  if (verb === "allocate") for (;;) held.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
  return String(task);
});

function spin(pidFile: string | undefined): void {
  if (pidFile !== undefined) writeFileSync(pidFile, String(process.pid));
  for (let count = 0; count < Number.POSITIVE_INFINITY; count += 1)
    if (/^(a+)+$/.test("aaaaaaaaaaaaaaaaaaaaaaaaab")) break;
}
