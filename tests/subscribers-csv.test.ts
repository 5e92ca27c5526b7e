import { expect, test } from "vitest";
import { subscribersCsv } from "#studio/desk/subscribers-csv.ts";

const HEAD = '"Email","Signed up","Confirmed","Unsubscribe link"\r\n';

test("Each subscriber is one line of a comma-separated file (RFC 4180), with the link to leave by", () => {
  const ada = {
    email: 'ada"the countess", of@mail.example',
    signedUp: "2026-11-22T00:00:00.000Z",
    confirmed: "2026-11-23T00:00:00.000Z",
    unsubscribeUrl: "https://shop.example/newsletter/unsubscribe?token=a",
  };
  expect(subscribersCsv([ada, { email: "two\nlines@mail.example" }])).toBe(
    `${HEAD}"ada""the countess"", of@mail.example","2026-11-22T00:00:00.000Z","2026-11-23T00:00:00.000Z","https://shop.example/newsletter/unsubscribe?token=a"\r\n"two\nlines@mail.example","","",""\r\n`,
  );
});

test.each(["-ada@mail.example", "@ada", "\t=1", "＝1+1@mail.example", "＠a"])(
  "No spreadsheet calculates %j",
  (email) => {
    expect(subscribersCsv([{ email }])).toBe(`${HEAD}"'${email}","","",""\r\n`);
  },
);

test("A list of nobody, and documents of another shape, are a file as well", () => {
  for (const documents of [[], undefined, null, {}]) expect(subscribersCsv(documents)).toBe(HEAD);
  expect(subscribersCsv([null, 7, { email: 7 }])).toBe(HEAD + '"","","",""\r\n'.repeat(3));
});
