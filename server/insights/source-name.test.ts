import { expect, test } from "vitest";
import { sourceName } from "./source-name.ts";

test.each([
  ["l.instagram.com", "Instagram"],
  ["com.instagram.android", "Instagram"],
  ["lm.facebook.com", "Facebook"],
  ["m.facebook.com", "Facebook"],
  ["www.pinterest.co.uk", "Pinterest"],
  ["pin.it", "Pinterest"],
  ["www.google.com", "Google"],
  ["google.co.uk", "Google"],
  ["com.google.android.googlequicksearchbox", "Google"],
  ["mail.google.com", "mail.google.com"],
  ["notgoogle.com", "notgoogle.com"],
  ["WWW.Brides.Example.", "brides.example"],
  ["xn--br-via.example", "xn--br-via.example"],
  // No visitor comes from there: the shop counts assistants itself.
  ["assistants", ""],
  ["localhost", ""],
  ["nas.local", ""],
  ["fritz.box", ""],
  ["nas.fritz.box", ""],
  ["bridal.box", "bridal.box"],
  ["notfritz.box", "notfritz.box"],
  ["wiki.atelier.intranet", ""],
  ["192.168.0.1", ""],
  ["[::1]", ""],
  ["a.example/path", ""],
  ["ada@mail.example", ""],
  ["<b>.example", ""],
  [`${"a".repeat(60)}.example`, ""],
  ["", ""],
])("%j is counted as %j", (host, name) => expect(sourceName(host)).toBe(name));
