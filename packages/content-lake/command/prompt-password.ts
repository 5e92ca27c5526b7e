import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { UsageError } from "./usage-error.ts";

/** It asks twice and shows nothing. A password is never an argument, because every user of the machine sees those. */
export async function promptPassword(name: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, "");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    process.stdout.write(`Password for ${name}: `);
    const first = await terminal.question("");
    process.stdout.write("\nOnce more: ");
    const second = await terminal.question("");
    process.stdout.write("\n");
    if (first !== second) throw new UsageError("The two are not the same");
    return first;
  } finally {
    terminal.close();
  }
}
