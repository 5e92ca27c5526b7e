import { existsSync } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withTemporaryFilesIn, withTemporaryFolder } from "./temporary-folder.ts";

test("a temporary folder is for this account alone, whatever the umask, and goes when the work fails", async () => {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  let made = "";
  const work = withTemporaryFolder("test", async (folder) => {
    made = folder;
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await writeFile(join(folder, "data.ndjson"), "words of a visitor");
    throw new Error("it fails");
  });
  await expect(work).rejects.toThrow("it fails");
  expect(existsSync(made)).toBe(false);
});

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "it goes at %s in the middle of the work",
  async (signal) => {
    // Another listener keeps this process.
    const stay = () => undefined;
    process.on(signal, stay);
    onTestFinished(() => void process.off(signal, stay));
    const others = process.listenerCount(signal);
    await withTemporaryFolder("test", (outer) =>
      withTemporaryFolder("test", async (folder) => {
        await writeFile(join(folder, "data.ndjson"), "words of a visitor");
        const own = process.listenerCount(signal) - others;
        expect(own, "one for all, which ends the process where it is alone").toBe(1);
        process.emit(signal);
        expect([outer, folder].filter(existsSync)).toEqual([]);
      }),
    );
    expect(process.listenerCount(signal)).toBe(others);
  },
);

test("libraries make their temporary files in it, and elsewhere again afterwards", async () => {
  const before = tmpdir();
  await withTemporaryFolder("test", async (folder) => {
    await withTemporaryFilesIn(folder, () => Promise.resolve(expect(tmpdir()).toBe(folder)));
    const failing = withTemporaryFilesIn(folder, () => Promise.reject(new Error("it fails")));
    await expect(failing).rejects.toThrow("it fails");
  });
  expect(tmpdir()).toBe(before);
});
