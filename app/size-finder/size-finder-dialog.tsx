import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { productPath } from "#app/catalogue/product.ts";
import { SIZE_PARAM } from "#app/catalogue/url-parameters.ts";
import type { SizeChart } from "#app/content/texts/label-texts.server.ts";
import buttons from "#app/ui/button.module.css";
import { closes, Dialog } from "#app/ui/dialog.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import overlay from "#app/ui/overlay.module.css";
import { controlNames } from "#words/controls.ts";
import { sizeFinderWords } from "#words/size-finder.ts";
import { chooseSize } from "./choose-size.ts";
import styles from "./finder.module.css";
import { FinderForm } from "./finder-form.tsx";
import { HowToMeasure } from "./how-to-measure.tsx";
import { fieldId } from "./measure-field.tsx";
import { adviseSize, type SizeAdvice } from "./size-advice.ts";
import { type FinderDress, SizeResult } from "./size-result.tsx";
import { useMeasurements } from "./use-measurements.ts";
import { type Faults, fieldNames, readWritten, type Written } from "./written-measurements.ts";

export type SizeFinderDialogProps = {
  chart: SizeChart;
  dress?: FinderDress | undefined;
  /** Another object each time it is asked for: then it opens. */
  asked: object;
};

const ID = "size-finder";

/** A form of its own: it may stand in no other. */
export function SizeFinderDialog({ chart, dress, asked }: SizeFinderDialogProps) {
  const navigate = useNavigate();
  const chosen = useRef<{ size: string; isNoted: boolean }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening opens it
  useEffect(() => {
    const dialog = dialogNow();
    if (dialog && !dialog.open) dialog.showModal();
  }, [asked]);

  function choose(size: string, isNoted: boolean) {
    chosen.current = { size, isNoted };
    dialogNow()?.close();
  }

  function follow(): boolean {
    const choice = chosen.current;
    chosen.current = undefined;
    if (choice && dress)
      chooseSize(choice, () =>
        navigate(`${productPath(dress.slug)}?${new URLSearchParams({ [SIZE_PARAM]: choice.size })}`),
      );
    return false;
  }

  return (
    <Dialog
      id={ID}
      label={sizeFinderWords.find}
      className={`${overlay.overlay} ${overlay.sheet}`}
      onDismiss={follow}
    >
      <button
        type="button"
        className={`${buttons.icon} ${overlay.close}`}
        aria-label={controlNames.close}
        {...closes(ID)}
      >
        <Icon name="close" />
      </button>
      <Finder chart={chart} dress={dress} onChoose={choose} />
    </Dialog>
  );
}

type FinderProps = {
  chart: SizeChart;
  dress: FinderDress | undefined;
  onChoose: (size: string, isNoted: boolean) => void;
};

/** The measurements stand on one side, the result on the other. */
function Finder({ chart, dress, onChoose }: FinderProps) {
  const measurements = useMeasurements();
  const [found, setFound] = useState<{ advice: SizeAdvice | undefined; entries: Written["entries"] }>();
  const [faults, setFaults] = useState<Faults>({});
  const panel = useRef<HTMLDivElement>(null);
  const { entries } = measurements.written;
  // None for other measurements than were asked about.
  const advice = found?.entries === entries ? found.advice : undefined;

  // Every result comes into sight and is read out.
  useEffect(() => {
    if (advice) panel.current?.querySelector<HTMLElement>("h3[tabindex]")?.focus();
  }, [advice]);

  function find() {
    const { body, faults: found } = readWritten(measurements.written);
    const first = fieldNames.find((name) => found[name]);
    setFaults(found);
    setFound(first ? undefined : { advice: adviseSize(chart, body), entries });
    if (first) document.getElementById(fieldId(first))?.focus();
  }

  function startAnew() {
    setFound(undefined);
    setFaults({});
  }

  return (
    <div className={styles.sheet}>
      <div className={styles.asks}>
        <div className={styles.head}>
          {dress && <p className="label soft">{dress.name}</p>}
          <h2 className="title-s">
            <Emphasis text={chart.title} />
          </h2>
        </div>
        <p className="soft">{sizeFinderWords.private}</p>
        <FinderForm measurements={measurements} faults={faults} onWrite={startAnew} onFind={find} />
      </div>
      <div ref={panel} className={styles.panel}>
        {advice ? (
          <SizeResult
            advice={advice}
            rows={chart.rows}
            written={measurements.written}
            dress={dress}
            onChoose={onChoose}
          />
        ) : (
          <HowToMeasure measuring={chart.measuring} />
        )}
      </div>
    </div>
  );
}

function dialogNow(): HTMLDialogElement | undefined {
  const dialog = document.getElementById(ID);
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
}
