import { expect, test } from "vitest";
import { createPasswordMails } from "./password-mails.ts";

test("without email or without PUBLIC_URL no link is sent at all", () => {
  const mail = {
    smtpUrl: "smtp://mail.example",
    from: { name: "", address: "shop@label.example" },
    to: "atelier@label.example",
  };
  const never = () => {
    throw new Error("Nothing is sent.");
  };
  expect(createPasswordMails({ mail, publicUrl: undefined }, never, never)).toBeUndefined();
  expect(
    createPasswordMails({ mail: undefined, publicUrl: "https://shop.example" }, never, never),
  ).toBeUndefined();
});
