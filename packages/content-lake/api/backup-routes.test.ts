import { existsSync } from "node:fs";
import { readdir, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openAccess } from "../access/access.ts";
import type { Role } from "../access/permissions.ts";
import { restore, verify } from "../command/restore.ts";
import {
  clientAs,
  ORIGIN,
  openTestLake,
  paint,
  quickPasswords,
  temporaryFolder,
} from "../testing/test-lake.ts";

const PASSWORD = "a long enough secret";
const path = `${ORIGIN}/v1/projects/atelier/backup`;

async function openLake() {
  const folder = await temporaryFolder();
  const lake = await openTestLake({ folder, ...quickPasswords });
  const editor = clientAs(lake, "editor");
  await editor.create({ _id: "enquiry.a", _type: "enquiry", message: "grüezi" });
  const picture = await editor.assets.upload("image", await paint("#123456"));
  const access = openAccess(folder, quickPasswords);
  const mara = await access.people.setPassword({ name: "Mara", role: "administrator", password: PASSWORD });
  const key = access.links.renew(mara, mara.id);
  access.close();
  const tokenOf = (role: Role) => lake.issueToken({ name: role, role });
  const token = tokenOf("administrator");
  return {
    ...{ folder, lake, picture, key, token, tokenOf },
    post: (fields: Record<string, string>) =>
      lake.fetch(path, { method: "POST", body: new URLSearchParams(fields) }),
    state: async () => (await lake.fetch(path, { headers: { Authorization: `Bearer ${token}` } })).json(),
  };
}

async function restored(response: Response, withPeople: boolean): Promise<string> {
  const [file, folder] = [join(await temporaryFolder(), "backup.tar"), await temporaryFolder()];
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  await restore(file, folder, { withPeople });
  return folder;
}

test("what is downloaded is restored whole, with people who log in anew and no link that lets anybody in", async () => {
  const { post, state, token, key, picture, folder } = await openLake();
  expect(await state()).toEqual({});
  const response = await post({ token, people: "on" });
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="backup-[\d-]+\.tar"$/);
  const copy = await restored(response, true);
  expect(await state()).toEqual({ last: expect.any(Number) });
  expect((await readdir(folder)).filter((name) => name.includes("download"))).toEqual([]);

  const lake = await openTestLake({ folder: copy, ...quickPasswords });
  const client = clientAs(lake, "editor");
  expect(await client.getDocument("enquiry.a")).toMatchObject({ message: "grüezi" });
  expect((await lake.fetch(new URL(picture.url, ORIGIN))).status).toBe(200);
  const access = openAccess(copy, quickPasswords);
  expect(await access.people.check("Mara", PASSWORD)).toMatchObject({ role: "administrator" });
  expect([access.links.isOpen(key), access.people.list()[0]?.sessions]).toEqual([false, 0]);
  access.close();
});

test("a download that was cut off is refused, and what is left of a picture is made whole by the next", async () => {
  const { post, token } = await openLake();
  const whole = Buffer.from(await (await post({ token })).arrayBuffer());
  const [file, folder] = [join(await temporaryFolder(), "backup.tar"), await temporaryFolder()];
  for (const cut of [whole.length - 1_500, Math.floor(whole.length / 2)]) {
    await writeFile(file, whole.subarray(0, cut));
    await expect(restore(file, folder)).rejects.toThrow("truncated");
  }
  await writeFile(file, whole);
  expect(await restore(file, folder)).toMatchObject({ from: file });
  await expect(restore(file, folder, { withPeople: true })).rejects.toThrow(`The backup in ${file} does not`);
  expect(await verify(file)).toBe(file);
  const images = join(folder, "assets/images");
  const [name = ""] = await readdir(images);
  const { size } = await stat(join(images, name));
  await truncate(join(images, name), size - 1);
  await restore(file, folder);
  expect((await stat(join(images, name))).size).toBe(size);
});

test("people and tokens are left out unless asked for", async () => {
  const { post, token } = await openLake();
  const response = await post({ token });
  await expect(restored(response, true)).rejects.toThrow("does not say who may log in");
  const again = await restored(await post({ token }), false);
  expect(existsSync(join(again, "access.sqlite"))).toBe(false);
});

test("a form without the session of an administrator gets nothing", async () => {
  const { post, tokenOf } = await openLake();
  expect((await post({})).status).toBe(401);
  expect((await post({ token: "x" })).status).toBe(401);
  for (const role of ["storefront", "viewer", "contributor", "writer", "editor"] as const)
    expect((await post({ token: tokenOf(role) })).status, role).toBe(403);
});

test("one backup is made at a time, and one that is broken off makes room and is not the last", async () => {
  const { post, state, token } = await openLake();
  const first = await post({ token });
  expect(await state()).toEqual({ running: { sent: expect.any(Number), bytes: expect.any(Number) } });
  expect((await post({ token })).status).toBe(503);
  await first.body?.cancel();
  expect(await state()).toEqual({});
  expect((await post({ token })).status).toBe(200);
});
