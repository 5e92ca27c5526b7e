import type { BotSignals } from "#model/services/enquiry-service.server.ts";

/** A name that programs like to fill in. */
const HONEYPOT = "website";
const KEY = "key";
const ELAPSED = "elapsed";

/** This many random numbers make a key that recognises a second press of the same form. */
const KEY_WORDS = 4;

/** Fields that no person sees. Without script they stay empty. React empties a hidden field that has a default with each new drawing. */
export function BotSignalFields({ honeypotLabel }: { honeypotLabel: string }) {
  return (
    <>
      <input type="hidden" name={KEY} />
      <input type="hidden" name={ELAPSED} />
      <span className="visually-hidden" aria-hidden="true">
        <label>
          <span>{honeypotLabel}</span>
          {/* Password managers leave a field with these attributes alone. */}
          <input
            name={HONEYPOT}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
            defaultValue=""
          />
        </label>
      </span>
    </>
  );
}

/** Gives a form its key, once, and the time that its page has been open. Called before it is sent. */
export function stamp({ elements }: HTMLFormElement): void {
  const key = elements.namedItem(KEY);
  // `randomUUID` is only there on https.
  if (key instanceof HTMLInputElement && key.value === "")
    key.value = crypto.getRandomValues(new Uint32Array(KEY_WORDS)).join("-");
  const elapsed = elements.namedItem(ELAPSED);
  if (elapsed instanceof HTMLInputElement) elapsed.value = String(Math.round(performance.now()));
}

export function readBotSignals(form: FormData): { formKey: string; botSignals: BotSignals } {
  const [key, elapsed, honeypot] = [KEY, ELAPSED, HONEYPOT].map((name) => String(form.get(name) ?? ""));
  return {
    formKey: /^[\d-]{1,64}$/.test(key ?? "") ? (key ?? "") : "",
    botSignals: {
      honeypot: honeypot ?? "",
      elapsedMs: /^\d{1,12}$/.test(elapsed ?? "") ? Number(elapsed) : undefined,
    },
  };
}
