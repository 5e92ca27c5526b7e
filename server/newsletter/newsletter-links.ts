import type { NewsletterKeys } from "./newsletter-keys.ts";

/** The paths of the two pages that mails lead to; app/routes.ts has them, too. */
const CONFIRM_PATH = "/newsletter/confirm";
export const UNSUBSCRIBE_PATH = "/newsletter/unsubscribe";

export type NewsletterLinks = {
  confirm(claims: Parameters<NewsletterKeys["issueConfirmation"]>[0]): string;
  unsubscribe(subscriber: string): string;
};

/**
 * `publicUrl` is PUBLIC_URL, never the origin of a request: anybody can make one up, and it would stand in somebody
 * else's mail.
 */
export function createNewsletterLinks(keys: NewsletterKeys, publicUrl: string): NewsletterLinks {
  const link = (path: string, token: string) => `${publicUrl}${path}?${new URLSearchParams({ token })}`;
  return {
    confirm: (claims) => link(CONFIRM_PATH, keys.issueConfirmation(claims)),
    unsubscribe: (subscriber) => link(UNSUBSCRIBE_PATH, keys.issueUnsubscription(subscriber)),
  };
}
