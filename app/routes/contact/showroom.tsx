import { whatsAppLink } from "#app/catalogue/enquiry.ts";
import type { ContactScreen } from "#app/label/contact-texts.ts";
import type { LabelSettings } from "#app/label/label-settings.ts";
import buttons from "#app/ui/button.module.css";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import styles from "./showroom.module.css";

export type ShowroomProps = {
  texts: ContactScreen;
  labelSettings: LabelSettings;
  /** What the link to the answers is called. */
  questions: string;
};

/** Where the label is and how it is reached. */
export function Showroom({ texts, labelSettings, questions }: ShowroomProps) {
  const { labels } = texts;
  return (
    <address className={styles.room}>
      <div className={styles.picture}>
        <Picture picture={texts.picture} sizes="(max-width: 59.99rem) 140vw, 70vw" loading="first" />
      </div>
      <dl>
        <dt className="label">{labels.showroom}</dt>
        <dd>
          <Lines lines={labelSettings.showroom.address} />
        </dd>
        <dt className="label">{labels.hours}</dt>
        <dd>
          <Lines lines={labelSettings.hours} />
        </dd>
        <dt className="label">{labels.phone}</dt>
        <dd>
          <a href={`tel:+${labelSettings.phone}`}>{labelSettings.phoneDisplay}</a>
        </dd>
        <dt className="label">{labels.write}</dt>
        <dd>
          <a href={`mailto:${labelSettings.email}`}>{labelSettings.email}</a>
        </dd>
      </dl>
      <p className={styles.links}>
        <a
          className={buttons.link}
          href={whatsAppLink(labelSettings.phone, labelSettings.greeting)}
          rel="noreferrer"
        >
          {labels.whatsapp}
        </a>
        <ExternalLink className={buttons.link} href={labelSettings.showroom.mapsUrl}>
          {labels.map}
        </ExternalLink>
        <ExternalLink className={buttons.link} href={labelSettings.bookingUrl}>
          {labels.appointment}
        </ExternalLink>
        <ScreenLink className={buttons.link} href="/faq">
          {questions}
        </ScreenLink>
      </p>
    </address>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
