import swatches from "#app/catalogue/swatch.module.css";
import { swatchStyle } from "#app/catalogue/swatch-style.tsx";
import { fittingWords } from "#words/fitting.ts";
import styles from "./dress-column.module.css";
import {
  type ComparisonField,
  type ComparisonRow,
  coloursOf,
  type ListedDress,
  textOf,
} from "./listed-dress.ts";

type DressRowProps = { row: ComparisonRow; dress: ListedDress; day: string };

/** The label stands with each fact: on a phone the columns are scrolled, and no label would stay in sight. */
export function DressRow({ row: { name, isSame }, dress, day }: DressRowProps) {
  return (
    <div className={styles.fact} data-same={isSame ? "" : undefined}>
      <dt className="label">
        {fittingWords.rows[name]}
        {isSame && <span className="visually-hidden">{fittingWords.same}</span>}
      </dt>
      <dd>
        <Value name={name} dress={dress} day={day} />
      </dd>
    </div>
  );
}

function Value({ name, dress, day }: Pick<DressRowProps, "dress" | "day"> & { name: ComparisonField }) {
  const colours = coloursOf(dress);
  if (name !== "colours" || colours.length === 0)
    return <span className="numeral">{textOf(dress, name, day) || fittingWords.unknown}</span>;
  return (
    <ul className={styles.colours}>
      {colours.map(({ slug, name: colour, value }) => (
        <li key={slug} className={swatches.swatch} style={swatchStyle(value)}>
          {colour}
        </li>
      ))}
    </ul>
  );
}
