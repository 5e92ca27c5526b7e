/** An issue says what is wrong with the content, and what to do: in Studio, in the log and in `content:check` alike. */
export type Issue = {
  /**
   * After an error something is not shown, or leads nowhere, or is another label's; a warning is about what is shown, and a hint about what
   * would sell.
   */
  severity: "error" | "warning" | "hint";
  message: string;
  /** The field that it is about, as names and places in lists, from 0: "sections.5.href". */
  path?: string;
  /** `content:check` finds this by itself, and says it at greater length. */
  isShownByCheck?: true;
};

export function error(message: string): Issue {
  return { severity: "error", message };
}

export function warning(message: string): Issue {
  return { severity: "warning", message };
}

export function hint(message: string): Issue {
  return { severity: "hint", message };
}
