import { type DocumentBadgeComponent, useValidationStatus } from "sanity";
import { t } from "#app/label/translate.ts";
import { validatedVersion } from "./validated-version.ts";

/** The badge names what keeps a document from being published, and what the shop would miss. */
export const UnfinishedBadge: DocumentBadgeComponent = (state) => {
  const { id, requirePublishedReferences } = validatedVersion(state);
  const { validation } = useValidationStatus(id, state.type, requirePublishedReferences);
  const errors = validation.filter(({ level }) => level === "error");
  const warnings = validation.filter(({ level }) => level === "warning");
  if (errors.length > 0)
    return {
      label: t("Cannot be published yet: {{number}}", { number: errors.length }),
      color: "danger",
      title: said(errors),
    };
  if (warnings.length > 0)
    return {
      label: t("Could be better: {{number}}", { number: warnings.length }),
      color: "warning",
      title: said(warnings),
    };
  return null;
};
UnfinishedBadge.displayName = "UnfinishedBadge";

function said(markers: { message: string }[]): string {
  return markers.map(({ message }) => message).join("\n");
}
