import { t } from "@trousseau/words/translate.ts";
import { data } from "react-router";
import { shopContext } from "#app/shop-context.server.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import reading from "#app/styles/reading.module.css";
import type { ContentIssue } from "#model/checks/content-issue.server.ts";
import { translationsByLanguage } from "#model/checks/translation-issues.server.ts";
import { labelled } from "#words/locale.ts";
import type { Route } from "./+types/content-check.ts";
import styles from "./content-check.module.css";

export const shouldRevalidate = ignoringFragment;

/** Only editors may see it: anybody without a preview token gets 403 and no issues. */
export async function loader({ context }: Route.LoaderArgs) {
  const { preview } = context.get(shopContext);
  const words = wordsOfPage();
  if (!preview) return data({ words, issues: undefined, translations: [] }, { status: 403 });
  const issues = await preview.issues();
  return data({ words, issues, translations: translationsByLanguage(issues) });
}

/** Said by the server alone: visitors' scripts hold nothing of Studio's words. */
function wordsOfPage() {
  return {
    title: t("What needs fixing"),
    forEditors: t("This page is for editors: open it from Studio, under “Check”."),
    nothing: t("Nothing. Every dress and every text is whole."),
    errors: t("Fix this first"),
    warnings: t("This would be better"),
    hints: t("Pictures to take"),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.words.title }, { name: "robots", content: "noindex" }];
}

export default function ContentCheck({ loaderData: { issues, words, translations } }: Route.ComponentProps) {
  return (
    <section className={`${reading.page} grid`} aria-labelledby="check">
      <header className={reading.beside}>
        <h1 id="check">{words.title}</h1>
        {!issues && <p className="lead">{words.forEditors}</p>}
        {issues?.length === 0 && <p className="lead">{words.nothing}</p>}
      </header>
      {issues && (
        <div className={`${reading.text} ${reading.links} ${styles.lists}`}>
          {severities.map(([severity, heading]) => {
            const alike = ofSeverity(issues, severity);
            return (
              <IssueList key={severity} heading={`${words[heading]} (${alike.length})`} issues={alike} />
            );
          })}
          {translations.map(({ heading, issues: ofLanguage }) => (
            <IssueList key={heading} heading={heading} issues={ofLanguage} />
          ))}
        </div>
      )}
    </section>
  );
}

const severities = [
  ["error", "errors"],
  ["warning", "warnings"],
  ["hint", "hints"],
] as const;

function IssueList({ heading, issues }: { heading: string; issues: readonly ContentIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <>
      <h2 className="title-s">{heading}</h2>
      <ul className={reading.dashes}>
        {issues.map((issue) => (
          <li key={[issue.id, issue.path, issue.message].join()}>
            <b>
              <Name issue={issue} />
            </b>
            <span>{labelled("", issue.message)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads into the Studio that the shop itself serves. */
function Name({ issue: { id, type, name, path } }: { issue: ContentIssue }) {
  if (id === "") return name;
  const field = path ? `;path=${encodeURIComponent(path)}` : "";
  return <a href={`/studio/intent/edit/id=${id};type=${type}${field}/`}>{name}</a>;
}

function ofSeverity(issues: readonly ContentIssue[], severity: ContentIssue["severity"]) {
  return issues.filter((issue) => issue.severity === severity && !issue.translation);
}
