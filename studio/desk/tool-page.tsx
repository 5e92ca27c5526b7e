import { Button, Container, Dialog, Flex, Heading, Stack, Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import type { ReactNode } from "react";
import { useFocusReturn } from "./use-focus-return.ts";

type ToolPageProps = {
  title: string;
  width?: 1 | 2 | 4 | "auto";
  children: ReactNode;
};

/** The page of a tool, which scrolls by itself as panes do. A text alone is what it says in place of its content. */
export function ToolPage({ title, width = 1, children }: ToolPageProps) {
  return (
    <div className="tool-page">
      <Container width={width} padding={5}>
        <Stack gap={5}>
          <Heading as="h1">{title}</Heading>
          {typeof children === "string" ? <Text>{children}</Text> : children}
        </Stack>
      </Container>
    </div>
  );
}

/** A part of the page, named by its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

type ConfirmDialogProps = {
  id: string;
  question: string;
  consequence: string;
  button: string;
  tone: "primary" | "critical";
  onNo(): void;
  onYes(): void;
  children?: ReactNode;
};

/** Asks before a step that changes the shop. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useFocusReturn();
  return (
    <Dialog id={props.id} header={props.question} width={1} onClose={props.onNo}>
      <Stack gap={4} padding={4}>
        <Text>{props.consequence}</Text>
        {props.children}
        <Flex gap={3} justify="flex-end">
          <Button text={t("Cancel")} mode="ghost" onClick={props.onNo} />
          <Button text={props.button} tone={props.tone} onClick={props.onYes} />
        </Flex>
      </Stack>
    </Dialog>
  );
}
