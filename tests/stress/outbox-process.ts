import { createContentClient } from "#content/client.server.ts";
import { identityOf } from "#model/brand/identity.ts";
import { openEnquiries } from "#server/enquiries/open-enquiries.ts";

// The part of the shop that takes and delivers enquiries, in a process that can be killed. It is told what a visitor does over
// its IPC channel, as two words, and tells the answer back.
const { DATA_DIR = "", CONTENT_HOST = "", SMTP_URL = "" } = process.env;
const content = {
  projectId: "trousseau",
  dataset: "production",
  apiVersion: "2021-10-21",
  apiHost: CONTENT_HOST,
  token: undefined,
  assetOrigin: "",
};
const mail = {
  smtpUrl: SMTP_URL,
  from: { name: "", address: "shop@label.example" },
  to: "atelier@label.example",
};
const enquiries = openEnquiries(
  {
    settings: { dataFolder: DATA_DIR, mail, publicUrl: "https://shop.example" },
    client: createContentClient(content),
    writeToken: "secret",
    store: { texts: () => ({ labelSettings: { name: "Maison Une" }, identity: identityOf("Maison Une") }) },
  },
  () => undefined,
);
const botSignals = { honeypot: "", elapsedMs: 60_000 };

const actions: Record<string, (word: string, visitor: string) => unknown> = {
  enquire: (message, visitor) => {
    const email = `ada${message}@mail.example`;
    return enquiries.service.receive(
      { name: "Ada", email, message, wantsCopy: true, formKey: message, botSignals },
      visitor,
    );
  },
  rest: () => "rested",
};

let told = 0;

process.on("message", (message) => {
  const [action = "", word = ""] = String(message).split(" ");
  told += 1;
  // One visitor each: what is tried here is not the limits.
  const answer = actions[action]?.(word, `192.0.2.${told % 250}`);
  process.send?.({ answer, state: enquiries.state() });
});
process.send?.("open");
