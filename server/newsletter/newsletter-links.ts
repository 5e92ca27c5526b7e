import type { NewsletterKeys } from "./newsletter-keys.ts";

/** Paths of the two pages that mails lead to: app/routes.ts has them too. */
const CONFIRM_PATH = "/newsletter/confirm";
export const UNSUBSCRIBE_PATH = "/newsletter/unsubscribe";

export type NewsletterLinks = {
  confirm(claims: Parameters<NewsletterKeys["issueConfirmation"]>[0]): string;
  unsubscribe(subscriber: string): string;
};

/** `publicUrl`: PUBLIC_URL. Never the origin of a request, which anybody can make up: it would be in a mail to somebody else. */
export function createNewsletterLinks(keys: NewsletterKeys, publicUrl: string): NewsletterLinks {
  const link = (path: string, token: string) => `${publicUrl}${path}?${new URLSearchParams({ token })}`;
  return {
    confirm: (claims) => link(CONFIRM_PATH, keys.issueConfirmation(claims)),
    unsubscribe: (subscriber) => link(UNSUBSCRIBE_PATH, keys.issueUnsubscription(subscriber)),
  };
}
