import { expect, test } from "vitest";
import { csvOf } from "./download.ts";

test.each(["-ada@mail.example", "@ada", "\t=1", "=1+1", "+1", "＝1+1@mail.example", "＠a"])(
  "no spreadsheet calculates %j",
  (cell) => {
    expect(csvOf([["Email"], [cell]])).toBe(`"Email"\r\n"'${cell}"\r\n`);
  },
);
