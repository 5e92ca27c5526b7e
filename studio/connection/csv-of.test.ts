import { expect, test } from "vitest";
import { csvOf } from "./download.ts";

test.each(["-ada@mail.example", "@ada", "=1+1", "+1", "＝1+1@mail.example", "＠a", " =1", '"=1'])(
  "no spreadsheet calculates %j",
  (cell) => {
    expect(csvOf([["Email"], [cell]])).toBe(`"Email"\r\n"'${cell.replaceAll('"', '""')}"\r\n`);
  },
);

test("nor one that reads semicolons, in whose cells a name may divide", () => {
  expect(csvOf([["Ada;=WEBSERVICE(A1);x"], ["\t=1", undefined, 38]])).toBe(
    `"Ada;'=WEBSERVICE(A1);x"\r\n"\t'=1","","38"\r\n`,
  );
});
