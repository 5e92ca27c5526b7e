import { createContext } from "react-router";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import type { PrivacyFacts } from "#app/label/texts/privacy-sections.ts";
import type { ContentIssue } from "./check/content-issue.server.ts";
import type { EnquiryService } from "./enquiry-service.server.ts";
import type { Log } from "./logger.server.ts";
import type { NewsletterService } from "./newsletter-service.server.ts";
import type { RentalCalendar } from "./rental-calendar.server.ts";
import type { Texts } from "./texts/label-texts.server.ts";

/** These services take what visitors send, and deliver it. */
export type VisitorServices = {
  enquiries: EnquiryService;
  newsletter: NewsletterService;
  privacy: PrivacyFacts;
};

/** Every page is rendered from this one state of the content, the same for all visitors. */
export type Shop = VisitorServices & {
  catalogue: Catalogue;
  texts: Texts;
  /** The label's pieces and bookings, as the public may know them. */
  calendar?: Pick<RentalCalendar, "today" | "daysOf">;
  /** Where the shop stands, without a slash at the end: PUBLIC_URL, or the request's own origin. */
  origin: string;
  /** The setting COUNT_VISITS; what is counted is in label/texts/privacy-sections.ts. */
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

export const shopContext = createContext<Shop>();
