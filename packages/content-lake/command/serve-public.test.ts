import { expect, test } from "vitest";
import { startLakeProcess } from "../testing/lake-process.ts";
import { temporaryFolder } from "../testing/test-lake.ts";

test.each([
  { args: [], status: 401 },
  { args: ["--public"], status: 200 },
])(
  "served with $args, a query without a token is answered with $status",
  async ({ args, status }) => {
    const { origin } = await startLakeProcess(await temporaryFolder(), args);
    const response = await fetch(`${origin}/v2021-10-21/data/query/production?query=count(*)`);
    expect(response.status).toBe(status);
    // Who listens for everybody listens at this address of the machine as well.
    await expect(fetch(origin.replace("127.0.0.1", "127.0.0.2"))).rejects.toThrow();
  },
  60_000,
);
