import { z } from "zod";

export type EmbeddedContent = { kind: "embedded"; projectId: string; dataset: string; apiVersion: string };

export type HostedContent = {
  kind: "hosted";
  projectId: string;
  dataset: string;
  apiVersion: string;
  /** Reads what a visitor may not list; stays in this process. */
  token: string | undefined;
  /** Another host that speaks the same API; Sanity's own when left out. */
  apiHost: string | undefined;
};

export type Settings = {
  /** 0 takes any free port. */
  port: number;
  /** Every address of the machine when left out. */
  host: string | undefined;
  /** Without a slash at the end; the request's own origin when left out. */
  publicUrl: string | undefined;
  /** Whether X-Forwarded-* headers are believed: only behind a proxy that sets them itself. */
  trustsProxy: boolean;
  dataFolder: string;
  content: EmbeddedContent | HostedContent;
  /** Takes a catalogue that has lost most of its pieces at once; see plausibility. */
  mayShrink: boolean;
  /** Whether the embedded lake makes the pictures of the lists before anybody asks for them. */
  warmsPictures: boolean;
  /** Signs the address that the hosted service calls after a publish; without it the address does not exist. */
  webhookSecret: string | undefined;
};

/** The embedded lake holds one project; its name shows only in picture addresses. */
const EMBEDDED_PROJECT = "trousseau";

const flag = z.stringbool({ error: "must be true or false" });

const environment = z.object({
  PORT: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(0, "must be 0 to 65535")
    .max(65535, "must be 0 to 65535")
    .default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: webAddress().optional(),
  TRUST_PROXY: flag.default(false),
  DATA_DIR: z.string().default(".data"),
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
  SANITY_API_HOST: webAddress().optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(16, "must have 16 characters or more").optional(),
  CATALOGUE_MAY_SHRINK: flag.default(false),
  WARM_PICTURES: flag.default(true),
});

/** Reads the environment once. Throws one error that names everything that is wrong; values are not repeated in it. */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const { success, data, error } = environment.safeParse(given);
  if (!success) {
    const faults = error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
    throw new Error(`The settings are not right:\n${faults.join("\n")}`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    trustsProxy: data.TRUST_PROXY,
    dataFolder: data.DATA_DIR,
    content: contentOf(data),
    mayShrink: data.CATALOGUE_MAY_SHRINK,
    warmsPictures: data.WARM_PICTURES,
    webhookSecret: data.SANITY_WEBHOOK_SECRET,
  };
}

function contentOf(data: z.infer<typeof environment>): EmbeddedContent | HostedContent {
  const dataset = data.SANITY_DATASET;
  const apiVersion = data.SANITY_API_VERSION;
  if (!data.SANITY_PROJECT_ID) return { kind: "embedded", projectId: EMBEDDED_PROJECT, dataset, apiVersion };
  const { SANITY_PROJECT_ID: projectId, SANITY_API_TOKEN: token, SANITY_API_HOST: apiHost } = data;
  return { kind: "hosted", projectId, dataset, apiVersion, token, apiHost };
}

function webAddress() {
  return z
    .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
    .transform((address) => address.replace(/\/+$/, ""));
}
