import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { Button, Card, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type Tool, useClient } from "sanity";
import { t } from "#app/label/translate.ts";
import { fetchShopHealth } from "#studio/connection/fetch-from-shop.ts";
import { useAnswer } from "#studio/connection/use-answer.ts";
import { openPreview } from "./request-preview-link.ts";
import { ToolPage } from "./tool-page.tsx";

/** Leads from Studio to the shop's own list of what is wrong with the content. */
export const contentCheckTool: Tool = {
  name: "check",
  title: t("Check"),
  icon: CheckmarkCircleIcon,
  component: ContentCheck,
};

function ContentCheck() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const open = () =>
    openPreview(client.config().token, { to: "/content-check" }).catch((error: unknown) =>
      toast.push({ status: "error", title: t("The check did not open"), description: String(error) }),
    );
  return (
    <ToolPage title={t("What needs fixing")}>
      <Text>
        {t(
          "Missing texts for pictures, prices and descriptions, addresses that changed, empty collections, pictures that are too small, placeholders, and dresses that are left out.",
        )}
      </Text>
      <RejectedCatalogueAlert />
      <Button text={t("Open the list")} tone="primary" onClick={() => void open()} />
    </ToolPage>
  );
}

/** Warns while the shop refuses what is published here, and says what to do. */
function RejectedCatalogueAlert() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [health] = useAnswer(() => fetchShopHealth(client.config().token));
  const rejected = typeof health === "string" ? undefined : health.content.refused;
  if (!rejected) return null;
  return (
    <Card tone="critical" padding={4} radius={2} border role="alert">
      <Stack gap={4}>
        <Text weight="semibold">
          {t("The shop still shows {{shown}} dresses, though only {{fetched}} are left here.", {
            shown: rejected.shown,
            fetched: rejected.fetched,
          })}
        </Text>
        <Text>
          {t(
            "The shop lets so many go at once only if it has seen them being deleted or unpublished; it may have been stopped or offline at that moment. Texts are not held back. Restore the dresses or, if they are meant to go, have the shop restarted with CATALOGUE_MAY_SHRINK=true.",
          )}
        </Text>
      </Stack>
    </Card>
  );
}
