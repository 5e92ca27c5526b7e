import { measures } from "@trousseau/words/size-chart.ts";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import type { SizeChart } from "#model/texts/label-texts.server.ts";
import sizeFinderWords from "#words/size-finder.json" with { type: "json" };
import styles from "./how-to-measure.module.css";

type HowToMeasureProps = { chart: Pick<SizeChart, "measuring" | "spokenIn"> };

/** Shows where the tape goes, in words and drawn. */
export function HowToMeasure({ chart: { measuring, spokenIn } }: HowToMeasureProps) {
  const { hollowToFloor, measures: names } = sizeFinderWords;
  const field = useDataAttribute("sizeChart");
  return (
    <div className={styles.how}>
      <MeasuringFigure />
      <ol className={styles.steps}>
        {measures.map((measure) => (
          <li key={measure}>
            <strong className="label">{measure === "hollowToHem" ? hollowToFloor : names[measure]}</strong>
            <p
              {...(spokenIn?.["measuring"] ?? spokenIn?.[`measuring.${measure}`])}
              data-sanity={field("measuring", measure)}
            >
              {measuring[measure]}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A gown on a form, and where the tape goes. Decoration: the words beside it say the same. */
function MeasuringFigure() {
  return (
    <svg className={styles.figure} viewBox="0 0 260 480" aria-hidden="true">
      <path d={GOWN} />
      <path d={FOLDS} className={styles.fold} />
      <g className={styles.tape}>
        <path d="M83 119c22 13 72 13 94 0" />
        <path d="M98 170c16 9 48 9 64 0" />
        <path d="M80 216c26 14 74 14 100 0" />
        <path d="M130 66v396" />
        <path d="M134 396h86" className={styles.leader} />
      </g>
      <g className={styles.mark}>
        <text x="196" y="123">
          1
        </text>
        <text x="184" y="174">
          2
        </text>
        <text x="202" y="220">
          3
        </text>
        <text x="228" y="400">
          4
        </text>
      </g>
      <circle cx="130" cy="66" r="2.5" />
      <path d="M24 462h212" />
    </svg>
  );
}

/** The line runs from the neck over shoulder, bust, waist and hip to the hem, on both sides. */
const GOWN =
  "M118 22v20c0 9-6 13-16 16l-24 8c-3 20-2 38 5 53 4 17 15 31 15 51 0 17-14 28-18 46-6 36-34 140-48 232 30 9 166 9 196 0-14-92-42-196-48-232-4-18-18-29-18-46 0-20 11-34 15-51 7-15 8-33 5-53l-24-8c-10-3-16-7-16-16V22c-7 4-17 4-24 0Z";

const FOLDS =
  "M92 250c-8 60-22 130-30 200M168 250c8 60 22 130 30 200M112 260c-3 66-10 130-14 194M148 260c3 66 10 130 14 194";
