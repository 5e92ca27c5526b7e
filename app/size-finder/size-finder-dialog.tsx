import { say } from "@trousseau/words/say.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { announce } from "#app/ui/announce.ts";
import buttons from "#app/ui/button.module.css";
import { CloseDialog, Dialog } from "#app/ui/dialog.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import overlay from "#app/ui/overlay.module.css";
import { productPath } from "#model/dresses/product.ts";
import { SIZE_PARAM } from "#model/screens/url-parameters.ts";
import type { SizeChart } from "#model/texts/label-texts.server.ts";
import controlNames from "#words/controls.json" with { type: "json" };
import sizeFinderWords from "#words/size-finder.json" with { type: "json" };
import styles from "./finder.module.css";
import { FinderForm, fieldId } from "./finder-form.tsx";
import { HowToMeasure } from "./how-to-measure.tsx";
import { type Faults, fieldNames, readWritten, type Written } from "./measurement.ts";
import { adviseSize, type SizeAdvice } from "./size-advice.ts";
import { type FinderDress, SizeResult } from "./size-result.tsx";
import { useMeasurements } from "./use-measurements.ts";

export type SizeFinderDialogProps = {
  id: string;
  chart: SizeChart;
  dress?: FinderDress | undefined;
};

type Chosen = { size: string; isNoted: boolean };

/** A form of its own: it may stand in no other. */
export function SizeFinderDialog({ id, chart, dress }: SizeFinderDialogProps) {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = useRef<Chosen>(undefined);

  function choose(choice: Chosen) {
    chosen.current = choice;
    dialog.current?.close();
  }

  // The choice changes the address, which is the dialog's until then.
  function follow() {
    const choice = chosen.current;
    chosen.current = undefined;
    if (!choice || !dress || pressSize(choice)) return;
    const query = new URLSearchParams({ [SIZE_PARAM]: choice.size });
    void navigate(`${productPath(dress.slug)}?${query}`);
  }

  return (
    <Dialog
      ref={dialog}
      id={id}
      label={sizeFinderWords.find}
      className={`${overlay.overlay} ${overlay.sheet}`}
      onClosed={follow}
    >
      <CloseDialog label={controlNames.close} className={`${buttons.icon} ${overlay.close}`} />
      <Finder chart={chart} dress={dress} onChoose={(size, isNoted) => choose({ size, isNoted })} />
    </Dialog>
  );
}

/** Presses the size's own radio button on the page. False where there is none. */
function pressSize({ size, isNoted }: Chosen): boolean {
  const radio = [...document.querySelectorAll("input")].find(
    ({ type, name, value }) => type === "radio" && name === SIZE_PARAM && value === size,
  );
  if (!radio) return false;
  radio.click();
  radio.focus();
  announce(say(sizeFinderWords, "chosen", { size }));
  if (isNoted) announce(sizeFinderWords.inEnquiry);
  return true;
}

type FinderProps = {
  chart: SizeChart;
  dress: FinderDress | undefined;
  onChoose: (size: string, isNoted: boolean) => void;
};

/** The measurements stand on one side, the result on the other. */
function Finder({ chart, dress, onChoose }: FinderProps) {
  const measurements = useMeasurements();
  const [result, setResult] = useState<{ advice: SizeAdvice | undefined; entries: Written["entries"] }>();
  const [faults, setFaults] = useState<Faults>({});
  const panel = useRef<HTMLDivElement>(null);
  const { entries } = measurements.writtenSizes;
  // None for other measurements than were asked about.
  const advice = result?.entries === entries ? result.advice : undefined;

  // Every result comes into sight and is read out.
  useEffect(() => {
    if (advice) panel.current?.querySelector<HTMLElement>("h3[tabindex]")?.focus();
  }, [advice]);

  function find() {
    const { body, faults: foundFaults } = readWritten(measurements.writtenSizes);
    const first = fieldNames.find((name) => foundFaults[name]);
    setFaults(foundFaults);
    setResult(first ? undefined : { advice: adviseSize(chart, body), entries });
    if (first) document.getElementById(fieldId(first))?.focus();
  }

  function startAnew() {
    setResult(undefined);
    setFaults({});
  }

  return (
    <div className={styles.sheet}>
      <div className={`${styles.asks} leaf`}>
        <div className={styles.head}>
          {dress && (
            <p className="label soft" translate="no">
              {dress.name}
            </p>
          )}
          <h2 className="title-s">
            <Emphasis text={chart.title} />
          </h2>
        </div>
        <p className="soft">{sizeFinderWords.private}</p>
        <FinderForm measurements={measurements} faults={faults} onWrite={startAnew} onFind={find} />
      </div>
      <div ref={panel} className={`${styles.panel} leaf`}>
        {advice ? (
          <SizeResult
            advice={advice}
            rows={chart.rows}
            writtenSizes={measurements.writtenSizes}
            dress={dress}
            onChoose={onChoose}
          />
        ) : (
          <HowToMeasure chart={chart} />
        )}
      </div>
    </div>
  );
}
