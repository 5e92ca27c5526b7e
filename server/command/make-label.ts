import { basename, isAbsolute, relative } from "node:path";
import { parseArgs } from "node:util";
import { isEmailAddress } from "#app/label/email-address.ts";
import { LONGEST_WORDMARK } from "#app/label/label-limits.ts";
import { phoneDigits } from "#app/label/link-address.ts";
import { inShell, isFreeFolder, nameFromFolder, writeNewLabel } from "./new-label.ts";
import type { Terminal } from "./run-command.ts";

const USAGE =
  'npm run label:new -- FOLDER [--name "Maison Lior"] [--phone 41441234567] [--email atelier@lior.example]';

const options = { name: { type: "string" }, phone: { type: "string" }, email: { type: "string" } } as const;

/** Writes the folder that a label of one's own begins with. */
export async function makeLabel({ args, say }: Terminal): Promise<boolean> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Error(USAGE);
  if (!(await isFreeFolder(folder)))
    throw new Error(`There is something in ${folder} already. Name a new folder.`);
  const name = values.name?.trim() || nameFromFolder(folder);
  if (name.length > LONGEST_WORDMARK)
    throw new Error(`--name: “${name}” is longer than ${LONGEST_WORDMARK} characters.`);
  const phone = values.phone?.replace(/\D/g, "");
  if (phone !== undefined && !phoneDigits.test(phone))
    throw new Error("--phone is a number with its country code, and without 00 before it: 41441234567");
  if (values.email !== undefined && !isEmailAddress(values.email))
    throw new Error(`--email: “${values.email}” is no email address.`);
  await writeNewLabel(folder, { name, phone, email: values.email });
  const path = isAbsolute(folder) ? folder : relative(process.cwd(), folder);
  say(`Wrote ${path} for “${name}”: the label's settings, four collections, and dresses.csv for the dresses.
Open the shop on it, with Studio:  CONTENT=${inShell(path)} DATA_DIR=${inShell(`.data-${basename(path)}`)} npm run studio`);
  return true;
}
