import { noNewsletter } from "#model/services/newsletter-service.server.ts";
import type { VisitorServices } from "#model/services/shop.ts";

/** The services of a shop that takes nothing that visitors send. */
export const noServices: VisitorServices = {
  enquiries: {
    takesMessages: false,
    sendsMail: false,
    receive: () => ({ isStored: false, reason: "notSetUp" }),
  },
  newsletter: noNewsletter,
  privacy: {
    takesMessages: false,
    sendsMail: false,
    confirmsNewsletter: false,
    contentHost: "own",
    countsVisits: false,
    worksOffline: false,
  },
};
