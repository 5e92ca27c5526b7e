import { expect, test } from "vitest";
import { limitedMailboxOf } from "./mailbox.ts";

test.each([
  ["victim+1@mail.example", "victim@mail.example"],
  ["VICTIM+shop+2@Mail.example", "victim@mail.example"],
  ["v.ic.tim+1@gmail.com", "victim@gmail.com"],
  ["Victim@GoogleMail.com", "victim@gmail.com"],
  ["v.i-c_tim@pm.me", "victim@proton.me"],
  ["Vic.tim+1@ProtonMail.com", "victim@proton.me"],
  ["victim@me.com", "victim@icloud.com"],
  ["shop@victim.fastmail.com", "victim@fastmail.com"],
  ["vic-tim@mail.example", "vic-tim@mail.example"],
  ["vic.tim@mail.example", "vic.tim@mail.example"],
  ["\uff56ictim@mail.example", "victim@mail.example"],
  ["ada+1@M\u00dcLLER.example", "ada@xn--mller-kva.example"],
  ["+1@mail.example", "+1@mail.example"],
  ["....@gmail.com", "....@gmail.com"],
])("for limits %s is one mailbox with %s", (email, mailbox) => {
  expect(limitedMailboxOf(email)).toBe(mailbox);
});
