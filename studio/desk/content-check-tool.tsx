import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { Button, Card, Container, Heading, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type Tool, useClient } from "sanity";
import { RejectedCatalogueAlert } from "./rejected-catalogue-alert.tsx";
import { requestPreviewLink } from "./request-preview-link.ts";

/** The way from Studio to the shop's own page of what hurts it. */
export const contentCheckTool: Tool = {
  name: "check",
  title: "Check",
  icon: CheckmarkCircleIcon,
  component: ContentCheck,
};

function ContentCheck() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  async function open() {
    const page = globalThis.open("", "_blank");
    try {
      const link = await requestPreviewLink(client.config().token, { to: "/content-check" });
      if (page) page.location.href = link;
    } catch (error) {
      page?.close();
      toast.push({ status: "error", title: "The check did not open", description: String(error) });
    }
  }
  return (
    <Container width={1} padding={5}>
      <Card>
        <Stack gap={4}>
          <Heading as="h1">What needs mending</Heading>
          <Text>
            Missing texts for pictures, prices and descriptions, addresses that changed, empty collections,
            pictures that are too small, placeholders, and dresses that are left out.
          </Text>
          <RejectedCatalogueAlert />
          <Button text="Open the list" tone="primary" onClick={() => void open()} />
        </Stack>
      </Card>
    </Container>
  );
}
