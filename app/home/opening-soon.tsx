import { Fragment, type ReactNode } from "react";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Lines } from "#app/ui/lines.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { CONTACT_PATH } from "#model/screens/screen-paths.ts";
import type { ContactScreen, LabelSettings } from "#model/texts/label-texts.server.ts";
import type openingSoonWords from "#words/opening-soon.json";
import styles from "./opening-soon.module.css";

export type OpeningSoonProps = {
  words: Omit<typeof openingSoonWords, "text"> & { text: string };
  labels: ContactScreen["labels"];
  label: Pick<
    LabelSettings,
    "phone" | "phoneDisplay" | "greeting" | "email" | "showroom" | "hours" | "bookingUrl"
  >;
  /** Nothing stands above it: it has the first screen, and the page's first heading. */
  isFirst: boolean;
};

/** A label that has no dress in its shop: who it is, and how it is reached. */
export function OpeningSoon({ words, labels, label, isFirst }: OpeningSoonProps) {
  const field = useDataAttribute("house");
  const Heading = isFirst ? "h1" : "h2";
  return (
    <section
      className={`${styles.opening} grid`}
      data-first={isFirst ? "" : undefined}
      aria-labelledby="opening-soon"
    >
      <div className={styles.head}>
        <Heading id="opening-soon">
          <Title text={words.heading} keepsLines />
        </Heading>
        <p className="lead" data-sanity={field("name")}>
          {words.text}
        </p>
      </div>
      <address className={styles.reach}>
        <Facts labels={labels} label={label} />
        <p className={`${styles.links} unprinted`}>
          {label.phone && (
            <a
              className={`${buttons.button} ${buttons.ink}`}
              href={whatsAppLink(label.phone, label.greeting)}
              rel="noreferrer"
            >
              {labels.whatsapp}
            </a>
          )}
          {label.bookingUrl && (
            <ScreenLink className={buttons.button} href={label.bookingUrl}>
              {labels.appointment}
            </ScreenLink>
          )}
          {!label.phone && (
            <ScreenLink className={buttons.button} href={CONTACT_PATH}>
              {words.more}
            </ScreenLink>
          )}
        </p>
      </address>
    </section>
  );
}

function Facts({ labels, label }: Pick<OpeningSoonProps, "labels" | "label">) {
  const { showroom, hours, phone, phoneDisplay, email } = label;
  const field = useDataAttribute("house");
  const facts: [string, string | undefined, ReactNode][] = [
    [
      labels.showroom,
      field("showroom", "address"),
      showroom.address.length > 0 && <Address showroom={showroom} />,
    ],
    [labels.hours, field("hours"), hours.length > 0 && <Lines lines={hours} />],
    [
      labels.phone,
      field("phoneDisplay"),
      phone && (
        <a href={`tel:+${phone}`} dir="ltr">
          {phoneDisplay}
        </a>
      ),
    ],
    [
      labels.write,
      field("email"),
      email && (
        <a href={`mailto:${email}`}>
          <Joints address={email} />
        </a>
      ),
    ],
  ];
  const knownFacts = facts.filter(([, , fact]) => fact);
  if (knownFacts.length === 0) return null;
  return (
    <dl>
      {knownFacts.map(([name, attribute, fact]) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd data-sanity={attribute}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An address that is broken where it has a joint, and not inside a name. */
function Joints({ address }: { address: string }) {
  const parts = address.match(/[^@.]*[@.]|[^@.]+$/g) ?? [address];
  return (
    <bdi>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address have no other identity
        <Fragment key={at}>
          {at > 0 && <wbr />}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </bdi>
  );
}

function Address({ showroom: { address, mapsUrl } }: Pick<LabelSettings, "showroom">) {
  if (!mapsUrl) return <Lines lines={address} />;
  return (
    <ExternalLink href={mapsUrl}>
      <Lines lines={address} />
    </ExternalLink>
  );
}
