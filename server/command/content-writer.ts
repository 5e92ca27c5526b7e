import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { SanityClient } from "@sanity/client";
import { isInUse } from "@trousseau/host/lock.ts";
import { createContentClient } from "#content/client.server.ts";
import { writingClient } from "#server/enquiries/content-commit.ts";
import { localOrigin } from "#server/http/proxy-config.ts";
import { startLake } from "#server/lake/lake-process.ts";
import { log } from "#server/log.ts";
import type { Settings } from "#server/settings.ts";

/**
 * `name` stands in the list of tokens while the command runs. `url` is the running shop's, where its settings do not
 * say it.
 */
type WriterOptions = { settings: Settings; name: string; url?: string | undefined };

const LAKE_COMMAND = fileURLToPath(import.meta.resolve("@trousseau/content-lake/command"));

/**
 * Runs `work` with a client that may write, through the running shop or a lake started for it. The client is
 * undefined where hosted content has no token for it.
 */
export async function withContentWriter<T>(
  { settings, name, url = localOrigin(settings.host, settings.port) }: WriterOptions,
  work: (writer: SanityClient | undefined) => Promise<T>,
): Promise<T> {
  const { content, startsLake, writeToken, dataFolder } = settings;
  if (!startsLake)
    return work(writeToken ? writingClient(createContentClient(content), writeToken) : undefined);
  const folder = join(dataFolder, "lake");
  if (isInUse(folder))
    return withToken(folder, name, async (token) => {
      const writer = clientAt(url, token, settings);
      // No other shop knows the token, and anything may answer at its port.
      if ((await writer.fetch<unknown>("1").catch(() => undefined)) !== 1)
        throw new Error(
          `A shop uses ${dataFolder}, and it does not answer at ${url}: say with HOST and PORT where it does.`,
        );
      return work(writer);
    });
  const { projectId, dataset } = content;
  const lake = await startLake({ folder, projectId, dataset }, log);
  try {
    await lake.firstStart;
    return await work(clientAt(lake.url, lake.writerToken, settings));
  } finally {
    await lake.close();
  }
}

function clientAt(apiHost: string, token: string, { content }: Settings): SanityClient {
  return writingClient(createContentClient({ ...content, apiHost }), token);
}

async function withToken<T>(folder: string, name: string, work: (token: string) => Promise<T>): Promise<T> {
  const tokenName = `${name}-${randomUUID()}`;
  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, [LAKE_COMMAND, ...words, "--folder", folder]).catch(sayReason);
  const { stdout } = await command("tokens", "create", tokenName, "--role", "editor", "--days", "1");
  try {
    return await work(stdout.trim());
  } finally {
    await command("tokens", "remove", tokenName);
  }
}

/** The command's last line is the reason; Node's own message repeats all of its words. */
function sayReason(error: unknown): never {
  const errorOutput = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
  throw errorOutput ? new Error(errorOutput.split("\n").at(-1)) : error;
}
