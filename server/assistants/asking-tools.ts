import { z } from "zod";
import { nextTimes } from "#model/appointments/free-times.ts";
import { showroomBy, showroomsOf, takesVisits } from "#model/appointments/showrooms.ts";
import { whenInWords } from "#model/appointments/when-in-words.ts";
import { dayInWords } from "#model/days/day.ts";
import { queryFor } from "#model/dresses/choice.ts";
import { findItem } from "#model/dresses/find-item.server.ts";
import { messageOf } from "#model/dresses/message-text.ts";
import { pathAbout } from "#model/dresses/product.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { askAboutDress, askableDress } from "#model/rental/askable-dress.server.ts";
import { answerFor } from "#model/rental/free-on-day.ts";
import { isMeantBy } from "#model/rental/ways-to-ask.ts";
import { APPOINTMENT_PATH } from "#model/screens/screen-paths.ts";
import { FREE_PARAM, PURPOSE_PARAM } from "#model/screens/url-parameters.ts";
import { tryOnAddress } from "#model/screens/wishlist-address.ts";
import { word } from "#model/search/find-dresses.server.ts";
import assistantWords from "#words/assistants.json" with { type: "json" };
import { choiceNamed, itemName } from "./catalogue-tools.ts";
import { linkOf } from "./product-answer.ts";
import { type AssistantShop, context, notFound, tool } from "./protocol.ts";

/** The times that an assistant reads out. */
const MOST_TIMES = 12;

const day = z.iso.date();
const ofDress = {
  id: itemName.describe("Id of a product or a variant"),
  colour: word.optional().describe("Name or id of a colour"),
  size: word.optional().describe("Label of a size"),
  context,
};

const isFreeOn = tool({
  name: "is_free_on",
  description:
    "Ask whether a dress is available for an event on a date, in a colour and a size. If it is booked, the answer says from when it is available again.",
  shape: { ...ofDress, day: day.describe("Date of the event, such as 2027-06-12") },
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
    "Make links that open a WhatsApp message to the shop, or its enquiry form, filled in. Nothing is sent: give a link to the customer, who reads the message and sends it.",
  shape: {
    ...ofDress,
    for: z.enum(["rent", "purchase", "question"]).optional(),
    day: day.optional().describe("Date of the event"),
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
    const about = new URLSearchParams(queryFor(choice));
    about.set(PURPOSE_PARAM, way?.id ?? "question");
    if (answer.day) about.set(FREE_PARAM, answer.day);
    const form = `${shop.origin}${pathAbout(product.slug, "/enquiry")}&${about}`;
    const { phone } = labelSettings;
    return { message, form_url: form, ...(phone && { whatsapp_url: whatsAppLink(phone, message) }) };
  },
});

const appointmentTimes = tool({
  name: "appointment_times",
  description:
    "The next times at which the showroom can be visited, and the page where the customer books one.",
  shape: {
    day: day.optional().describe("The first date to look at"),
    kind: z.string().max(100).optional().describe("Id of a kind of visit, as an answer names it"),
    showroom: z.string().max(100).optional().describe("Id of a showroom, as an answer names it"),
    dress: itemName.optional().describe("Id of a dress to try on"),
    context,
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

type Asked = { id: string; colour?: string | undefined; size?: string | undefined; day?: string | undefined };

function askedDress(shop: AssistantShop, { id, colour, size, day = "" }: Asked) {
  const item = findItem(shop.catalogue, id);
  if (!item) return undefined;
  const { product } = item;
  const choice = {
    colour: undefined,
    size: undefined,
    ...item.choice,
    ...choiceNamed(product, [colour], [size]),
  };
  const askable = askableDress(shop, product);
  const chosen = { colour: choice.colour?.slug, size: choice.size?.label };
  const { isInCalendar } = askable;
  return { product, choice, isInCalendar, answer: askAboutDress(shop, askable)(chosen, day) };
}
