import { takesVisits } from "#model/appointments/showrooms.ts";
import { todayAnywhere } from "#model/days/day.ts";
import { chosenFrom, queryFor } from "#model/dresses/choice.ts";
import { findDress } from "#model/dresses/find-dress.server.ts";
import { newReferenceCode } from "#model/dresses/reference-code.ts";
import { phoneExample, withCountryCode } from "#model/entries/national-number.server.ts";
import { type AskedShop, askAboutDress, askableDress } from "#model/rental/askable-dress.server.ts";
import { PURPOSE_PARAM } from "#model/screens/url-parameters.ts";
import { listedItems, type Named, queryIn, slugIn } from "#model/screens/wishlist-address.ts";
import { notStoredStatus } from "#model/services/enquiry-service.server.ts";
import type { Shop } from "#model/services/shop.ts";
import type { MessagePurpose } from "#model/texts/message-fields.ts";
import appointmentWords from "#words/appointment.json" with { type: "json" };
import availabilityWords from "#words/availability.json" with { type: "json" };
import { readBotSignals } from "./bot-signal-fields.tsx";
import {
  type AskAbout,
  type EnquiryDress,
  type EnquiryStep,
  type EnquiryTexts,
  enquiryFields,
  readEnquiry,
  type SentEnquiry,
} from "./read-enquiry.ts";
import { dayToSend, stopsMessage } from "./sent-form.ts";

export function dressesNamed(shop: AskedShop, address: Named): EnquiryDress[] {
  const items = listedItems(address);
  const isList =
    items.length > 1 || address.getAll(PURPOSE_PARAM).includes("fittingList" satisfies MessagePurpose);
  return items.flatMap((item) => {
    const product = findDress(shop.catalogue, slugIn(item));
    if (!product) return [];
    const choice = chosenFrom(product, new URLSearchParams(queryIn(item)));
    const query = queryFor(choice);
    return {
      name: product.name,
      // The form of one dress may choose something else, which is left.
      ...askableDress(shop, product, isList ? choice : undefined),
      ...(query && { choice, query }),
    };
  });
}

/** An enquiry without a dress is answered nothing. */
export function askAboutIn(shop: AskedShop, dress: EnquiryDress | undefined): AskAbout {
  return dress ? askAboutDress(shop, dress) : () => ({ ways: [], verdicts: [], day: "" });
}

export function enquiryTexts({ texts, origin, enquiries }: Shop): EnquiryTexts {
  const { name, email, phone, phoneDisplay } = texts.labelSettings;
  return {
    messages: texts.messages,
    contact: texts.contact,
    label: { name, email, phone, phoneDisplay, phoneExample: phoneExample(phone) },
    sendsMail: enquiries.sendsMail,
    ...(takesVisits(texts.appointments) && { visit: appointmentWords.link }),
    soldWord: availabilityWords.sold,
    origin,
  };
}

type EnquiryOutcome = { sent: SentEnquiry; status: number };

/** Shows the form's message, or stores the same words for the label. */
export function handleEnquiry(
  form: FormData,
  shop: Pick<Shop, "catalogue" | "calendar" | "texts" | "origin" | "enquiries" | "visitor">,
): EnquiryOutcome {
  const { texts, origin, enquiries, visitor = "" } = shop;
  const step = stepOf(form.get(enquiryFields.step));
  const dresses = dressesNamed(shop, form);
  const { phone } = texts.labelSettings;
  const source = {
    messages: texts.messages,
    errors: texts.contact.errors,
    dresses,
    askAbout: askAboutIn(shop, dresses[0]),
    today: shop.calendar?.today() ?? todayAnywhere(),
    phone,
    origin,
  };
  // A form without script has no code yet. The outbox makes one for what is sent, the same for each press.
  if (step !== "send" && readEnquiry(form, source, step).reference === "")
    form.set(enquiryFields.reference, newReferenceCode());
  const sent = readEnquiry(form, source, step);
  if (stopsMessage(sent.errors)) return { sent, status: 422 };
  if (step !== "send") return { sent, status: 200 };
  const { name, email, message, wantsCopy, reference, details } = sent;
  const receipt = enquiries.receive(
    {
      name,
      email,
      message: message.trim(),
      wantsCopy,
      details: {
        ...details,
        date: dayToSend(details.date),
        phone: withCountryCode(details.phone, phone),
      },
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
