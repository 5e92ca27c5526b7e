import { t } from "@trousseau/words/translate.ts";
import { isolated } from "#words/locale.ts";
import type { Agreement } from "./agreement.ts";
import sheetStyle from "./agreement-sheet.css?inline";

type AgreementSheetProps = { agreement: Agreement; style: string };

/** One page in the label's type, as the shop's other paper: who, what, how much, on which terms, and where to sign. */
export function AgreementSheet({ agreement, style }: AgreementSheetProps) {
  const { label, address, title, customer, facts, dress, included, terms } = agreement;
  return (
    <article className="agreement">
      <style>{style + sheetStyle}</style>
      <header>
        <p className="mark" translate="no">
          {label}
        </p>
        <Lines lines={address} />
      </header>
      <h1>{title}</h1>
      <section className="parties">
        <Part title={t("Customer")}>
          <Lines lines={customer} />
        </Part>
        <Part title={t("Packing list")}>
          <ul>
            <li>{dress}</li>
            <li className="blank" />
            <li className="blank" />
          </ul>
          <p>{included}</p>
        </Part>
      </section>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{isolated(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="terms">
        {terms.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <footer>
        {[t("Place and date"), label, t("Customer")].map((name) => (
          <p key={name}>{name}</p>
        ))}
      </footer>
    </article>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <div>
      {lines.map((line) => (
        <p key={line}>{isolated(line)}</p>
      ))}
    </div>
  );
}
