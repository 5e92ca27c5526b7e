import { expect, test } from "vitest";
import { serviceSettings } from "#scripts/service-settings.mjs";

test.each([
  ["DATA_DIR=/var/lib/trousseau", "/var/lib/trousseau"],
  ['MAIL_FROM="Maison Lior" <shop@lior.example>', "Maison Lior<shop@lior.example>"],
  ["MAIL_FROM=Maison Lior <shop@lior.example>", "Maison Lior <shop@lior.example>"],
  ["MAIL_FROM='Maison \"L\" <shop@lior.example>'", 'Maison "L" <shop@lior.example>'],
  ['X="a \\"b\\" \\n"', 'a "b" \\n'],
  ["X= spaced # no comment ", "spaced # no comment"],
  ["X=a\\\nb", "ab"],
  ["X=don't", "don't"],
  ["X=", ""],
])("%j is read as the service has it", (line, value) => {
  expect(Object.values(serviceSettings(`# a comment\n; another\n\n${line}\n`))).toEqual([value]);
});
