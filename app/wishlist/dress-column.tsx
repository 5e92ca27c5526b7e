import { say } from "@trousseau/words/say.ts";
import { useId } from "react";
import { PriceLine } from "#app/dresses/price-line.tsx";
import swatches from "#app/dresses/swatch.module.css";
import { swatchStyle } from "#app/dresses/swatch-style.tsx";
import field from "#app/ui/field.module.css";
import { describes, FieldNotes } from "#app/ui/field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { longestIn } from "#app/ui/title.tsx";
import type { Choice } from "#model/dresses/choice.ts";
import { DRESS_RATIO } from "#model/dresses/picture-size.ts";
import { productPath, sizeInWords } from "#model/dresses/product.ts";
import { lengthOf } from "#model/texts/characters.ts";
import attributeWords from "#words/attributes.json" with { type: "json" };
import { separated } from "#words/locale.ts";
import wishlistPageWords from "#words/wishlist-page.json" with { type: "json" };
import { ColumnControls, type ColumnControlsProps } from "./column-controls.tsx";
import styles from "./dress-column.module.css";
import {
  type ComparisonField,
  type ComparisonRow,
  coloursOf,
  type DayAnswers,
  type Needed,
  nameIdOf,
  textOf,
} from "./listed-dress.ts";
import { PrintSheet } from "./print-sheet.tsx";
import { NOTE_LIMIT } from "./wishlist.ts";
import type { ListedDress, WishlistData } from "./wishlist-data.server.ts";

const rowLabels = { ...attributeWords, ...wishlistPageWords.rows };

type DressColumnProps = ColumnControlsProps & {
  rows: readonly ComparisonRow[];
  calendar: DayAnswers | undefined;
  sheet: WishlistData["sheet"];
};

/** The same picture is printed as large as a sheet: this is wider than a wide screen shows it. */
const SIZES = "(max-width: 39.99rem) 76vw, 46vw";

/** This many columns may stand on a first screen. */
const FIRST_SCREEN = 4;

/** The picture, the name and the note are rows, too. */
const OTHER_ROWS = 3;

/** Paper has a sheet for each dress of the list. */
export function DressColumn(props: DressColumnProps) {
  const { dress, index, rows, wishlist, calendar, sheet } = props;
  const { slug, name, offers, rental, pictures, address, qr, choice = {}, query = "" } = dress;
  const { phase, entries, note, needed } = wishlist;
  const isOwn = phase === "own";
  const style = { "--rows": rows.length + OTHER_ROWS, "--facts": rows.length };
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
          {isOwn && <ColumnControls dress={dress} index={index} wishlist={wishlist} />}
        </div>
        <h2 id={nameIdOf(slug)} className={styles.name} style={longestIn(name)}>
          <ScreenLink href={productPath(slug) + query} translate="no">
            {name}
          </ScreenLink>
          {query && (
            <>
              <br />
              <span className="label soft">{separated(chosenInWords(choice, sheet.words.size))}</span>
            </>
          )}
        </h2>
        <dl className={styles.facts}>
          {rows.map((row) => (
            <DressRow key={row.name} row={row} dress={dress} needed={{ day: needed, answers: calendar }} />
          ))}
        </dl>
        <DressNote
          dress={name}
          isOwn={isOwn}
          note={entries.find((entry) => entry.slug === slug)?.note ?? ""}
          onNote={(text) => note(slug, text)}
        />
        <PrintSheet
          product={dress}
          rental={offers.includes("rent") ? rental : undefined}
          choice={choice}
          state={dress.state}
          address={address}
          qr={qr}
          {...sheet}
        />
      </article>
    </li>
  );
}

/** "Sage · Size 38". */
function chosenInWords({ colour, size }: Partial<Choice>, sizeWord: string): string[] {
  return [colour?.name ?? [], size ? `${sizeWord} ${sizeInWords(size)}` : []].flat();
}

type DressRowProps = { row: ComparisonRow; dress: ListedDress; needed: Needed };

/** The label stands with each fact, and is seen wherever no other column shows it. */
function DressRow({ row: { name, isSame }, dress, needed }: DressRowProps) {
  return (
    <div className={styles.fact} data-same={isSame ? "" : undefined}>
      <dt className="label">
        <span>{rowLabels[name]}</span>
        {isSame && <span className="visually-hidden">{wishlistPageWords.same}</span>}
      </dt>
      <dd>
        <Value name={name} dress={dress} needed={needed} />
      </dd>
    </div>
  );
}

type ValueProps = Pick<DressRowProps, "dress" | "needed"> & { name: ComparisonField };

function Value({ name, dress, needed }: ValueProps) {
  const colours = coloursOf(dress);
  const { price, sale, offers } = dress;
  if (name === "price" && price && sale && offers.includes("purchase"))
    return (
      <>
        <PriceLine price={price.text} was={sale.was.text} />
        {sale.note && <p className="soft">{sale.note}</p>}
      </>
    );
  if (name !== "colours" || colours.length === 0)
    return <span className="numeral">{textOf(dress, name, needed) || wishlistPageWords.unknown}</span>;
  return (
    <ul className={styles.colours}>
      {colours.map(({ slug, name: colour, value }) => (
        <li key={slug} className={`${swatches.swatch} ${swatches.square}`} style={swatchStyle(value)}>
          {colour}
        </li>
      ))}
    </ul>
  );
}

type DressNoteProps = {
  dress: string;
  /** A list that someone has sent has no notes. */
  isOwn: boolean;
  note: string;
  onNote: (note: string) => void;
};

/** A note is stored as it is typed. docs/decisions/007-screens.md says why it has no `maxLength`. */
function DressNote({ dress, isOwn, note, onNote }: DressNoteProps) {
  const id = useId();
  return (
    <div className={`${styles.note} ${field.field} scripted`} data-own={isOwn ? "" : undefined}>
      <label className="label" htmlFor={id}>
        <i aria-hidden="true">{wishlistPageWords.note}</i>
        <span className="visually-hidden">{say(wishlistPageWords, "noteFor", { dress })}</span>
      </label>
      <textarea
        id={id}
        rows={2}
        value={note}
        readOnly={!isOwn}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
        aria-describedby={describes(id)}
        dir="auto"
      />
      <FieldNotes id={id} text={note} limit={{ max: NOTE_LIMIT, lengthOf }} error={undefined} />
    </div>
  );
}
