import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import { WaysOn } from "#app/site/notice.tsx";
import { WriteToUs } from "#app/site/write-to-us.tsx";
import { announce } from "#app/ui/announce.ts";
import { Title } from "#app/ui/title.tsx";
import controlNames from "#words/controls.json" with { type: "json" };
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };
import { AskForFitting } from "./ask-for-fitting.tsx";
import { DressColumn } from "./dress-column.tsx";
import { GoneDresses } from "./gone-dresses.tsx";
import { PrintSheets, SharedList, ShareList } from "./list-actions.tsx";
import { type DayAnswers, isAskedFor, messageDay, rowsOf } from "./listed-dress.ts";
import styles from "./listed-dresses.module.css";
import { MarkDifferences } from "./mark-differences.tsx";
import { RemovedDresses } from "./removed-dresses.tsx";
import type { ShownWishlist } from "./use-shown-wishlist.ts";
import type { WishlistData } from "./wishlist-data.server.ts";

const AskCalendar = lazy(async () => ({ default: (await import("./ask-calendar.tsx")).AskCalendar }));

type ListedDressesProps = { data: WishlistData; wishlist: ShownWishlist };

/** A description list for each dress keeps each value beside its label. A table has its labels off a phone's screen. */
export function ListedDresses({ data, wishlist }: ListedDressesProps) {
  const { phase, shown: shownDresses, isComing, isStored, isFull, needed } = wishlist;
  const [calendar, setCalendar] = useState<DayAnswers>();
  const rows = rowsOf(shownDresses, { day: needed, answers: calendar });
  useEffect(() => {
    if (isFull) announce(wishlistPageWords.full);
  }, [isFull]);
  const { title, lead } = phase === "shared" ? wishlistPageWords.shared : wishlistPageWords;
  return (
    <section
      className={`${styles.fitting} grid`}
      data-phase={phase}
      aria-labelledby="wishlist"
      aria-busy={isComing || undefined}
    >
      <header className={`${styles.beside} ${styles.head} twelve`}>
        <h1 id="wishlist">
          {/* The key makes it another heading: its words do not move. */}
          <Title key={phase === "shared" ? "shared" : "own"} text={title} />
        </h1>
        <div className={styles.lead}>
          <p className="lead soft">{lead}</p>
          <div className={`${styles.actions} scripted`}>
            {phase === "shared" && <SharedList wishlist={wishlist} />}
            {phase === "own" && shownDresses.length > 0 && (
              <>
                <ShareList
                  items={shownDresses.map(({ slug, query = "" }) => slug + query)}
                  origin={data.origin}
                />
                <PrintSheets />
              </>
            )}
          </div>
        </div>
      </header>
      {needed && shownDresses.length > 0 && (
        <Suspense>
          <AskCalendar dresses={shownDresses} day={needed} onTold={setCalendar} />
        </Suspense>
      )}
      {isFull && <p>{wishlistPageWords.full}</p>}
      {phase === "own" && !isStored && <p>{wishlistPageWords.notKept}</p>}
      <GoneDresses wishlist={wishlist} phone={data.phone} question={data.question} />
      {shownDresses.length === 0 && !isComing && <Collections links={data.empty.waysOn} />}
      {shownDresses.length > 0 && (
        <div className={styles.compared}>
          {rows.some(({ isSame }) => isSame) && <MarkDifferences />}
          <ol
            className={styles.list}
            aria-label={wishlistPageWords.dresses}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard
            tabIndex={0}
          >
            {shownDresses.map((dress, index) => (
              <DressColumn
                key={dress.slug}
                dress={dress}
                index={index}
                rows={rows}
                wishlist={wishlist}
                calendar={calendar}
                sheet={data.sheet}
              />
            ))}
          </ol>
        </div>
      )}
      {shownDresses.some(isAskedFor) ? (
        <AskForFitting data={data} wishlist={wishlist} day={messageDay(shownDresses, calendar)} />
      ) : (
        shownDresses.length > 0 && (
          <>
            <p>{wishlistPageWords.allSold}</p>
            <Collections links={data.empty.waysOn} />
            <WriteToUs />
          </>
        )
      )}
      <RemovedDresses taken={wishlist.taken} putBack={wishlist.putBack} />
    </section>
  );
}

function Collections({ links }: Pick<ComponentProps<typeof WaysOn>, "links">) {
  return (
    <nav className="ways" aria-label={controlNames.waysOn}>
      <WaysOn links={links} />
    </nav>
  );
}
