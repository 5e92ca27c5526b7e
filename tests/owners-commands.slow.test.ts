import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { openLake } from "./support/lake.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const rooms = [
  ...["words", "model", "content", "app", "server", "lake", "packages", "sample", "tests", "scripts"],
  ...["package.json", "package-lock.json"],
];

/** The project's own files in another folder, with the packages that are named, or all. npm there would be noticed: it cannot be found. */
function installation(packages: readonly string[] | "all"): string {
  const folder = temporaryFolder();
  for (const name of rooms) cpSync(join(root, name), join(folder, name), { recursive: true });
  if (packages === "all") symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  else mkdirSync(join(folder, "node_modules"));
  return folder;
}

async function run(
  folder: string,
  words: string[],
  settings: Record<string, string> = {},
  { input = "", cwd = folder } = {},
) {
  const [script = "", ...rest] = words;
  const child = spawn(node, [join(folder, "scripts", script), ...rest], {
    cwd,
    env: { PATH: "", ...settings },
  });
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on("exit", resolve)),
  ]);
  return { out, err, code };
}

test.each([
  ["command.mjs", "people", "list"],
  ["command.mjs", "import", "dresses.csv"],
  ["command.mjs", "label-new", "labels/a"],
])("%s %s installs nothing, and says what is missing", async (...words) => {
  const folder = installation([]);
  const { err, out, code } = await run(folder, words);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(
    /^Not all packages are installed \(.+ is missing\): `npm start` or `npm ci` installs them\.\n$/,
  );
});

test.each(["start.mjs", "studio.mjs"])(
  "%s refuses a wrong CONTENT before it installs, unless a shop is there",
  async (script) => {
    const folder = installation([]);
    const settings = { CONTENT: "labels/lior", DATA_DIR: "data" };
    const refused = await run(folder, [script], settings);
    expect([refused.code, refused.out]).toEqual([1, ""]);
    expect(refused.err).toMatch(/^CONTENT: there is no data\.ndjson in \S+labels\/lior\. "npm run label:new/);
    mkdirSync(join(folder, "data/lake"), { recursive: true });
    writeFileSync(join(folder, "data/lake/seeded-from.json"), "{}");
    expect((await run(folder, [script], settings)).out).toContain("Installing");
  },
);

test.each([
  [["command.mjs", "set-password", "mara"], "There is no content lake in"],
  [["command.mjs", "content:tokens", "--", "create", "shop"], "There is no content lake in"],
  [["command.mjs", "content:backup", "copy"], "There is no content lake in"],
  [["command.mjs", "privacy", "find", "ada@mail.example"], "No shop has ever used"],
  [["command.mjs", "privacy", "delete", "ada@mail.example"], "No shop has ever used"],
])("%j on a folder that was never a shop's is refused, and makes nothing there", async (words, refusal) => {
  const folder = installation("all");
  const { err, code } = await run(
    folder,
    words,
    { DATA_DIR: join(folder, "forgotten") },
    { input: "a long enough secret\n" },
  );
  expect(code).not.toBe(0);
  expect(err).toContain(refusal);
  expect(err).toContain(join(folder, "forgotten"));
  expect(existsSync(join(folder, "forgotten"))).toBe(false);
});

test("the folder is that of .env, unless another is set, and each command says which", async () => {
  const folder = installation("all");
  const [named, other] = [temporaryFolder(), temporaryFolder()];
  writeFileSync(join(folder, ".env"), `DATA_DIR=${named}\n`);
  const found = await run(folder, ["command.mjs", "privacy", "find", "ada@mail.example"]);
  expect(found.err).toContain(`DATA_DIR: ${named}\n`);
  const listed = await run(folder, ["command.mjs", "people", "list"], { DATA_DIR: other });
  expect(listed.err).toContain(`Content lake: ${join(other, "lake")}\n`);
});

test("a command that nobody knows is answered with those that package.json names", async () => {
  const { err, code } = await run(installation([]), ["command.mjs", "content:bakcup", "copy"]);
  expect(code).toBe(2);
  expect(err).toContain("There is no command content:bakcup.");
  expect(err).toContain("\n  label:new ");
  expect(err).toContain("\n  content:backup ");
  expect(err).not.toContain("test:");
});

test.each(["version", "--version"])("%s says which version this is", async (word) => {
  const { out, code } = await run(installation([]), ["command.mjs", word]);
  expect([out, code]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+\n$/), 0]);
});

