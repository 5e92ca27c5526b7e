import { type CSSProperties, type PointerEvent, useEffect, useRef } from "react";
import { DRESS_RATIO } from "#app/catalogue/picture-size.ts";
import { productPath } from "#app/catalogue/product.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { fittingWords } from "#words/fitting.ts";
import { ColumnControl } from "./column-control.tsx";
import styles from "./dress-column.module.css";
import { DressNote } from "./dress-note.tsx";
import { DressRow } from "./dress-row.tsx";
import type { FittingData } from "./fitting-data.server.ts";
import { movedTo } from "./fitting-list.ts";
import { type ComparisonRow, type ListedDress, nameIdOf } from "./listed-dress.ts";
import { LookSheet } from "./look-sheet.tsx";
import type { Fitting } from "./use-fitting.ts";

type DressColumnProps = {
  dress: ListedDress;
  /** It counts the dresses that are shown. */
  index: number;
  rows: readonly ComparisonRow[];
  fitting: Fitting;
  sheet: FittingData["sheet"];
  startDrag: (event: PointerEvent<HTMLElement>, slug: string) => void;
};

/** The same picture is printed as large as a sheet: this is wider than a wide screen shows it. */
const SIZES = "(max-width: 39.99rem) 76vw, (max-width: 59.99rem) 40vw, 34vw";

/** This many columns may stand on a first screen. */
const FIRST_SCREEN = 4;

/** The picture, its controls, the name and the note are rows, too. */
const OTHER_ROWS = 4;

/** On paper each dress of the list is a sheet of its own. */
export function DressColumn({ dress, index, rows, fitting, sheet, startDrag }: DressColumnProps) {
  const { slug, name, offers, rental, pictures, address, qr } = dress;
  const { phase, entries, note, needed } = fitting;
  const style: CSSProperties & Record<"--rows" | "--facts", number> = {
    "--rows": rows.length + OTHER_ROWS,
    "--facts": rows.length,
  };
  return (
    <li className={styles.column} style={style}>
      <article className={styles.dress} aria-labelledby={nameIdOf(slug)}>
        <div className={styles.picture}>
          <Picture
            picture={pictures[0]}
            ratio={DRESS_RATIO}
            sizes={SIZES}
            loading={index < FIRST_SCREEN ? "eager" : "lazy"}
          />
        </div>
        <ColumnControls dress={dress} index={index} fitting={fitting} startDrag={startDrag} />
        <h2 id={nameIdOf(slug)} className={styles.name}>
          <ScreenLink href={productPath(slug)}>{name}</ScreenLink>
        </h2>
        <dl className={styles.facts}>
          {rows.map((row) => (
            <DressRow key={row.name} row={row} dress={dress} day={needed.day} />
          ))}
        </dl>
        <DressNote
          dress={name}
          isOwn={phase === "own"}
          note={entries.find((entry) => entry.slug === slug)?.note ?? ""}
          onNote={(text) => note(slug, text)}
        />
        <LookSheet
          className={styles.printed}
          product={dress}
          rental={offers.includes("rent") ? rental : undefined}
          choice={{}}
          address={address}
          qr={qr}
          {...sheet}
        />
      </article>
    </li>
  );
}

type ColumnControlsProps = Pick<DressColumnProps, "dress" | "index" | "fitting" | "startDrag">;

/** Where the list is not on this device they lead to the same list in another order. */
function ColumnControls({ dress: { slug, name }, index, fitting, startDrag }: ColumnControlsProps) {
  const { phase, shown, urlOf, move, takeOff } = fitting;
  const isOwn = phase === "own";
  const slugs = shown.map((dress) => dress.slug);
  const controls = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);

  // The browser takes the focus from what is put elsewhere in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it has another place
  useEffect(() => {
    const button = controls.current?.querySelector<HTMLElement>(`[data-control="${pressed.current}"]`);
    button?.focus({ preventScroll: true });
    if (pressed.current) controls.current?.scrollIntoView({ block: "nearest", inline: "center" });
    pressed.current = undefined;
  }, [index]);

  function step(by: number, control: string) {
    pressed.current = control;
    move(slug, index + by);
  }

  return (
    <div ref={controls} className={styles.controls}>
      <ColumnControl
        control="before"
        name={fittingWords.moveBefore(name)}
        icon="previous"
        href={urlOf(movedTo(slugs, slug, index - 1))}
        isUseless={index === 0}
        onPress={isOwn ? () => step(-1, "before") : undefined}
      />
      <span
        className={`${buttons.icon} ${styles.handle}`}
        title={fittingWords.drag}
        aria-hidden="true"
        data-own={isOwn ? "" : undefined}
        onPointerDown={(event) => startDrag(event, slug)}
      >
        <Icon name="menu" />
      </span>
      <ColumnControl
        control="after"
        name={fittingWords.moveAfter(name)}
        icon="next"
        href={urlOf(movedTo(slugs, slug, index + 1))}
        isUseless={index === slugs.length - 1}
        onPress={isOwn ? () => step(1, "after") : undefined}
      />
      <ColumnControl
        control="off"
        name={fittingWords.takeOff(name)}
        icon="close"
        href={urlOf(slugs.filter((other) => other !== slug))}
        onPress={isOwn ? () => takeOff(slug) : undefined}
      />
    </div>
  );
}
