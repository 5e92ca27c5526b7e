import { resolve } from "node:path";
import { readProxyTrust } from "@trousseau/host/proxy-trust.ts";
import { z } from "zod";
import { isEmailAddress } from "#model/entries/email-address.ts";
import type { ContentSettings } from "#model/services/content-settings.ts";
import type { MailSettings } from "./enquiries/mailer.ts";

export type Settings = ReturnType<typeof readSettings>;

/** A lake of one's own holds one project; its name shows only in addresses. */
const OWN_PROJECT = "trousseau";

/** Sanity serves assets from here. */
const SANITY_CDN = "https://cdn.sanity.io";

const flag = z.stringbool({ error: "must be true or false" });

const environmentFields = z.object({
  PORT: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(0, "must be 0 to 65535")
    .max(65535, "must be 0 to 65535")
    .default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: webAddress()
    .refine(
      isOrigin,
      "must end after the host: the shop has its pages at the root of a host, not below a path",
    )
    .optional(),
  STUDIO_URL: z
    .string()
    .transform((list) => list.split(",").map((address) => address.trim().replace(/\/+$/, "")))
    .refine(
      (addresses) => addresses.every((address) => /^https?:/.test(address) && isOrigin(address)),
      "must be the address of a Studio, or several with commas between them, each ending after the host: https://studio.example",
    )
    .default([]),
  TRUST_PROXY: proxies().default(false),
  PROXY_SECRET: secret(),
  DATA_DIR: z.string().default(".data"),
  CONTENT: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, "may hold a-z, 0-9 and hyphens only")
    .optional(),
  SANITY_DATASET: z
    .string()
    .regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/, "may hold a-z, 0-9, hyphens and underscores only")
    .default("production"),
  SANITY_API_VERSION: z
    .string()
    .regex(/^v?(1|X|\d{4}-\d{2}-\d{2})$/, "must be a date such as 2021-10-21")
    .default("2021-10-21"),
  SANITY_API_TOKEN: z.string().optional(),
  SANITY_WRITE_TOKEN: z.string().optional(),
  SANITY_API_HOST: webAddress().optional(),
  SANITY_WEBHOOK_SECRET: secret(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error:
        "must be an address that begins with smtp:// or smtps://, such as smtps://name:password@mail.example",
    })
    .optional(),
  MAIL_FROM: sender().optional(),
  MAIL_TO: z
    .string()
    .refine(
      (list) => list.split(",").every((address) => isEmailAddress(address.trim())),
      "must be an email address, or several with commas between them",
    )
    .optional(),
  CATALOGUE_MAY_SHRINK: flag.default(false),
  MAY_DELETE_MANY: flag.default(false),
  WARM_PICTURES: flag.default(true),
  COUNT_VISITS: flag.default(true),
  LOG_REQUESTS: flag.default(false),
  OFFLINE: flag.default(true),
  CALENDAR_SECRET: z
    .string()
    .regex(/^[\w-]{32,200}$/, "must have 32 to 200 characters: letters, digits, - and _")
    .optional(),
  HEALTH_TOKEN: secret(),
  DRAIN_SECONDS: z.coerce
    .number("must be a number of seconds")
    .min(0, "must be 0 to 10")
    .max(10, "must be 0 to 10")
    .default(0),
  INDEXNOW: flag.default(false),
  SECURITY_CONTACT: contact().optional(),
});

/** Mail needs all three; and only a lake of the shop's own begins with a folder. */
const environment = environmentFields.superRefine((data, { addIssue }) => {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, CONTENT, INDEXNOW, PUBLIC_URL } = data;
  const refuse = (name: string, message: string) => addIssue({ code: "custom", path: [name], message });
  if (SMTP_URL)
    for (const [name, value] of Object.entries({ MAIL_FROM, MAIL_TO }))
      if (!value) refuse(name, "must be set where SMTP_URL is");
  if (INDEXNOW && !PUBLIC_URL) refuse("PUBLIC_URL", "must be set where INDEXNOW is");
  if (CONTENT && !startsLake(data))
    refuse("CONTENT", "is for a shop with content of its own: import the folder into the host instead");
});

