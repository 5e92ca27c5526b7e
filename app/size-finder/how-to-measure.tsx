import type { SizeChart } from "#app/content/texts/label-texts.server.ts";
import { measures } from "#app/label/size-chart.ts";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { sizeFinderWords } from "#words/size-finder.ts";
import styles from "./how-to-measure.module.css";
import { MeasuringFigure } from "./measuring-figure.tsx";

/** Where the tape goes, in words and drawn. */
export function HowToMeasure({ measuring }: Pick<SizeChart, "measuring">) {
  const { hollowToFloor, measures: names } = sizeFinderWords;
  const field = useDataAttribute("sizeChart");
  return (
    <div className={styles.how}>
      <MeasuringFigure />
      <ol className={styles.steps}>
        {measures.map((measure) => (
          <li key={measure}>
            <strong className="label">{measure === "hollowToHem" ? hollowToFloor : names[measure]}</strong>
            <p data-sanity={field("measuring", measure)}>{measuring[measure]}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
