import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { COUNTS_PATH, DAYS_PARAM } from "#app/label/visit-counts.ts";
import { workspace } from "#studio/connection/workspace.ts";

export function useCounts(days: number): string | "loading" | "failed" {
  const { token } = useClient({ apiVersion: "2025-02-19" }).config();
  const [loaded, setLoaded] = useState<{ days: number; csv: string | "failed" }>();

  useEffect(() => {
    const leaving = new AbortController();
    fetchCounts(token, days, leaving.signal).then(
      (csv) => setLoaded({ days, csv }),
      () => !leaving.signal.aborted && setLoaded({ days, csv: "failed" }),
    );
    return () => leaving.abort();
  }, [token, days]);

  return loaded?.days === days ? loaded.csv : "loading";
}

async function fetchCounts(token: string | undefined, days: number, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${workspace.shopUrl}${COUNTS_PATH}?${DAYS_PARAM}=${days}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  return response.text();
}
