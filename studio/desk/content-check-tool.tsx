import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { Button, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { type Tool, useClient } from "sanity";
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
      <Button text={t("Open the list")} tone="primary" onClick={() => void open()} />
    </ToolPage>
  );
}
