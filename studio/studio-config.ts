import { type DocumentActionComponent, defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { lake } from "./connection/embedded-lake.ts";
import { LabelIcon } from "./connection/label-icon.tsx";
import { workspace } from "./connection/workspace.ts";
import { AnswerByMail, AnswerOnWhatsApp } from "./desk/answer-actions.ts";
import { binTool } from "./desk/bin-tool.tsx";
import { contentCheckTool } from "./desk/content-check-tool.tsx";
import { deleteWithDresses } from "./desk/delete-collection-action.tsx";
import { duplicateAsAnother } from "./desk/duplicate-as-another.ts";
import { OpenPreview } from "./desk/open-preview.ts";
import { ownLabelTool } from "./desk/own-label-tool.tsx";
import { publishKeepingSlug } from "./desk/publish-keeping-slug.ts";
import { severalDressesTool } from "./desk/several-dresses-tool.tsx";
import { ShownReasons } from "./desk/shown-reasons.tsx";
import { structure } from "./desk/structure.ts";
import { TakeOutOfShop } from "./desk/take-out-of-shop.ts";
import { templates } from "./desk/templates.ts";
import { UnfinishedBadge } from "./desk/unfinished-badge.ts";
import { ViewInShop } from "./desk/view-in-shop.ts";
import { presentation } from "./presentation/presentation.ts";
import { schemaTypes, sentTypes, singletons } from "./schema/schema-types.ts";
import { wantsTool } from "./wants/wants-tool.tsx";

const onlyOnce = new Set<string>(singletons.map(({ name }) => name));

const sent = new Set<string>(sentTypes.map(({ name }) => name));

/** What would make a second one of a page, or take the only one away. */
const notForPages = new Set(["duplicate", "delete", "unpublish"]);

/** Its field “Shown” hides it together with its dresses, which would else be in the shop without it. */
const notForCollections = new Set(["unpublish"]);

function isOffered(action: string | undefined, type: string): boolean {
  if (action === undefined) return true;
  return (
    !(onlyOnce.has(type) && notForPages.has(action)) &&
    !(type === "collection" && notForCollections.has(action))
  );
}

/** Studio's own actions, three of them with the shop's addresses in mind. */
function withSlugs(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === "publish") return publishKeepingSlug(action);
  if (action.action === "delete") return deleteWithDresses(action);
  return action.action === "duplicate" ? duplicateAsAnother(action) : action;
}

const absent = { enabled: false };

/** The session is a token, not a cookie of the host: the shop is shown it before it shows drafts. */
const hosted = { auth: { loginMethod: "token" as const } };

/** `labelName`: the title of the tab; empty when nobody has told it. */
export function studioConfig(labelName: string) {
  return defineConfig({
    title: labelName || "Studio",
    ...(workspace.shopUrl ? { icon: LabelIcon } : {}),
    projectId: workspace.projectId,
    dataset: workspace.dataset,
    basePath: workspace.basePath,
    plugins: [structureTool({ title: "Atelier", structure }), ...(workspace.shopUrl ? [presentation] : [])],
    tools: (tools) => [
      ...tools,
      ...(workspace.shopUrl ? [wantsTool, contentCheckTool] : []),
      severalDressesTool,
      binTool,
      ownLabelTool,
    ],
    schema: { types: schemaTypes, templates: (given) => [...given, ...templates] },
    document: {
      actions: (given, { schemaType }) =>
        sent.has(schemaType)
          ? [AnswerByMail, AnswerOnWhatsApp, ...given.filter(({ action }) => action === "delete")]
          : [
              ...given.filter(({ action }) => isOffered(action, schemaType)).map(withSlugs),
              TakeOutOfShop,
              OpenPreview,
              ViewInShop,
            ],
      comments: absent,
      badges: (given) => [...given, UnfinishedBadge],
      newDocumentOptions: (options) =>
        options.filter(({ templateId }) => !onlyOnce.has(templateId) && !sent.has(templateId)),
    },
    form: { components: { input: ShownReasons } },
    releases: { enabled: true },
    beta: { eventsAPI: { releases: true } },
    // Features of the hosted service that a label of one atelier does not need, and the embedded lake does not have.
    scheduledDrafts: absent,
    scheduledPublishing: absent,
    tasks: absent,
    ...(workspace.kind === "embedded" ? lake : hosted),
  });
}
