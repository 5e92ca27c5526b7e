import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = [
  ...["button-name", "link-name", "label", "select-name", "image-alt", "frame-title"],
  ...["aria-command-name", "aria-input-field-name", "aria-toggle-field-name", "aria-dialog-name"],
];

/** A screen reader calls these nothing, though they can be used. */
export async function namelessIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(rules).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}
