import { createContentClient } from "#app/content/client.server.ts";
import { openEnquiries } from "#server/enquiries/open-enquiries.ts";

// The part of the shop that takes and delivers enquiries, in a process that can be killed. It is told each of them over its IPC channel,
// and tells the reference back.
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

process.on("message", (message) => {
  const entry = {
    name: "Ada",
    email: `ada${message}@mail.example`,
    message: String(message),
    wantsCopy: true,
    formKey: String(message),
    signs: { trap: "", elapsedMs: 60_000 },
  };
  // One address each: what is tried here is not the limits.
  const receipt = enquiries.desk.receive(entry, `192.0.2.${Number(message) % 250}`);
  process.send?.({ message, receipt, state: enquiries.state() });
});
process.send?.("open");
