import { data } from "react-router";
import type { ContentIssue } from "#app/content/check/content-issue.server.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import reading from "#app/styles/reading.module.css";
import type { Route } from "./+types/content-check.ts";
import styles from "./content-check.module.css";

export const shouldRevalidate = ignoringFragment;

/** Only editors may see it: anybody without a preview token gets 403 and no issues. */
export async function loader({ context }: Route.LoaderArgs) {
  const { preview } = context.get(shopContext);
  if (!preview) return data({ issues: undefined }, { status: 403 });
  return data({ issues: await preview.issues() });
}

export function meta() {
  return [{ title: "What needs fixing" }, { name: "robots", content: "noindex" }];
}

export default function ContentCheck({ loaderData: { issues } }: Route.ComponentProps) {
  return (
    <section className={`${reading.page} grid`} aria-labelledby="check">
      <header className={reading.beside}>
        <h1 id="check">What needs fixing</h1>
        {!issues && <p className="lead">This page is for editors: open it from Studio, under “Check”.</p>}
        {issues?.length === 0 && <p className="lead">Nothing. Every dress and every text is whole.</p>}
      </header>
      {issues && (
        <div className={`${reading.text} ${reading.links} ${styles.lists}`}>
          <IssueList heading="Mend this first" issues={ofSeverity(issues, "error")} />
          <IssueList heading="This would be better" issues={ofSeverity(issues, "warning")} />
        </div>
      )}
    </section>
  );
}

function IssueList({ heading, issues }: { heading: string; issues: readonly ContentIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <>
      <h2 className="title-s">{`${heading} (${issues.length})`}</h2>
      <ul className={reading.dashes}>
        {issues.map((issue) => (
          <li key={issue.id + issue.message}>
            <b>
              <Name issue={issue} />
            </b>
            <span>{`: ${issue.message}`}</span>
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
  return issues.filter((issue) => issue.severity === severity);
}
