import { TrashIcon } from "@sanity/icons/Trash";
import { Button, Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { type Tool, useClient } from "sanity";
import { useRouter } from "sanity/router";
import { DAYS_IN_BIN, type DeletedDocument, recentlyDeleted, restoreAsDraft } from "./recently-deleted.ts";

/** What was deleted of late, and the way back for it. */
export const binTool: Tool = { name: "bin", title: "Bin", icon: TrashIcon, component: Bin };

function Bin() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const router = useRouter();
  const [deleted, setDeleted] = useState<DeletedDocument[] | "failed">();

  useEffect(() => {
    recentlyDeleted(client).then(setDeleted, () => setDeleted("failed"));
  }, [client]);

  async function restore(document: DeletedDocument) {
    try {
      await restoreAsDraft(client, document);
      router.navigateIntent("edit", { id: document.id, type: document.type });
    } catch (error) {
      toast.push({ status: "error", title: "It was not restored", description: String(error) });
    }
  }

  return (
    <Container width={1} padding={5}>
      <Stack gap={5}>
        <Heading as="h1">Bin</Heading>
        <Text>{sentenceFor(deleted)}</Text>
        {Array.isArray(deleted) &&
          deleted.map((document) => (
            <Card key={document.id} padding={3} border radius={2}>
              <Flex align="center" gap={4}>
                <Stack gap={3} flex={1}>
                  <Text weight="medium">{document.name}</Text>
                  <Text size={1} muted>
                    {new Date(document.deleted).toLocaleString()}
                  </Text>
                </Stack>
                <Button text="Restore" mode="ghost" onClick={() => void restore(document)} />
              </Flex>
            </Card>
          ))}
      </Stack>
    </Container>
  );
}

function sentenceFor(deleted: DeletedDocument[] | "failed" | undefined): string {
  if (deleted === undefined) return "Looking through the history…";
  if (deleted === "failed") return "This dataset does not tell its history: nothing can be restored here.";
  if (deleted.length === 0) return `Nothing was deleted in the last ${DAYS_IN_BIN} days.`;
  return `What was deleted in the last ${DAYS_IN_BIN} days. What is restored comes back as a draft: shoppers see it once it is published.`;
}
