import { type ClientConfig, createClient } from "@sanity/client";
import { deDELocale } from "@sanity/locale-de-de";
import { esESLocale } from "@sanity/locale-es-es";
import { frFRLocale } from "@sanity/locale-fr-fr";
import { itITLocale } from "@sanity/locale-it-it";
import { createStudioFetch } from "@trousseau/content-lake/studio-transport";
import { t } from "@trousseau/words/translate.ts";
import { type DocumentActionComponent, defineConfig, type PluginOptions } from "sanity";
import { structureTool } from "sanity/structure";
import { languageTag } from "#words/locale.ts";
import { arabicLocale } from "./arabic-locale.ts";
import { hasRole, looksAfterShop } from "./connection/has-role.ts";
import { labelIcon, labelLayout, type ShownLabel } from "./connection/label-identity.tsx";
import { labelTheme } from "./connection/label-theme.ts";
import { workspace } from "./connection/workspace.ts";
import { contentCheckTool } from "./desk/content-check-tool.tsx";
import { deleteEmptyCollection } from "./desk/delete-empty-collection.ts";
import {
  duplicateWithoutSlugs,
  OpenPreview,
  publishKeepingSlug,
  TakeOutOfShop,
  takenBackFirst,
  ViewInShop,
} from "./desk/document-actions.ts";
import { PublishOn } from "./desk/publish-on.tsx";
import { withoutPrivate } from "./desk/releases-tool.tsx";
import { removeSampleTool } from "./desk/remove-sample-tool.tsx";
import { ShownReasons } from "./desk/shown-reasons.tsx";
import { DocumentFrame, hasDrafts } from "./desk/spared.tsx";
import { structure, templates } from "./desk/structure.ts";
import { todayTool } from "./desk/today-tool.tsx";
import { ToolMenu, withMore } from "./desk/tool-menu.tsx";
import { trashTool } from "./desk/trash-tool.tsx";
import { dressesTool } from "./dresses/dresses-tool.tsx";
import { insightsTool } from "./insights/insights-tool.tsx";
import { lackingWords } from "./lacking-words.ts";
import { ownPasswordTool } from "./people/own-password.tsx";
import { peopleTool } from "./people/people-tool.tsx";
import { presentation } from "./presentation/presentation.ts";
import { calendarTool } from "./rental/calendar-tool.tsx";
import { sanityWords } from "./sanity-words.ts";
import { rentalTypes, schemaTypes, sentTypes, singletons } from "./schema/schema-types.ts";

/** Studio's own words, by language. A browser fetches those of the one that it shows. */
const sanityLocales: Record<string, { id: string; plugin(): PluginOptions }> = {
  ar: { id: languageTag, plugin: arabicLocale },
  de: { id: "de-DE", plugin: deDELocale },
  es: { id: "es-ES", plugin: esESLocale },
  fr: { id: "fr-FR", plugin: frFRLocale },
  it: { id: "it-IT", plugin: itITLocale },
};

const { language } = new Intl.Locale(languageTag);

const sanityLocale = sanityLocales[language];

const onlyOnce = new Set<string>(singletons.map(({ name }) => name));

const sent = new Set<string>(sentTypes.map(({ name }) => name));

const rented = new Set<string>(rentalTypes.map(({ name }) => name));

/** These actions would make a second page, or remove the only one. */
const notForPages = ["duplicate", "delete", "unpublish"];

function isOffered(action = "", type: string): boolean {
  // The field “Shown” hides a collection with its dresses; unpublishing would leave them in the shop without it.
  if (type === "collection") return action !== "unpublish";
  return !(onlyOnce.has(type) && notForPages.includes(action));
}

/** Studio's own actions respect the shop's addresses, and what is to be published by itself. */
function withRules(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === "publish") return publishKeepingSlug(action);
  if (action.action === "delete") return takenBackFirst(deleteEmptyCollection(action));
  if (action.action === "discardChanges") return takenBackFirst(action);
  return action.action === "duplicate" ? duplicateWithoutSlugs(action) : action;
}

