import { CalendarIcon } from "@sanity/icons/Calendar";
import { ClockIcon } from "@sanity/icons/Clock";
import { ColorWheelIcon } from "@sanity/icons/ColorWheel";
import { CommentIcon } from "@sanity/icons/Comment";
import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { HomeIcon } from "@sanity/icons/Home";
import { LinkIcon } from "@sanity/icons/Link";
import { LockIcon } from "@sanity/icons/Lock";
import { SearchIcon } from "@sanity/icons/Search";
import { ThListIcon } from "@sanity/icons/ThList";
import { TranslateIcon } from "@sanity/icons/Translate";
import { UnknownIcon } from "@sanity/icons/Unknown";
import { UserIcon } from "@sanity/icons/User";
import type { ComponentType } from "react";
import { agreement } from "#model/documents/agreement-document.ts";
import { answers } from "#model/documents/answers-document.ts";
import { identity } from "#model/documents/identity-document.ts";
import { textDocuments } from "#model/documents/text-documents.ts";
import { startingTextsOf } from "#model/texts/starting-texts.ts";
import { appointment } from "./appointment-type.ts";
import { withJudgedAppointments } from "./appointments-type.ts";
import { carePage } from "./care-page-type.ts";
import { collection } from "./collection-type.ts";
import { colour } from "./colour-type.ts";
import { customer } from "./customer-type.ts";
import { describedDocument } from "./described-document.ts";
import { enquiry } from "./enquiry-type.ts";
import { withLanguagesOfShop } from "./glossary-type.tsx";
import { home } from "./home-type.ts";
import { withJudgedAddresses } from "./old-addresses-type.ts";
import { product } from "./product-type.ts";
import { booking, piece } from "./rental-types.ts";
import { WithStartingText } from "./starting-text.tsx";
import { subscriber } from "./subscriber-type.ts";

const icons: Readonly<Record<string, ComponentType>> = {
  house: HomeIcon,
  designer: UserIcon,
  terms: ClockIcon,
  questions: HelpCircleIcon,
  contact: EnvelopeIcon,
  messages: CommentIcon,
  newsletter: EnvelopeIcon,
  privacy: LockIcon,
  notFound: UnknownIcon,
  search: SearchIcon,
  sizeChart: ThListIcon,
  oldAddresses: LinkIcon,
  appointments: CalendarIcon,
  glossary: TranslateIcon,
} satisfies Record<keyof typeof textDocuments, ComponentType>;

/** Documents that exist once, under their type's name. */
export const singletons = [
  home,
  ...Object.entries(textDocuments)
    .map(([name, description]) => describedDocument(name, description, icons[name] ?? UnknownIcon))
    .map((type) => (type.name === "oldAddresses" ? withJudgedAddresses(type) : type))
    .map((type) => (type.name === "glossary" ? withLanguagesOfShop(type) : type))
    .map((type) => (type.name === "appointments" ? withJudgedAppointments(type) : type))
    .map((type) =>
      startingTextsOf(type.name) ? { ...type, components: { input: WithStartingText } } : type,
    ),
  describedDocument("identity", identity, ColorWheelIcon),
  // They have no drafts, so what is written is offered at once.
  { ...describedDocument("answers", answers, CommentIcon), liveEdit: true },
  { ...describedDocument("agreement", agreement, DocumentTextIcon), liveEdit: true },
];

/** Only the shop makes these documents, from what visitors send. */
export const sentTypes = [enquiry, subscriber];

/** Only the calendar and the customers' own form write these documents. */
export const rentalTypes = [piece, booking, customer, appointment];

export const schemaTypes = [
  product,
  colour,
  collection,
  carePage,
  ...singletons,
  ...sentTypes,
  ...rentalTypes,
];
