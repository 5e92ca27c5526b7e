import type { LabelSettings } from "#app/label/label-settings.ts";
import styles from "./privacy.module.css";

export type ReachProps = {
  /** As far as the label has said it. */
  reach: Pick<LabelSettings, "name" | "email" | "phone" | "phoneDisplay"> & { address: readonly string[] };
};

/** Who answers for what is kept. */
export function Reach({ reach: { name, email, phone, phoneDisplay, address } }: ReachProps) {
  return (
    <address className={styles.reach}>
      <span>{[name, ...address].join(", ")}</span>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:+${phone}`}>{phoneDisplay}</a>}
    </address>
  );
}
