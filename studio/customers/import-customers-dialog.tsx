import { Button, Card, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { useClient } from "sanity";
import type { TableReport } from "#model/tables/dresses-table.ts";
import { FileButton } from "#studio/desk/file-button.tsx";
import { useFocusReturn } from "#studio/desk/use-focus-return.ts";
import { importTable, planTable } from "#studio/dresses/send-table.ts";

type Plan = { table: File; report: TableReport };

/** A table of customers comes in: nothing is written before somebody has seen what would change. */
export function ImportCustomers({ onClose }: { onClose(): void }) {
  useFocusReturn();
  const client = useClient({ apiVersion: "2025-02-19" });
  const [plan, setPlan] = useState<Plan>();
  const [message, setMessage] = useState("");

  /** A fault of the file, or of the connection, stands in place of the plan. */
  async function take(step: () => Promise<void>) {
    setMessage(t("Reading…"));
    try {
      await step();
      setMessage("");
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  }

  const read = (table: File) =>
    take(async () => setPlan({ table, report: await planTable(client, { table, pictures: [] }) }));

  const run = ({ table, report }: Plan) =>
    take(async () => {
      await importTable(client, { table, pictures: [] }, report, setMessage);
      onClose();
    });

  const lines = plan ? [...plan.report.faults, ...plan.report.lines] : [];
  return (
    <Dialog id="import-customers" header={t("Import a table…")} width={1} onClose={onClose}>
      <Stack gap={4} padding={4}>
        <FileButton
          text={t("Choose a table")}
          accept=".csv,.tsv,.txt"
          onChange={({ currentTarget: { files } }) => {
            const [table] = files ?? [];
            if (table) void read(table);
          }}
        />
        <Text size={1} role="status">
          {message || plan?.report.summary}
        </Text>
        {lines.length > 0 && (
          <Card border padding={3} radius={2} tone={plan?.report.faults.length ? "critical" : "transparent"}>
            <Stack as="ul" gap={3} style={{ maxHeight: "40vh", overflow: "auto" }}>
              {lines.map((line) => (
                <Text as="li" key={line} size={1}>
                  {line}
                </Text>
              ))}
            </Stack>
          </Card>
        )}
        <Flex gap={3} justify="flex-end">
          <Button text={t("Cancel")} mode="ghost" onClick={onClose} />
          {plan && plan.report.faults.length === 0 && plan.report.lines.length > 0 && (
            <Button text={t("Import")} tone="primary" onClick={() => void run(plan)} />
          )}
        </Flex>
      </Stack>
    </Dialog>
  );
}
