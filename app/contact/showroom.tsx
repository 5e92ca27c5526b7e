import { Fragment, type ReactNode, useEffect, useState } from "react";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import facts from "#app/ui/facts.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { Lines } from "#app/ui/lines.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { APPOINTMENT_PATH } from "#model/screens/screen-paths.ts";
import type { ContactScreen, LabelSettings } from "#model/texts/label-texts.server.ts";
import visitWords from "#words/visit.json" with { type: "json" };
import { Hours, type HoursWords } from "./hours.tsx";
import styles from "./showroom.module.css";
import { VisitForm } from "./visit-form.tsx";

type ShowroomProps = {
  texts: ContactScreen;
  labelSettings: LabelSettings;
  /** It is undefined where the label has given no opening hours. */
  hoursInWords: HoursWords | undefined;
  /** The link to the answers, while there are some. */
  questions: { label: string; href: string } | undefined;
};

/** Says where the label is and how it is reached. */
export function Showroom({ texts, labelSettings, hoursInWords, questions }: ShowroomProps) {
  const { showroom, hours, phone, email, bookingUrl } = labelSettings;
  const leadsOn = [phone, bookingUrl, questions].some(Boolean);
  const field = useDataAttribute("contact");
  const hasFacts = [showroom.address.length, hours.length, phone, email].some(Boolean);
  return (
    <address className={styles.room}>
      {texts.picture && (
        <div className={styles.picture}>
          <Picture
            picture={texts.picture}
            sizes="(max-width: 59.99rem) 140vw, 70vw"
            loading="first"
            data-sanity={field("picture")}
          />
        </div>
      )}
      {hasFacts && (
        <ContactDetails labels={texts.labels} labelSettings={labelSettings} hoursInWords={hoursInWords} />
      )}
      {leadsOn && <ContactLinks labels={texts.labels} labelSettings={labelSettings} questions={questions} />}
    </address>
  );
}

type ContactDetailsProps = Pick<ShowroomProps, "labelSettings" | "hoursInWords"> & {
  labels: ContactScreen["labels"];
};

/** Says where the showroom is, when it is open, and how it is reached. */
function ContactDetails({ labels, labelSettings, hoursInWords }: ContactDetailsProps) {
  const { showroom, hours, openingHours, phone, phoneDisplay, email, bookingUrl } = labelSettings;
  const field = useDataAttribute("house");
  return (
    <dl className={facts.facts}>
      {showroom.address.length > 0 && (
        <Fact name={labels.showroom} data-sanity={field("showroom", "address")}>
          <AddressLink showroom={showroom} />
        </Fact>
      )}
      {openingHours && hoursInWords ? (
        <>
          <Fact name={labels.hours} data-sanity={field("openingHours")}>
            <Hours hours={openingHours} town={showroom.addressParts?.addressLocality} words={hoursInWords} />
          </Fact>
          {/* Whoever books here agrees no time by other ways. */}
          {bookingUrl !== APPOINTMENT_PATH && (
            <Fact name={visitWords.visit.heading}>
              <VisitForm hours={openingHours} phone={phone} />
            </Fact>
          )}
        </>
      ) : (
        hours.length > 0 && (
          <Fact name={labels.hours} data-sanity={field("hours")}>
            <Lines lines={hours} />
          </Fact>
        )
      )}
      {phone && (
        <Fact name={labels.phone} data-sanity={field("phoneDisplay")}>
          <a href={`tel:+${phone}`} dir="ltr">
            {phoneDisplay}
          </a>
        </Fact>
      )}
      {email && (
        <Fact name={labels.write} data-sanity={field("email")}>
          <EmailLink email={email} />
        </Fact>
      )}
    </dl>
  );
}

type ContactLinksProps = Pick<ShowroomProps, "labelSettings" | "questions"> & {
  labels: ContactScreen["labels"];
};

/** Other ways to the label, each where it has one; the address leads to a map by itself. */
function ContactLinks({ labels, labelSettings, questions }: ContactLinksProps) {
  const { phone, bookingUrl, greeting } = labelSettings;
  return (
    <p className="ways">
      {phone && (
        <a
          className={`${buttons.button} ${styles.whatsApp}`}
          href={whatsAppLink(phone, greeting)}
          rel="noreferrer"
        >
          <Icon name="whatsapp" />
          <span>{labels.whatsapp}</span>
        </a>
      )}
      {bookingUrl && (
        <ScreenLink className={buttons.link} href={bookingUrl}>
          {labels.appointment}
        </ScreenLink>
      )}
      {questions && (
        <ScreenLink className={buttons.link} href={questions.href}>
          {questions.label}
        </ScreenLink>
      )}
    </p>
  );
}

type FactProps = { name: string; children: ReactNode; "data-sanity"?: string | undefined };

function Fact({ name, ...details }: FactProps) {
  return (
    <>
      <dt className="label">{name}</dt>
      <dd {...details} />
    </>
  );
}

/** iPads say that they are a Mac, which has no touch screen. */
const appleTouch = /iPhone|iPad|iPod/;

/** A search that opens the map application of Android phones, and of others the map's site: developers.google.com/maps/documentation/urls. */
const SEARCH = "https://www.google.com/maps/search/?api=1&query=";

/** Opens Apple's own map wherever that is installed: developer.apple.com/documentation/mapkit/unified-map-urls. */
const APPLE_SEARCH = "https://maps.apple.com/?q=";

/** Opens the map of the device. */
function AddressLink({ showroom }: { showroom: LabelSettings["showroom"] }) {
  const [device, setDevice] = useState<Device>();
  useEffect(() => {
    const { userAgent, maxTouchPoints } = navigator;
    setDevice({ userAgent, maxTouchPoints });
  }, []);
  return (
    <ExternalLink className={styles.address} href={mapLink(showroom, device)}>
      <Lines lines={showroom.address} />
    </ExternalLink>
  );
}

type Device = { userAgent: string; maxTouchPoints: number };

/** An address leads to the label's own link, or to a search for it. `device` is undefined until it is known. */
export function mapLink(
  { address, mapsUrl }: { address: readonly string[]; mapsUrl: string },
  device: Device | undefined,
): string {
  const query = encodeURIComponent(address.join(", "));
  if (device && isAppleTouch(device)) return APPLE_SEARCH + query;
  return mapsUrl || SEARCH + query;
}

function isAppleTouch({ userAgent, maxTouchPoints }: Device): boolean {
  return appleTouch.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

/** A full line breaks before "@" or a dot. Nothing is added to what is copied. */
function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <span className={styles.email}>
        {email.split(/(?=[@.])/).map((part) => (
          <Fragment key={part}>
            <wbr />
            <span>{part}</span>
          </Fragment>
        ))}
      </span>
    </a>
  );
}
