import type { SanityClient } from "@sanity/client";
import { visitorsIds } from "@trousseau/host/visitors-ids.ts";
import { z } from "zod";
import type { Subscriber } from "#model/documents/subscriber-document.ts";
import { commitToContent } from "#server/enquiries/content-commit.ts";
import type { Deliver, SubmissionOf } from "#server/enquiries/submission.ts";
import type { NewsletterLinks } from "./newsletter-links.ts";

/** The links in a further language, such as "fr"; without one, those in the first. */
type LinksIn = (language?: string) => Pick<NewsletterLinks, "unsubscribe">;

/**
 * Adds subscribers to the label's list and removes those who leave, in their order. A second time changes nothing.
 * The dot in a subscriber's id keeps the document from anybody without a token.
 */
export function createSubscriberList(writer: SanityClient, linksIn: LinksIn): Deliver {
  return async (submission) => {
    const { kind } = submission;
    if (kind === "subscription")
      await commitToContent(writer.transaction().createIfNotExists(subscriberDocument(submission, linksIn)));
    else if (kind === "unsubscription") await remove(writer, idOf(submission.subscriber));
    else throw new Error(`A submission of kind ${kind} is not for the list.`);
  };
}

function subscriberDocument(
  { subscriber, email, signedUp, received, language }: SubmissionOf<"subscription">,
  linksIn: LinksIn,
) {
  return {
    _id: idOf(subscriber),
    _type: "subscriber",
    email,
    signedUp: new Date(signedUp).toISOString(),
    confirmed: new Date(received).toISOString(),
    unsubscribeUrl: linksIn(language).unsubscribe(subscriber),
    ...(language && { language }),
  } satisfies Subscriber & Record<"_id" | "_type", string>;
}

const sameAddress = '*[_type == "subscriber" && lower(email) == lower($email)]._id';

const ids = z.array(z.string());

/**
 * The embedded lake deletes the history as well. Any other document with the same address, which another secret has
 * made, is deleted too.
 */
async function remove(writer: SanityClient, id: string) {
  const subscriberDocument = await writer.getDocument(id);
  const email: unknown = subscriberDocument?.["email"];
  const others =
    typeof email === "string"
      ? ids.parse(await writer.fetch<unknown>(sameAddress, { email }, { perspective: "raw" }))
      : [];
  const transaction = writer.transaction().delete(`drafts.${id}`).delete(id);
  for (const other of others) if (other !== id && other !== `drafts.${id}`) transaction.delete(other);
  await commitToContent(transaction);
}

function idOf(subscriber: string): string {
  return `${visitorsIds.subscriber}${subscriber}`;
}
