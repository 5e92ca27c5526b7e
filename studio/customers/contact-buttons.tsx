import { CommentIcon } from "@sanity/icons/Comment";
import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { MobileDeviceIcon } from "@sanity/icons/MobileDevice";
import { Button, Flex } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { dialledDigits } from "#model/entries/telephone.ts";

/** A button for each way to reach someone. A number without its country's code is dialled as it stands. */
export function ContactButtons({ phone, email }: { phone: string; email: string }) {
  const digits = dialledDigits(phone);
  const links = [
    {
      text: t("WhatsApp"),
      icon: CommentIcon,
      href: digits && `https://wa.me/${digits}`,
      target: "_blank",
    },
    {
      text: t("Telephone"),
      icon: MobileDeviceIcon,
      href: /\d/.test(phone) && `tel:${digits ? `+${digits}` : phone.replace(/[^\d+]/g, "")}`,
    },
    {
      text: t("Email"),
      icon: EnvelopeIcon,
      href: email.includes("@") && `mailto:${encodeURIComponent(email).replace("%40", "@")}`,
    },
  ];
  return (
    <Flex gap={3} wrap="wrap">
      {links.map(
        ({ href, ...button }) =>
          href && <Button key={button.text} as="a" mode="ghost" rel="noopener" href={href} {...button} />,
      )}
    </Flex>
  );
}
