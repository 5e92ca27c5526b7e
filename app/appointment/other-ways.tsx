import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { CONTACT_PATH } from "#model/screens/screen-paths.ts";
import words from "#words/appointment.json" with { type: "json" };
import navigationWords from "#words/navigation.json" with { type: "json" };

export type Reached = { phone: string; phoneDisplay: string };

/** The ways to the label where nothing is booked here; `message` is what WhatsApp begins with. */
export function OtherWays({ label: { phone, phoneDisplay }, message }: { label: Reached; message: string }) {
  return (
    <div className="ways">
      {phone && (
        <>
          <a
            className={`${buttons.button} ${buttons.ink}`}
            href={whatsAppLink(phone, message)}
            rel="noreferrer"
          >
            <Icon name="whatsapp" />
            <span>{words.labels.whatsapp}</span>
          </a>
          <a className={buttons.link} href={`tel:+${phone}`} dir="ltr">
            {phoneDisplay}
          </a>
        </>
      )}
      <ScreenLink className={buttons.link} href={CONTACT_PATH}>
        {navigationWords.contact}
      </ScreenLink>
    </div>
  );
}
