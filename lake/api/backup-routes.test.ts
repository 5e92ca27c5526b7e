import { existsSync } from "node:fs";
import { readdir, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roles } from "../access/permissions.ts";
import { restore, verify } from "../command/restore.ts";
import { openLake, PASSWORD, paint, temporaryFolder } from "../testing/test-lake.ts";

const path = "/v1/projects/atelier/backup";

async function openBackedUp() {
  const lake = await openLake();
  const editor = lake.as("editor");
  await editor.create({ _id: "enquiry.a", _type: "enquiry", message: "grüezi" });
  const picture = await editor.assets.upload("image", await paint("#123456"));
  const { people, links } = lake.access();
  const mara = await people.setPassword({ name: "Mara", role: "administrator", password: PASSWORD });
  const token = lake.tokenOf("administrator");
  return {
    ...{ lake, picture, key: links.renew(mara, mara.id), token },
    post: (fields: Record<string, string>) =>
      lake.ask(path, { method: "POST", body: new URLSearchParams(fields) }),
    state: async () => (await lake.ask(path, { as: { token } })).json(),
  };
}

async function fileOf(bytes: Uint8Array): Promise<string> {
  const file = await temporaryFolder("backup.tar");
  await writeFile(file, bytes);
  return file;
}

async function restored(response: Response, withPeople: boolean): Promise<string> {
  const [file, folder] = [await fileOf(await response.bytes()), await temporaryFolder()];
  await restore(file, folder, { withPeople });
  return folder;
}

test("what is downloaded is restored whole, with people who log in anew and no link that lets anybody in", async () => {
  const { post, state, token, key, picture, lake } = await openBackedUp();
  expect(await state()).toEqual({});
  const response = await post({ token, people: "on" });
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="backup-[\d-]+\.tar"$/);
  const copy = await openLake({ folder: await restored(response, true) });
  expect(await state()).toEqual({ last: expect.any(Number) });
  expect((await readdir(lake.folder)).filter((name) => name.includes("download"))).toEqual([]);
  expect(await copy.as("editor").getDocument("enquiry.a")).toMatchObject({ message: "grüezi" });
  expect((await copy.ask(picture.url)).status).toBe(200);
  const { people, links } = copy.access();
  expect(await people.check("Mara", PASSWORD)).toMatchObject({ role: "administrator" });
  expect([links.isOpen(key), people.list()[0]?.sessions]).toEqual([false, 0]);
});

test("a download that was cut off is refused, and what is left of a picture is made whole by the next", async () => {
  const { post, token } = await openBackedUp();
  const whole = await (await post({ token })).bytes();
  const folder = await temporaryFolder();
  for (const cut of [whole.length - 1_500, Math.floor(whole.length / 2)])
    await expect(restore(await fileOf(whole.subarray(0, cut)), folder)).rejects.toThrow("truncated");
  const file = await fileOf(whole);
  expect(await restore(file, folder)).toMatchObject({ from: file });
  expect(await verify(file)).toBe(file);
  const images = join(folder, "assets/images");
  const [name = ""] = await readdir(images);
  const { size } = await stat(join(images, name));
  await truncate(join(images, name), size - 1);
  await restore(file, folder);
  expect((await stat(join(images, name))).size).toBe(size);
});

test("people and tokens are left out unless asked for", async () => {
  const { post, token } = await openBackedUp();
  await expect(restored(await post({ token }), true)).rejects.toThrow("does not say who may log in");
  const again = await restored(await post({ token }), false);
  expect(existsSync(join(again, "access.sqlite"))).toBe(false);
});

test("a form without the session of an administrator gets nothing", async () => {
  const { post, lake } = await openBackedUp();
  for (const fields of [{}, { token: "x" }]) expect((await post(fields)).status).toBe(401);
  for (const role of roles.slice(0, -1))
    expect((await post({ token: lake.tokenOf(role) })).status, role).toBe(403);
});

test("one backup is made at a time, and one that is broken off makes room and is not the last", async () => {
  const { post, state, token } = await openBackedUp();
  const first = await post({ token });
  expect(await state()).toEqual({ running: { sent: expect.any(Number), bytes: expect.any(Number) } });
  expect((await post({ token })).status).toBe(503);
  await first.body?.cancel();
  expect(await state()).toEqual({});
  expect((await post({ token })).status).toBe(200);
});
