import { say } from "@trousseau/words/say.ts";
import { data } from "react-router";
import type { Confirmation, Unsubscription } from "#model/services/newsletter-service.server.ts";
import type { Shop } from "#model/services/shop.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import newsletterWords from "#words/newsletter.json" with { type: "json" };

/** A link of a mail is one person's: it is neither cached nor listed. */
const PRIVATE = { "Cache-Control": cachePolicies.never, "X-Robots-Tag": "noindex, nofollow" };

const confirmStatus = { confirmed: 200, again: 200, ended: 410, failed: 503 } satisfies Record<
  Confirmation,
  number
>;
const unsubscribeStatus = { done: 200, ended: 404, failed: 503 } satisfies Record<Unsubscription, number>;

/** The two pages by the name in their address. Throws 404 for any other. */
export function mailedPageAt(name: string, shop: Shop) {
  if (name === "confirm") return confirmPage(shop);
  if (name === "unsubscribe") return unsubscribePage(shop);
  throw data(null, { status: 404 });
}

function confirmPage(shop: Shop) {
  const { button, ...pages } = newsletterWords.confirm;
  return {
    open: (token: string) =>
      shop.newsletter.isConfirmable(token)
        ? page(pages.open, shop, 200, button)
        : page(pages.ended, shop, confirmStatus.ended),
    press(token: string) {
      const outcome = shop.newsletter.confirm(token);
      return page(pages[outcome], shop, confirmStatus[outcome], outcome === "failed" ? button : undefined);
    },
  };
}

function unsubscribePage(shop: Shop) {
  const { button, ...pages } = newsletterWords.unsubscribe;
  return {
    open: (token: string) =>
      shop.newsletter.isUnsubscribable(token)
        ? page(pages.open, shop, 200, button)
        : page(pages.ended, shop, unsubscribeStatus.ended),
    press(token: string) {
      const outcome = shop.newsletter.unsubscribe(token);
      return page(
        pages[outcome],
        shop,
        unsubscribeStatus[outcome],
        outcome === "failed" ? button : undefined,
      );
    },
  };
}

type PageWords = { heading: string; text: string };

function page(words: PageWords, { texts }: Shop, status: number, button?: string) {
  const { labelSettings, mainLinks, contact } = texts;
  const labelName = labelSettings.name;
  const nameOf = (id: string) => mainLinks.find((link) => link.id === id)?.label ?? "";
  const pageData = {
    heading: words.heading,
    text: say(words, "text", { label: labelName }),
    button,
    home: nameOf("home"),
    contact: nameOf("contact"),
    labelName,
    picture: contact.picture,
  };
  return data({ page: pageData }, { status, headers: PRIVATE });
}
