import { data } from "react-router";
import type { Finding } from "#app/content/check/finding.server.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import reading from "#app/styles/reading.module.css";
import type { Route } from "./+types/content-check.ts";
import styles from "./content-check.module.css";

/** For editors only. Anybody without a preview token gets 403 and no findings. */
export async function loader({ context }: Route.LoaderArgs) {
  const { preview } = context.get(shopContext);
  if (!preview) return data({ findings: undefined }, { status: 403 });
  return data({ findings: await preview.findings() });
}

export function meta() {
  return [{ title: "What needs mending" }, { name: "robots", content: "noindex" }];
}

export default function ContentCheck({ loaderData: { findings } }: Route.ComponentProps) {
  return (
    <section className={`${reading.page} grid`} aria-labelledby="check">
      <header className={reading.beside}>
        <h1 id="check">What needs mending</h1>
        {!findings && <p className="lead">This page is for editors: open it from Studio, under “Check”.</p>}
        {findings?.length === 0 && <p className="lead">Nothing. Every dress and every text is whole.</p>}
      </header>
      {findings && (
        <div className={`${reading.text} ${reading.links} ${styles.lists}`}>
          <FindingList heading="Shoppers see this" findings={ofSeverity(findings, "error")} />
          <FindingList heading="This would be better" findings={ofSeverity(findings, "warning")} />
        </div>
      )}
    </section>
  );
}

function FindingList({ heading, findings }: { heading: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <>
      <h2 className="title-s">
        {heading} ({findings.length})
      </h2>
      <ul className={reading.dashes}>
        {findings.map((finding) => (
          <li key={finding.id + finding.message}>
            <b>
              <Name finding={finding} />
            </b>
            {": "}
            {finding.message}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads into the Studio that the shop itself serves. */
function Name({ finding: { id, type, name } }: { finding: Finding }) {
  return id === "" ? name : <a href={`/studio/intent/edit/id=${id};type=${type}/`}>{name}</a>;
}

function ofSeverity(findings: readonly Finding[], severity: Finding["severity"]) {
  return findings.filter((finding) => finding.severity === severity);
}
