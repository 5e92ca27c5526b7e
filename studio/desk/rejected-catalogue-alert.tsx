import { Card, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { workspace } from "#studio/connection/workspace.ts";

type RejectedCatalogue = { fetched: number; shown: number };

/** Says that the shop does not follow what is published here, and what to do about it; nothing as long as it does. */
export function RejectedCatalogueAlert() {
  const [rejected, setRejected] = useState<RejectedCatalogue>();

  useEffect(() => {
    const ended = new AbortController();
    // A shop that does not answer says so where it is opened.
    readRejected(ended.signal).then(setRejected, () => undefined);
    return () => ended.abort();
  }, []);

  if (!rejected) return null;
  return (
    <Card tone="critical" padding={4} radius={2} border role="alert">
      <Stack gap={4}>
        <Text weight="semibold">
          The shop still shows {rejected.shown} dresses, though {rejected.fetched} are left here.
        </Text>
        <Text>
          So many are taken away at once only when the shop has seen them being deleted or unpublished; it may
          have been closed or without a connection at that moment. Texts are not held back. Restore the
          dresses, or, when they are to go, have the shop started with CATALOGUE_MAY_SHRINK=true.
        </Text>
      </Stack>
    </Card>
  );
}

async function readRejected(signal: AbortSignal): Promise<RejectedCatalogue | undefined> {
  const response = await fetch(`${workspace.shopUrl}/readyz`, { signal });
  const state: { content?: { refused?: RejectedCatalogue | null } } = await response.json();
  return state.content?.refused ?? undefined;
}
