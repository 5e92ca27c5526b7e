import { t } from "@trousseau/words/translate.ts";
import { IS_OWN_LABEL } from "./remove-sample.ts";
import { sampleDocuments } from "./sample-label.ts";
import type { ShopState } from "./shop-well.ts";

/** A step of a new label leads to a field, to another tool of Studio, or out of it. */
export type Step = { title: string; isDone: boolean; field?: Field; tool?: string };

type Field = { id: string; type: string; path?: string };

/** The part of the content that tells how far a label has come. */
export type LabelProgress = {
  isOwn: boolean;
  name: string | null;
  phone: string | null;
  currency: string | null;
  hasLogo: boolean;
  collections: number;
  home: boolean;
  terms: boolean;
  privacy: boolean;
};

const sampleIds = JSON.stringify(sampleDocuments.map(({ _id }) => _id));

/** Nobody is asked to remove a sample from a shop that is still empty. */
export const HAS_NO_SAMPLE = `(${IS_OWN_LABEL} || count(*[_id in ${sampleIds}]) == 0)`;

export const PROGRESS_QUERY = `{
  "isOwn": ${HAS_NO_SAMPLE},
  "name": *[_id == "house"][0].name,
  "phone": *[_id == "house"][0].phone,
  "currency": *[_id == "house"][0].currency,
  "hasLogo": count(*[_id == "identity" && (defined(wordmarkSvg) || defined(wordmark))]) > 0,
  "collections": count(*[_type == "collection"]),
  "home": count(*[_id == "home"]) > 0,
  "terms": count(*[_id == "terms"]) > 0,
  "privacy": count(*[_id == "privacy"]) > 0
}`;

/** The content says what there is, the check what is wrong with it, and the shop what it runs with. */
export function firstSteps(
  progress: LabelProgress,
  { health, issues }: ShopState,
  keepsBackups: boolean,
): Step[] {
  const isWhole = (id: string, path?: string) =>
    !issues.some(
      (issue) => issue.severity === "error" && issue.id === id && (!path || issue.path?.startsWith(path)),
    );
  // Settings that somebody had changed before the sample was removed may still have the sample's name or telephone.
  const isOwnWord = (field: "name" | "phone") =>
    Boolean(progress[field]) && progress[field] !== sampleSettings?.[field];
  const hasNoBiography = issues.some(({ id, path }) => id === "designer" && path === "biography");
  const at = (id: string, path?: string) => ({ field: { id, type: id, ...(path && { path }) } });
  return [
    progress.isOwn
      ? {
          title: t("Name of the label"),
          isDone: isOwnWord("name") && isWhole("house", "name"),
          ...at("house", "name"),
        }
      : { title: t("Remove the sample"), isDone: false, tool: "sample" },
    {
      title: t("Telephone for WhatsApp"),
      isDone: isOwnWord("phone") && isWhole("house", "phone"),
      ...at("house", "phone"),
    },
    {
      title: t("Currency of your prices"),
      isDone: progress.currency !== null && isWhole("house", "currency"),
      ...at("house", "currency"),
    },
    {
      title: t("Logo, or how your name is written"),
      isDone: progress.hasLogo && isWhole("identity"),
      ...at("identity", "wordmarkSvg"),
    },
    { title: t("Collections"), isDone: progress.collections > 0, tool: "structure/collection" },
    {
      title: t("First dresses, with pictures"),
      isDone: (health.dresses ?? 0) > 0,
      tool: "structure/dresses",
    },
    { title: t("Home page"), isDone: progress.home && isWhole("home"), ...at("home", "sections") },
    {
      title: t("The designer"),
      isDone: !hasNoBiography && isWhole("designer"),
      ...at("designer", "biography"),
    },
    {
      title: t("Making, delivery and rental times"),
      isDone: progress.terms && !issues.some(({ id }) => id === "terms"),
      ...at("terms"),
    },
    {
      title: t("Privacy: who is responsible"),
      isDone: progress.privacy && isWhole("privacy"),
      ...at("privacy", "ending"),
    },
    {
      title: keepsBackups
        ? t("The shop’s own address (the setting PUBLIC_URL)")
        : t("The shop’s own address: ask whoever looks after its server to set it"),
      isDone: Boolean(health.publicUrl),
    },
    ...(keepsBackups
      ? [{ title: t("A first backup"), isDone: health.times.lastBackup !== null, tool: "people" }]
      : []),
  ];
}

const sampleSettings = sampleDocuments.find(({ _type }) => _type === "house");
