import type { ContentIssue } from "#model/checks/content-issue.server.ts";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import type { Product } from "#model/dresses/product.ts";
import type { PublicDays } from "#model/rental/free-on-day.ts";
import type { AppointmentService } from "#model/services/appointment-service.server.ts";
import type { EnquiryService } from "#model/services/enquiry-service.server.ts";
import type { Log } from "#model/services/logger.server.ts";
import type { NewsletterService } from "#model/services/newsletter-service.server.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import type { PrivacyFacts } from "#model/texts/privacy-sections.ts";
import type { Terms } from "#model/texts/terms.ts";

/** These services take what visitors send, and deliver it. */
export type VisitorServices = {
  enquiries: EnquiryService;
  newsletter: NewsletterService;
  /** Undefined where the shop cannot write down who visits. */
  visits?: AppointmentService;
  privacy: PrivacyFacts;
};

/** Every page is rendered from this one state of the content, the same for all visitors. */
export type Shop = VisitorServices & {
  catalogue: Catalogue;
  texts: Texts;
  /** The label's pieces and bookings, as the public may know them. */
  calendar?: {
    /** The date in the label's time zone; undefined while nothing is known. */
    today(now?: number): string | undefined;
    /** Undefined for a dress without pieces. */
    daysOf(dress: Product, terms: Terms, today: string): PublicDays | undefined;
  };
  /** Where the shop stands, without a slash at the end: PUBLIC_URL, or the request's own origin. */
  origin: string;
  /** Undefined where the shop speaks one language. The origin ends in its base. */
  place?: LanguagePlace | undefined;
  /** The setting COUNT_VISITS; what is counted is in texts/privacy-sections.ts. */
  countsVisits: boolean;
  /** The setting OFFLINE: what a visitor has seen opens without a connection. */
  worksOffline: boolean;
  /** The process's own: it knows which words are secret. */
  log: Log;
  /** The log has this id beside an error, and the visitor is told it. */
  requestId?: string | undefined;
  /** The visitor's IP address, for what they send. A page that is cached for others is rendered without it. */
  visitor?: string;
  /** The preview of an editor who came by its link; nobody else's page is rendered with it. */
  preview?: {
    title: string | undefined;
    /** Their keys are type and slug, "product/aurelie". They are there in Studio's Presentation alone, where a text leads to its field. */
    documentIds: Readonly<Record<string, string>> | undefined;
    issues(): Promise<readonly ContentIssue[]>;
  };
};

/** A language that the shop speaks, with the path below which its screens stand: "/fr", or nothing for the first one. */
export type ShopLanguage = { tag: string; base: string };

/** Where the pages of this language stand, among those of the others. */
export type LanguagePlace = { base: string; languages: readonly ShopLanguage[] };

/** The built shop as one function. */
export type RenderScreen = (request: Request, shop: Shop) => Promise<Response>;
