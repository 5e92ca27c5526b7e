import { t } from "@trousseau/words/translate.ts";
import { defineLocaleResourceBundle } from "sanity";

const REFUSED_UPLOAD = t(
  "The file may be damaged, of another kind, or too large: a picture may have 64 MB, a film 256 MB. Send a picture from the telephone or the camera again, or save it as JPEG.",
);

const UNSAVED = t("Your changes are not saved yet");

/** Sanity says these to an engineer, or in English where its translations lack them. */
const words: Record<string, Record<string, string>> = {
  studio: {
    "asset-sources.common.uploader.upload-failed.description": REFUSED_UPLOAD,
    "inputs.file.upload-failed.description": REFUSED_UPLOAD,
  },
  structure: {
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
  presentation: {
    "locations-banner.locations-count_one": t("Used on one page"),
    // Sanity fills its own field.
    "locations-banner.locations-count_other": t("Used on {{number}} pages", { number: "{{count}}" }),
    "narrow-tabs.content-tab.label": t("Structure"),
    "narrow-tabs.preview-tab.label": t("Presentation"),
    "preview-frame.overlay.toggle-button.text": t("Edit"),
  },
};

/** Studio's own words are English without a `locale` of Sanity's; these stand beside them. */
export function sanityWords(locale = "en-US") {
  return Object.entries(words).map(([namespace, resources]) =>
    defineLocaleResourceBundle({ locale, namespace, resources }),
  );
}
