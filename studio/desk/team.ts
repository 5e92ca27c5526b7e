import type { SanityClient } from "sanity";
import { workspace } from "#studio/connection/workspace.ts";

type Member = { id: string; isRobot?: boolean };

type User = { displayName?: string };

/** The names of the people who work in Studio, as both content hosts tell them. */
export async function readTeam(client: SanityClient): Promise<string[]> {
  const { members = [] } = await client.request<{ members?: Member[] }>({
    url: `/projects/${workspace.projectId}`,
  });
  const ids = members.filter(({ isRobot }) => !isRobot).map(({ id }) => id);
  if (ids.length === 0) return [];
  const users = await client.request<User | User[]>({ url: `/users/${ids.join(",")}` });
  return [users].flat().flatMap(({ displayName }) => displayName || []);
}
