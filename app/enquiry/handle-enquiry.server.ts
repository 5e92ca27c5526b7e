import type { Catalogue } from "#model/dresses/catalogue.ts";
import { dressesNamedIn } from "#model/dresses/find-dress.server.ts";
import { newReferenceCode } from "#model/dresses/reference-code.ts";
import { phoneExample, withCountryCode } from "#model/entries/telephone.ts";
import type { Named } from "#model/screens/wishlist-address.ts";
import { notStoredStatus } from "#model/services/enquiry-service.server.ts";
import type { Shop } from "#model/services/shop.ts";
import { readBotSignals } from "./bot-signal-fields.tsx";
import {
  type EnquiryDress,
  type EnquiryStep,
  type EnquiryTexts,
  enquiryFields,
  readEnquiry,
  type SentEnquiry,
} from "./read-enquiry.ts";

export function dressesNamed(catalogue: Catalogue, address: Named): EnquiryDress[] {
  const named = dressesNamedIn(catalogue, address);
  return named.map(({ name, slug, colours, sizes, offers }) => ({ name, slug, colours, sizes, offers }));
}

export function enquiryTexts({ texts, origin, enquiries }: Shop): EnquiryTexts {
  const { name, email, phone, phoneDisplay } = texts.labelSettings;
  return {
    messages: texts.messages,
    contact: texts.contact,
    label: { name, email, phone, phoneDisplay, phoneExample: phoneExample({ phone, phoneDisplay }) },
    sendsMail: enquiries.sendsMail,
    origin,
  };
}

type EnquiryOutcome = { sent: SentEnquiry; status: number };

/** Shows the form's message, or stores the same words for the label. */
export function handleEnquiry(
  form: FormData,
  shop: Pick<Shop, "catalogue" | "texts" | "origin" | "enquiries" | "visitor">,
): EnquiryOutcome {
  const { catalogue, texts, origin, enquiries, visitor = "" } = shop;
  const step = stepOf(form.get(enquiryFields.step));
  const dresses = dressesNamed(catalogue, form);
  const { phone } = texts.labelSettings;
  const source = { messages: texts.messages, errors: texts.contact.errors, dresses, phone, origin };
  // A form without script has no code yet. The outbox makes one for what is sent, the same for each press.
  if (step !== "send" && readEnquiry(form, source, step).reference === "")
    form.set(enquiryFields.reference, newReferenceCode());
  const sent = readEnquiry(form, source, step);
  if (Object.keys(sent.errors).length > 0) return { sent, status: 422 };
  if (step !== "send") return { sent, status: 200 };
  const { name, email, message, wantsCopy, reference, details } = sent;
  const receipt = enquiries.receive(
    {
      name,
      email,
      message: message.trim(),
      wantsCopy,
      details: { ...details, phone: withCountryCode(details.phone, phone) },
      ...(reference && { reference }),
      ...readBotSignals(form),
    },
    visitor,
  );
  return {
    sent: { ...sent, receipt },
    status: receipt.isStored ? 200 : notStoredStatus[receipt.reason],
  };
}

/** A script has no button to name, and always sends it. */
function stepOf(step: unknown): EnquiryStep {
  return step === "show" || step === "anew" ? step : "send";
}