test.each(["help", "--help"])("%s names the commands, and is no mistake", async (word) => {
  const { out, code } = await run(installation([]), ["command.mjs", word]);
  expect([out, code]).toEqual([expect.stringMatching(/\n {2}content:backup +copies /), 0]);
});

test("each command says with --help how it is called, before anything is installed and without a shop", async () => {
  const folder = installation([]);
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const names = Object.keys(scripts).filter((name) => / scripts\/command\.mjs /.test(scripts[name]));
  const listed = (await run(folder, ["command.mjs", "help"])).out;
  for (const name of names) {
    const { out, err, code } = await run(folder, ["command.mjs", name, "--help"], { DATA_DIR: "data" });
    expect([name, code, err]).toEqual([name, 0, ""]);
    expect(out.startsWith(`${name} `)).toBe(true);
    expect(out).toContain(`\n  trousseau ${name}`);
    expect(listed).toMatch(new RegExp(`\n {2}${name} +\\S`));
  }
  expect(names.length).toBeGreaterThan(10);
  expect(existsSync(join(folder, "data"))).toBe(false);
});

test.each([
  ["content:import", "This command needs a file or folder to read behind it."],
  ["privacy", "This command needs one of find, export and delete, and a person."],
  ["content:password", "This command needs a name behind it."],
])("%s without words says what is missing, and then how it is called", async (name, sentence) => {
  const folder = installation("all");
  const { err, code } = await run(folder, ["command.mjs", name], { DATA_DIR: join(folder, "data") });
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(err).toContain(`\n${name} `);
  expect(err).toContain(`\n  trousseau ${name} `);
});

test("a path begins where the caller stands, and DATA_DIR beside package.json", async () => {
  const folder = installation("all");
  const here = temporaryFolder();
  const lake = await openLake({ folder: join(folder, "data/lake") });
  await lake.close();
  const { code } = await run(
    folder,
    ["command.mjs", "content:backup", "copy"],
    { DATA_DIR: "data" },
    { cwd: here },
  );
  expect(code).toBe(0);
  expect(existsSync(join(here, "copy/lock"))).toBe(true);
});

test("a database that a restore has put aside is named by whoever looks for a person, and all is not well", async () => {
  const folder = installation("all");
  const data = temporaryFolder();
  mkdirSync(join(data, "enquiries"));
  writeFileSync(join(data, "enquiries", "outbox.sqlite"), "");
  mkdirSync(join(data, "lake"));
  writeFileSync(join(data, "lake", "before-restore-2026-11-25.sqlite"), "");
  const remark =
    "Put aside by a restore, not looked through, and for the label to delete: before-restore-2026-11-25.sqlite";
  const found = await run(folder, ["command.mjs", "privacy", "find", "ada@mail.example"], { DATA_DIR: data });
  expect([found.code, found.out]).toEqual([0, expect.stringContaining(remark)]);
  const deleted = await run(folder, ["command.mjs", "privacy", "delete", "ada@mail.example"], {
    DATA_DIR: data,
  });
  expect([deleted.code, deleted.out]).toEqual([1, expect.stringContaining(remark)]);
});

test("while nobody, or another shop, answers at the port, privacy says that its own has to be named", async () => {
  const folder = installation("all");
  const data = temporaryFolder();
  await openLake({ folder: join(data, "lake") });
  const another = await (await openLake()).serve();
  for (const url of [another, "http://127.0.0.1:9"]) {
    const settings = { DATA_DIR: data, PORT: new URL(url).port };
    const { err, code } = await run(folder, ["command.mjs", "privacy", "find", "ada@mail.example"], settings);
    expect(err).toContain(
      `A shop uses ${data}, and it does not answer at ${url}: say with HOST and PORT where`,
    );
    expect(code).toBe(1);
  }
});
