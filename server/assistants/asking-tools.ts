import { z } from "zod";
import { nextTimes } from "#model/appointments/free-times.ts";
import { showroomBy, showroomsOf, takesVisits } from "#model/appointments/showrooms.ts";
import { whenInWords } from "#model/appointments/when-in-words.ts";
import { dayInWords } from "#model/days/day.ts";
import { type Choice, queryFor } from "#model/dresses/choice.ts";
import { findItem } from "#model/dresses/find-item.server.ts";
import { messageOf } from "#model/dresses/message-text.ts";
import { pathAbout } from "#model/dresses/product.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { askAboutDress, askableDress } from "#model/rental/askable-dress.server.ts";
import { answerFor } from "#model/rental/free-on-day.ts";
import { isMeantBy } from "#model/rental/ways-to-ask.ts";
import { APPOINTMENT_PATH } from "#model/screens/screen-paths.ts";
import { PURPOSE_PARAM } from "#model/screens/url-parameters.ts";
import { tryOnAddress } from "#model/screens/wishlist-address.ts";
import assistantWords from "#words/assistants.json" with { type: "json" };
import { itemName, selectedIn } from "./catalogue-tools.ts";
import { linkOf } from "./product-answer.ts";
import { type AssistantShop, notFound, tool } from "./protocol.ts";

/** The times that an assistant reads out. */
const MOST_TIMES = 12;

const day = z.iso.date();
const ofDress = {
  id: itemName.describe("Id of a product or a variant"),
  colour: z.string().max(200).optional().describe("Name or id of a colour"),
  size: z.string().max(200).optional().describe("Label of a size"),
};

const isFreeOn = tool({
  name: "is_free_on",
  description: "Whether a dress can be had for an event on a day, in a colour and size; if not, when next.",
  shape: { ...ofDress, day },
  answer(shop, input) {
    const request = askedDress(shop, input);
    if (!request) return notFound(input.id);
    const { product, choice, answer } = request;
    const today = shop.calendar?.today();
    const days = today && shop.calendar?.daysOf(product, shop.texts.terms, today);
    const isMeant = isMeantBy({ colour: choice.colour?.slug, size: choice.size?.label });
    const lines = [answer.state, ...answer.verdicts].filter(Boolean);
    const onDay = days ? answerFor(days, { day: input.day, today }, isMeant) : undefined;
    return {
      day: input.day,
      // Nobody but the calendar says that a dress is free.
      free: onDay && request.isInCalendar ? onDay.kind === "free" : null,
      answer: lines.length > 0 ? lines : [assistantWords.noCalendar],
      ...(onDay && "from" in onDay && { next_free: { from: onDay.from, ...(onDay.to && { to: onDay.to }) } }),
      ...(answer.otherSizes.length > 0 && { free_in_sizes: answer.otherSizes }),
      url: linkOf(product, choice, shop),
    };
  },
});

const enquiryLink = tool({
  name: "enquiry_link",
  description:
    "A link that opens a message to the label, or its form, filled in. Nothing is sent: a person reads it and sends it.",
  shape: {
    ...ofDress,
    for: z.enum(["rent", "purchase", "question"]).optional(),
    day: day.optional().describe("Day of the event"),
  },
  answer(shop, input) {
    const request = askedDress(shop, input);
    if (!request) return notFound(input.id);
    const { product, choice, answer } = request;
    const { messages, labelSettings } = shop.texts;
    const way =
      input.for === "question"
        ? undefined
        : (answer.ways.find(({ id }) => id === input.for) ?? answer.ways[0]);
    const template = !way || way.question || way.id === "another" ? messages.question : messages[way.id];
    const requestedDress = {
      name: product.name,
      colour: choice.colour?.name,
      size: choice.size?.label,
      date: dayInWords(answer.day),
      address: linkOf(product, choice, shop),
    };
    const message = messageOf(template, requestedDress, way?.question);
    const form = `${shop.origin}${pathAbout(product.slug, "/enquiry")}${queryFor(choice).replace("?", "&")}&${PURPOSE_PARAM}=${way?.id ?? "question"}`;
    const { phone } = labelSettings;
    return { message, form_url: form, ...(phone && { whatsapp_url: whatsAppLink(phone, message) }) };
  },
});

const appointmentTimes = tool({
  name: "appointment_times",
  description: "The next free times for a visit to the showroom, and the page where a person books one.",
  shape: {
    day: day.optional().describe("The first day to look at"),
    kind: z.string().max(100).optional().describe("Id of a kind of visit, as an answer names it"),
    showroom: z.string().max(100).optional().describe("Id of a showroom, as an answer names it"),
    dress: itemName.optional().describe("Id of a dress to try on"),
  },
  async answer({ catalogue, texts, visits, origin }, input) {
    const { kinds } = texts.appointments;
    const kind = kinds.find(({ _key }) => _key === input.kind) ?? kinds[0];
    const showrooms = showroomsOf(texts.labelSettings, texts.appointments);
    const showroom = showroomBy(input.showroom ?? "", showrooms);
    const diary = kind && visits && (await visits.diary(showroom, kind).catch(() => undefined));
    if (!diary) {
      const content = assistantWords.timesUnknown;
      return { error: { type: "error", code: "unavailable", content, severity: "recoverable" } };
    }
    const dress = input.dress === undefined ? undefined : findItem(catalogue, input.dress)?.product;
    return {
      kinds: kinds.map(({ _key: id, title, minutes }) => ({ id, title, minutes })),
      showrooms: showrooms.map(({ key: id, title, address }) => ({ id, title, address })),
      time_zone: showroom.timeZone,
      times: nextTimes(diary, { day: input.day ?? "", time: "" }, MOST_TIMES).map((time) => ({
        ...time,
        text: whenInWords(time),
      })),
      url: origin + (dress ? tryOnAddress([dress.slug]) : APPOINTMENT_PATH),
    };
  },
});

/** People ask a label of dresses this, and the protocol does not name it. */
export function askingTools({ texts, visits }: Pick<AssistantShop, "texts" | "visits">) {
  const takes = visits && takesVisits(texts.appointments);
  return takes ? [isFreeOn, enquiryLink, appointmentTimes] : [isFreeOn, enquiryLink];
}

type Given = { id: string; colour?: string | undefined; size?: string | undefined; day?: string | undefined };

function askedDress(shop: AssistantShop, { id, colour = "", size = "", day = "" }: Given) {
  const item = findItem(shop.catalogue, id);
  if (!item) return undefined;
  const options = [
    { name: "colour", id: colour, label: colour },
    { name: "size", id: size, label: size },
  ];
  const choice: Choice = {
    colour: undefined,
    size: undefined,
    ...item.choice,
    ...selectedIn(item.product, options),
  };
  const askable = askableDress(shop, item.product);
  const chosen = { colour: choice.colour?.slug, size: choice.size?.label };
  return {
    product: item.product,
    choice,
    isInCalendar: askable.isInCalendar,
    answer: askAboutDress(shop, askable)(chosen, day),
  };
}