/** Those of an editor's documents are Studio's own, and lead to the shop. */
function actionsOf(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  // A customer whom a booking names is kept by the content itself.
  if (rented.has(type) && type !== "customer") return [];
  if (sent.has(type) || type === "customer") return actions.filter(({ action }) => action === "delete");
  return [
    ...actions.filter(({ action }) => isOffered(action, type)).map(withRules),
    ...(hasDrafts(type) ? [PublishOn] : []),
    TakeOutOfShop,
    OpenPreview,
    ViewInShop,
  ];
}

const absent = { enabled: false };

/** The session is a token rather than the host's cookie, so that the shop can check it before it shows drafts. */
const hosted = { auth: { loginMethod: "token" as const } };

export function studioConfig(label: ShownLabel) {
  const title = label.name || t("Studio");
  return defineConfig({
    title,
    theme: labelTheme(label.palette, label.pairing),
    ...(workspace.shopUrl ? { icon: () => labelIcon(title) } : {}),
    projectId: workspace.projectId,
    dataset: workspace.dataset,
    basePath: workspace.basePath,
    plugins: [
      structureTool({ title: t("Atelier"), structure }),
      ...(workspace.shopUrl ? [presentation] : []),
      ...(sanityLocale ? [sanityLocale.plugin()] : []),
    ],
    tools: (tools, { currentUser }) =>
      withMore([
        ...(workspace.shopUrl ? [todayTool] : []),
        ...tools.map((tool) => (tool.name === "releases" ? withoutPrivate(tool) : tool)),
        ...(workspace.shopUrl ? [insightsTool, contentCheckTool] : []),
        // A writer reads no bookings.
        ...(hasRole(currentUser, "writer") ? [] : [calendarTool]),
        dressesTool,
        trashTool,
        ...(looksAfterShop(currentUser) ? [removeSampleTool] : []),
        ...(workspace.kind === "embedded"
          ? [hasRole(currentUser, "administrator") ? peopleTool : ownPasswordTool]
          : []),
      ]),
    schema: { types: schemaTypes, templates: (defaults) => [...defaults, ...templates] },
    document: {
      badges: (defaults, { schemaType }) => (hasDrafts(schemaType) ? defaults : []),
      components: { unstable_layout: DocumentFrame },
      actions: (defaults, { schemaType }) => actionsOf(defaults, schemaType),
      comments: absent,
      newDocumentOptions: (options) =>
        options.filter(({ templateId }) => ![onlyOnce, sent, rented].some((types) => types.has(templateId))),
    },
    form: { components: { input: ShownReasons } },
    studio: { components: { layout: labelLayout(label), toolMenu: ToolMenu } },
    i18n: {
      bundles: [...lackingWords(language, sanityLocale?.id ?? language), ...sanityWords(sanityLocale?.id)],
    },
    releases: { enabled: true },
    beta: { eventsAPI: { releases: true } },
    // A label of one atelier does not need these features of the hosted service, and the embedded lake does not have
    // them.
    scheduledDrafts: absent,
    scheduledPublishing: absent,
    tasks: absent,
    ...(workspace.kind === "embedded" ? lake : hosted),
  });
}

const lakeFetch = createStudioFetch();

/** This part of the configuration connects Studio to the lake, at the address that Studio was served from. */
const lake = {
  apiHost: workspace.shopUrl,
  auth: {
    loginMethod: "token" as const,
    redirectOnSingle: true,
    providers: [{ name: "lake", title: t("Name and password"), url: `${workspace.shopUrl}/v1/login` }],
  },
  // A browser opens six connections to a host over HTTP/1.1, and Studio has more listeners than that.
  unstable_clientFactory: (config: ClientConfig) =>
    createClient({ ...config, useProjectHostname: false, resolveFetch: () => lakeFetch }),
};
