import type { SanityClient } from "@sanity/client";
import { t } from "@trousseau/words/translate.ts";
import { workspace } from "#studio/connection/workspace.ts";
import type { Program, ScheduledRelease, SetGoing } from "./set-going.ts";

/**
 * The order is from the least rights to the most; `as` is the role in the middle of a sentence. The embedded lake's README has the whole
 * table.
 */
export const roles = [
  {
    name: "viewer",
    title: t("Viewer"),
    as: t("viewer"),
    may: t("sees everything, enquiries too, and changes nothing"),
  },
  {
    name: "contributor",
    title: t("Contributor"),
    as: t("contributor"),
    may: t("prepares drafts, sees enquiries, and publishes nothing"),
  },
  {
    name: "writer",
    title: t("Writer"),
    as: t("writer"),
    may: t("writes and publishes dresses, texts and pictures; sees no enquiries"),
  },
  {
    name: "editor",
    title: t("Editor"),
    as: t("editor"),
    may: t("writes and publishes, and answers enquiries"),
  },
  {
    name: "administrator",
    title: t("Administrator"),
    as: t("administrator"),
    may: t("also looks after people and backups"),
  },
] as const;

export type Person = {
  id: string;
  name: string;
  role: string;
  email?: string;
  /** The id of somebody else who has entered it: the address ends with them. */
  emailMaker?: string;
  /** The time is in milliseconds since 1970, and missing before the first login. */
  lastUsed?: number;
  sessions: number;
  isYou: boolean;
};

type Invited = { name: string; role: string; email?: string; expires: number };

/** `mails`: links can also be sent by email. */
export type Everybody = SetGoing & { people: Person[]; invited: Invited[]; mails: boolean };

/** A link with which somebody sets a password, and whether it is on its way to them as well. */
export type PasswordLink = { name: string; url: string; isMailed: boolean };

type PeopleRequest = { method: "POST" | "PUT" | "DELETE"; path?: string; body?: object };

/** `last` is in milliseconds since 1970, the rest in bytes. */
export type BackupState = { last?: number; running?: { sent: number; bytes: number } };

export function roleTitle(role: string): string {
  return roles.find(({ name }) => name === role)?.title ?? role;
}

const PROJECT = `/projects/${workspace.projectId}`;

const TOKENS = `${PROJECT}/tokens`;

export const backupUrl = `${workspace.shopUrl}/v1${PROJECT}/backup`;

export async function readEverybody(client: SanityClient): Promise<Everybody> {
  const [everybody, programs, releases] = await Promise.all([
    client.request<Omit<Everybody, keyof SetGoing>>({ url: `${PROJECT}/people` }),
    client.request<Program[]>({ url: TOKENS }),
    client.fetch<ScheduledRelease[]>(SCHEDULED, {}, { perspective: "raw" }),
  ]);
  return { ...everybody, programs, releases };
}

const SCHEDULED = `*[_type == "system.release" && state == "scheduled"] | order(publishAt)
  { name, "title": coalesce(metadata.title, name), publishAt, scheduledBy }`;

/** The releases go on in the name of whoever is logged in. */
export async function takeOver(client: SanityClient, releases: SetGoing["releases"]): Promise<void> {
  for (const { name: releaseId, publishAt } of releases)
    await client.releases.schedule({ releaseId, publishAt });
}

export async function endProgram(client: SanityClient, id: string): Promise<void> {
  await client.request<unknown>({ method: "DELETE", url: `${TOKENS}/${id}` });
}

export function readBackupState(client: SanityClient): Promise<BackupState> {
  return client.request<BackupState>({ url: `${PROJECT}/backup` });
}

export async function changePeople(
  client: SanityClient,
  { method, path = "", body }: PeopleRequest,
): Promise<void> {
  await client.request<unknown>({ method, url: `${PROJECT}/people${path}`, body });
}

/** A person without a role leaves. */
export function leavingRequest(id: string, role: string | undefined, keepsTokens: boolean): PeopleRequest {
  return role === undefined
    ? { method: "DELETE", path: `/${id}?keepsTokens=${keepsTokens}` }
    : { method: "PUT", path: `/${id}`, body: { role, keepsTokens } };
}

/** Asks for a link to somebody new, or to somebody who is known. */
export async function requestLink(
  client: SanityClient,
  person: { name: string; role: string; email: string } | Person,
): Promise<PasswordLink> {
  const path = "id" in person ? `/${person.id}/link` : "";
  const { key, isMailed } = await client.request<{ key: string; isMailed: boolean }>({
    method: "POST",
    url: `${PROJECT}/people${path}`,
    body: person,
  });
  return { name: person.name, url: `${workspace.shopUrl}/v1/login/password#${key}`, isMailed };
}

export async function changeOwnPassword(client: SanityClient, password: string, next: string): Promise<void> {
  await client.request<unknown>({ method: "PUT", url: "/users/me/password", body: { password, next } });
}
