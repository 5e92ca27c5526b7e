import { t } from "@trousseau/words/translate.ts";
import { defineLocaleResourceBundle } from "sanity";

const REFUSED_UPLOAD = t(
  "The file may be damaged, of another kind, or too large: a picture may have 64 MB, a film 256 MB. Send a picture from the telephone or the camera again, or save it as JPEG.",
);

const UNSAVED = t("Your changes are not saved yet");

const COUNT = "{{count}}";

const UNKNOWN_BEFORE = t(
  "Documents whose earlier state is no longer known, so that the release cannot be reverted: {{number}}",
  { number: COUNT },
);

/** Sanity says these to an engineer, or in English where its translations lack them. */
const words: Record<string, Record<string, string>> = {
  studio: {
    "asset-sources.common.uploader.upload-failed.description": REFUSED_UPLOAD,
    "inputs.file.upload-failed.description": REFUSED_UPLOAD,
    "diagnostics.menu-item": t("Diagnostics"),
    "form.field.actions-menu.title": t("Field actions"),
    // Sanity asks for this key, and has none of that name.
    "search.search-results-label": t("Search results"),
    "new-document.new-document": t("New document"),
    "release.menu.view-releases": t("All releases"),
  },
  structure: {
    "buttons.split-pane-close-group-button.title": t("Close"),
    // Sanity asks for this one here, and has it elsewhere.
    "changes.action.close-label": t("Close history"),
    // Sanity's test id is made of this word: spared.tsx hides it by that.
    "document-inspector.menu-item.title": "JSON",
    // "New" before a noun is right in English alone, and wrong before a page that exists once.
    "panes.document-header-title.new.text": "{{schemaType}}",
    "browser-document-title.new-document": "{{schemaType}}",
    "document-view.form-view.sync-pending.title": UNSAVED,
    "document-view.form-view.sync-pending.description": t(
      "Studio keeps trying. Until then this browser keeps them.",
    ),
    "document-view.form-view.sync-stalled.title": UNSAVED,
    "document-view.form-view.sync-stalled.description": t(
      "You can write again as soon as they are saved. Until then this browser keeps them: leave this tab open.",
    ),
    "document-view.form-view.sync-recovering.title": t("Your changes are being saved"),
    "document-view.form-view.sync-recovering.description": t("You can write again in a moment."),
    "banners.scheduled-draft-override-banner.text": t(
      "What you publish now is replaced by what is scheduled, at its time.",
    ),
    "panes.document-list-pane.search-ordering.summary-relevance": t("Sorted by relevance"),
  },
  releases: {
    "overview.description": t(
      "A release holds changes that appear in the shop together, on a day that you choose: a new collection with its pictures and texts, for example. Until then only your team sees them.",
    ),
    "action.publish-all-documents": t("Publish everything now"),
    "dashboard.details.pin-release": t("Work in this release"),
    "dashboard.details.unpin-release": t("Stop working in this release"),
    "presence.tooltip.one-without-release": t("{{name}} is editing this at the moment", {
      name: "{{displayName}}",
    }),
    "presence.tooltip.other": t("People who are editing this at the moment: {{number}}", { number: COUNT }),
    "revert-dialog.confirm-revert.resolving": t("Reading the history…"),
    "revert-dialog.confirm-revert.summary-restore_other": t(
      "Documents that go back to what was published before: {{number}}",
      { number: COUNT },
    ),
    "revert-dialog.confirm-revert.summary-unpublish_other": t(
      "Documents that leave the shop, because they were not published before: {{number}}",
      { number: COUNT },
    ),
    "revert-dialog.confirm-revert.history-unavailable-card_other": UNKNOWN_BEFORE,
    "revert-dialog.confirm-revert.unresolved-card_other": UNKNOWN_BEFORE,
  },
  presentation: {
    "locations-banner.locations-count_one": t("Used on one page"),
    // Sanity fills its own field.
    "locations-banner.locations-count_other": t("Used on {{number}} pages", { number: COUNT }),
    "narrow-tabs.content-tab.label": t("Structure"),
    "narrow-tabs.preview-tab.label": t("Presentation"),
    "preview-frame.overlay.toggle-button.text": t("Edit"),
  },
};

/** Studio's own words are English without a `locale` of Sanity's; these stand beside them. */
export function sanityWords(locale = "en-US") {
  return Object.entries(words).map(([namespace, resources]) =>
    defineLocaleResourceBundle({ locale, namespace, resources: inEveryNumber(resources) }),
  );
}

const forms = ["zero", "one", "two", "few", "many", "other"];

/** The sentence for many serves every number that has none of its own. */
export function inEveryNumber(resources: Readonly<Record<string, string>>): Record<string, string> {
  const counted = Object.entries(resources).flatMap(([key, text]) => {
    const [name, isOther] = key.split(/_other$/);
    return isOther === undefined ? [] : forms.map((form) => [`${name}_${form}`, text]);
  });
  return { ...Object.fromEntries(counted), ...resources };
}
