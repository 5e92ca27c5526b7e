import { createContentClient } from "#app/content/client.server.ts";
import { openEnquiries } from "#server/enquiries/open-enquiries.ts";

// The part of the shop that takes sign-ups, presses of buttons and letters of leave, in a process that can be killed. It is told each over
// its IPC channel, and tells the answer back.
const { DATA_DIR = "", CONTENT_HOST = "", SMTP_URL = "" } = process.env;
const content = {
  projectId: "trousseau",
  dataset: "production",
  apiVersion: "2021-10-21",
  apiHost: CONTENT_HOST,
  token: undefined,
  assetOrigin: "",
};
const mail = { smtpUrl: SMTP_URL, from: "shop@label.example", to: "atelier@label.example" };
const enquiries = openEnquiries(
  {
    settings: { dataFolder: DATA_DIR, mail, publicUrl: "https://shop.example" },
    client: createContentClient(content),
    writeToken: "secret",
    store: { texts: () => ({ labelSettings: { name: "Maison Une" } }) },
  },
  () => undefined,
);
const { newsletter } = enquiries;

const deeds: Record<string, (word: string, visitor: string) => string> = {
  signUp: (email, visitor) => newsletter.signUp({ email, signs: { trap: "", elapsedMs: 60_000 } }, visitor),
  confirm: (token) => newsletter.confirm(token),
  unsubscribe: (token) => newsletter.unsubscribe(token),
  rest: () => "rested",
};

let told = 0;

process.on("message", (message) => {
  const [deed = "", word = ""] = String(message).split(" ");
  told += 1;
  // One visitor each: what is tried here is not the limits.
  const answer = deeds[deed]?.(word, `192.0.2.${told % 250}`);
  process.send?.({ answer, state: enquiries.state() });
});
process.send?.("open");
