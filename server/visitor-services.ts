import type { VisitorServices } from "#app/content/shop-context.server.ts";
import type { PrivacyFacts } from "#app/label/privacy-sections.ts";
import type { RunningShop } from "./open-shop.ts";

/** What takes the things that visitors send, and what the privacy page says of it. */
export function visitorServicesOf({
  settings,
  enquiries: { service, newsletter },
}: Pick<RunningShop, "settings" | "enquiries">): VisitorServices {
  return {
    enquiries: service,
    newsletter,
    privacy: {
      takesMessages: service.takesMessages,
      sendsMail: service.sendsMail,
      confirmsNewsletter: newsletter.canConfirm,
      contentHost: contentHostOf(settings),
      countsVisits: settings.countsVisits,
    },
  };
}

function contentHostOf({ startsLake, content }: RunningShop["settings"]): PrivacyFacts["contentHost"] {
  if (startsLake) return "own";
  return content.apiHost === undefined ? "sanity" : "other";
}
