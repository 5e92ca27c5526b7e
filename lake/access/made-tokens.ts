import type { DatabaseSync } from "node:sqlite";

/** The tokens that somebody has made go to an heir; null is nobody, as for those of the command. */
export type HandedOver = { heir: string | null };

/**
 * Tokens go on after the administrator who has made them has left. The function that this returns ends them, where nobody takes them
 * over, with those that they have made in turn, the links of all of them, and the email addresses that they have entered for others.
 */
export function createMadeTokenEnder(
  database: DatabaseSync,
): <Maker extends { id: string }>(maker: Maker | undefined, handedOver?: HandedOver) => Maker | undefined {
  const endLinks = database.prepare(`${made} DELETE FROM links WHERE sender IN made`);
  const endTokens = database.prepare(`${made} DELETE FROM tokens WHERE kind = 'token' AND person IN made`);
  const handOver = database.prepare("UPDATE tokens SET maker = :heir WHERE maker = :id");
  const handOverEmails = database.prepare("UPDATE people SET email_maker = :heir WHERE email_maker = :id");
  const endReminders = database.prepare(
    `${made} DELETE FROM links WHERE sender IS NULL AND person IN (SELECT id FROM people WHERE ${hasMadeEmail})`,
  );
  const endEmails = database.prepare(
    `${made} UPDATE people SET email = NULL, email_maker = NULL WHERE ${hasMadeEmail}`,
  );
  return (maker, handedOver) => {
    if (maker === undefined) return undefined;
    const { id } = maker;
    if (handedOver !== undefined) {
      handOver.run({ id, heir: handedOver.heir });
      handOverEmails.run({ id, heir: handedOver.heir });
    }
    endReminders.run({ id });
    endEmails.run({ id });
    endLinks.run({ id });
    endTokens.run({ id });
    return maker;
  };
}

const hasMadeEmail = "email_maker = :id OR email_maker IN made";

const made = `
  WITH RECURSIVE made (person) AS (
    SELECT person FROM tokens WHERE maker = :id
    UNION SELECT tokens.person FROM tokens JOIN made ON tokens.maker = made.person
  )`;
