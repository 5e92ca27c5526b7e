import { measures } from "@trousseau/words/size-chart.ts";
import type { Size } from "#model/dresses/product.ts";
import type { SizeRow } from "#model/texts/label-texts.server.ts";
import { separated } from "#words/locale.ts";
import sizeFinderWords from "#words/size-finder.json" with { type: "json" };
import styles from "./size-table.module.css";
import { shownInUnit } from "./units.ts";

type SizeTableProps = {
  rows: readonly SizeRow[];
  /** A dress's own sizes stand in boxes, as on its page. */
  sizes: readonly Size[] | undefined;
};

/** Centimetres, and inches below them. */
export function SizeTable({ rows, sizes }: SizeTableProps) {
  const columns = measures.filter((measure) => rows.some((row) => row[measure] !== undefined));
  const { size, measures: names, caption } = sizeFinderWords;
  return (
    <div className={styles.scroller}>
      <table className={`${styles.table} numeral`}>
        <caption className="soft">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="label">
              {size}
            </th>
            {columns.map((measure) => (
              <th key={measure} scope="col" className="label">
                {names[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.size}>
              <th scope="row">
                <SizeName label={row.size} sizes={sizes} />
              </th>
              {columns.map((measure) => (
                <td key={measure}>
                  <Lengths cm={row[measure]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SizeName({ label, sizes }: { label: string; sizes: readonly Size[] | undefined }) {
  if (!sizes) return <span>{label}</span>;
  const dressSize = sizes.find((size) => size.label === label);
  const note = dressSize ? sizeFinderWords.unavailable : sizeFinderWords.notMade;
  return (
    <span
      className={styles.size}
      data-made={dressSize ? "" : undefined}
      data-unavailable={dressSize && !dressSize.isAvailable ? "" : undefined}
    >
      <span>{label}</span>
      {!dressSize?.isAvailable && <span className="visually-hidden">{separated(["", note])}</span>}
    </span>
  );
}

function Lengths({ cm }: { cm: number | undefined }) {
  if (cm === undefined) return null;
  const { short } = sizeFinderWords;
  return (
    <>
      <span>{shownInUnit(cm, "cm")}</span>
      <span className="visually-hidden">{separated([` ${short.cm}`, ""])}</span>
      <span className={`${styles.inches} soft`}>
        <span>{shownInUnit(cm, "in")}</span>
        <span className="visually-hidden">{` ${short.in}`}</span>
      </span>
    </>
  );
}
