import ticks from "#app/ui/tick.module.css";
import { COPY_FIELD } from "./sent-form.ts";

/** Whether the visitor gets a receipt by mail. */
export function CopyChoice({ label, isChosen }: { label: string; isChosen: boolean }) {
  return (
    <label className={ticks.tick}>
      <input type="checkbox" name={COPY_FIELD} defaultChecked={isChosen} />
      <span>{label}</span>
    </label>
  );
}