/** Reads the environment once. Throws one error that names everything that is wrong; values are not repeated in it. */
export function readSettings(variables: Record<string, string | undefined>) {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const { success, data, error } = environment.safeParse(nonEmpty);
  if (!success) {
    const faults = error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
    throw new Error(`The settings are not right:\n${faults.join("\n")}`);
  }
  return {
    /** 0 takes any free port. */
    port: data.PORT,
    /** Every address of the machine when left out. */
    host: data.HOST,
    /** The shop's address, without a slash at the end; the request's own origin when left out. */
    publicUrl: data.PUBLIC_URL,
    /** The origins of Studios that stand elsewhere and may show the shop in a frame. */
    studios: data.STUDIO_URL,
    /** The proxies whose X-Forwarded-* headers are believed. */
    trustsProxy: data.TRUST_PROXY,
    /** They are believed only if they show it, since a neighbour on the machine has the address of a proxy there. */
    proxySecret: data.PROXY_SECRET,
    dataFolder: data.DATA_DIR,
    /** A dataset of the label's own that a new lake begins with; the sample's when left out. */
    contentFolder: data.CONTENT,
    content: contentOf(data),
    /** Whether the shop starts a content lake of its own, which then is the content's host. */
    startsLake: startsLake(data),
    /** Takes a catalogue that has lost most of its dresses at once; see content/loss-guard.server.ts. */
    mayShrink: data.CATALOGUE_MAY_SHRINK,
    /** Takes it that more than a fifth of what is old is deleted at once; see the lake's trusted-clock.ts. */
    mayDeleteMany: data.MAY_DELETE_MANY,
    /** Whether the pictures of the lists are made before anybody asks for them. */
    warmsPictures: data.WARM_PICTURES,
    /** Whether it is counted what visitors look at and ask for: see model/texts/privacy-sections.ts. */
    countsVisits: data.COUNT_VISITS,
    /** Whether each request has a line in the log; see watch/watch-requests.ts. */
    logsRequests: data.LOG_REQUESTS,
    /** Whether what visitors have seen opens without a connection: see app/service-worker.ts. */
    worksOffline: data.OFFLINE,
    /** How the shop sends mail; without it none is sent. */
    mail: mailOf(data),
    /** Writes what visitors send into hosted content; an own lake needs none. */
    writeToken: data.SANITY_WRITE_TOKEN,
    /** Whoever sends it is told at /healthz how the shop is. */
    healthToken: data.HEALTH_TOKEN,
    /** A shop that is told to end serves for so long while /readyz says that it ends. In milliseconds. */
    drainMs: data.DRAIN_SECONDS * 1_000,
    /** Whether search engines are told of each publish; see found/index-now.ts. */
    tellsSearchEngines: data.INDEXNOW,
    /** Whom to tell of a hole in the shop: an address that begins with mailto: or https:. */
    securityContact: data.SECURITY_CONTACT,
    /** Signs the address that the hosted service calls after a publish; without it the address does not exist. */
    webhookSecret: data.SANITY_WEBHOOK_SECRET,
    /** Opens the address of the label's calendar where the content host keeps no secrets of the shop. */
    calendarSecret: data.CALENDAR_SECRET,
  };
}

function startsLake({ SANITY_PROJECT_ID, SANITY_API_HOST }: z.infer<typeof environmentFields>): boolean {
  return !SANITY_PROJECT_ID && !SANITY_API_HOST;
}

function mailOf({ SMTP_URL, MAIL_FROM, MAIL_TO }: z.infer<typeof environment>): MailSettings | undefined {
  return SMTP_URL && MAIL_FROM && MAIL_TO ? { smtpUrl: SMTP_URL, from: MAIL_FROM, to: MAIL_TO } : undefined;
}

function proxies() {
  return z.string().transform((text, { addIssue }) => {
    try {
      return readProxyTrust(text);
    } catch (error) {
      addIssue(error instanceof Error ? error.message : String(error));
      return z.NEVER;
    }
  });
}

/** "atelier@label.example", or with a name as people write it: "Maison Lior (Paris) <atelier@label.example>". */
function sender() {
  return z
    .string()
    .transform((text) => {
      const [, name = "", address = text] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
      return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
    })
    .refine(
      ({ address }) => isEmailAddress(address),
      "must be an email address, perhaps with a name: Label <atelier@label.example>",
    );
}

/** An email address, or that of a page. */
function contact() {
  return z
    .string()
    .transform((text) => (isEmailAddress(text) ? `mailto:${text}` : text))
    .refine(
      (address) => /^(mailto:|https:\/\/)/.test(address) && URL.canParse(address),
      "must be an email address, or an address that begins with https://",
    );
}

function contentOf(data: z.infer<typeof environment>): ContentSettings {
  const isHosted = data.SANITY_PROJECT_ID !== undefined && data.SANITY_API_HOST === undefined;
  return {
    projectId: data.SANITY_PROJECT_ID ?? OWN_PROJECT,
    dataset: data.SANITY_DATASET,
    apiVersion: data.SANITY_API_VERSION,
    apiHost: data.SANITY_API_HOST,
    token: data.SANITY_API_TOKEN,
    assetOrigin: isHosted ? SANITY_CDN : "",
  };
}

/** Addresses in pages begin with it: host and port, and nothing that a page's path would have to follow. */
function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === address;
}

function secret() {
  return z.string().min(16, "must have 16 characters or more").optional();
}

function webAddress() {
  return z
    .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
    .transform((address) => address.replace(/\/+$/, ""));
}

/** Whether the newsletter's mails can be sent: they lead back to the shop, which then writes into the content. */
export function confirmsNewsletter({ mail, publicUrl, startsLake, writeToken }: Settings): boolean {
  return Boolean(mail && publicUrl && (startsLake || writeToken));
}
