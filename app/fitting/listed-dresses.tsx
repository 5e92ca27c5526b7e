import { useEffect } from "react";
import { WaysOn } from "#app/site/notice.tsx";
import { announce } from "#app/ui/announce.ts";
import { Title } from "#app/ui/title.tsx";
import { controlNames } from "#words/controls.ts";
import { fittingWords } from "#words/fitting.ts";
import { AskForFitting } from "./ask-for-fitting.tsx";
import { DressColumn } from "./dress-column.tsx";
import type { FittingData } from "./fitting-data.server.ts";
import { GoneDresses } from "./gone-dresses.tsx";
import { rowsOf } from "./listed-dress.ts";
import styles from "./listed-dresses.module.css";
import { MarkDifferences } from "./mark-differences.tsx";
import { PrintSheets } from "./print-sheets.tsx";
import { RemovedDresses } from "./removed-dresses.tsx";
import { ShareList } from "./share-list.tsx";
import { SharedList } from "./shared-list.tsx";
import { useDragOrder } from "./use-drag-order.ts";
import type { Fitting } from "./use-fitting.ts";

type ListedDressesProps = { data: FittingData; fitting: Fitting };

/**
 * Each dress has its name for a heading and its facts as a description list. On a phone each value has its label beside it; a table would have
 * its labels off the screen.
 */
export function ListedDresses({ data, fitting }: ListedDressesProps) {
  const { phase, shown, isComing, isStored, isFull, move, needed } = fitting;
  const startDrag = useDragOrder(move);
  const rows = rowsOf(shown, needed.day);
  useEffect(() => {
    if (isFull) announce(fittingWords.full);
  }, [isFull]);
  const { title, lead } = phase === "shared" ? fittingWords.shared : fittingWords;
  return (
    <section
      className={`${styles.fitting} grid`}
      data-phase={phase}
      aria-labelledby="fitting"
      aria-busy={isComing || undefined}
    >
      <header className={`${styles.beside} ${styles.head}`}>
        <h1 id="fitting">
          {/* The key makes it another heading: its words do not move. */}
          <Title key={phase === "shared" ? "shared" : "own"} text={title} />
        </h1>
        <div className={styles.lead}>
          <p className="lead soft">{lead}</p>
          <div className={styles.actions}>
            {phase === "shared" && <SharedList fitting={fitting} />}
            {phase === "own" && shown.length > 0 && (
              <>
                <ShareList slugs={shown.map(({ slug }) => slug)} origin={data.origin} />
                <PrintSheets />
              </>
            )}
          </div>
          {isFull && <p>{fittingWords.full}</p>}
          {phase === "own" && !isStored && <p>{fittingWords.notKept}</p>}
        </div>
      </header>
      <GoneDresses fitting={fitting} phone={data.phone} question={data.question} />
      {shown.length === 0 && !isComing && (
        <nav className={styles.waysOn} aria-label={controlNames.waysOn}>
          <WaysOn links={data.empty.waysOn} />
        </nav>
      )}
      {shown.length > 0 && (
        <div className={styles.compared}>
          {rows.some(({ isSame }) => isSame) && <MarkDifferences />}
          <ol
            className={styles.list}
            aria-label={fittingWords.dresses}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard
            tabIndex={0}
          >
            {shown.map((dress, index) => (
              <DressColumn
                key={dress.slug}
                dress={dress}
                index={index}
                rows={rows}
                fitting={fitting}
                sheet={data.sheet}
                startDrag={startDrag}
              />
            ))}
          </ol>
        </div>
      )}
      {shown.length > 0 && <AskForFitting data={data} fitting={fitting} />}
      <RemovedDresses fitting={fitting} />
    </section>
  );
}
