import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { listenOnFreePort } from "./free-port.ts";

type ReceivedMail = ParsedMail & {
  /** The mail as it came over the wire. */
  raw: string;
  recipients: string[];
};

/** The server's answer to the next mail: it takes it, sends a number, or breaks off. */
export type MailBehaviour = "takes" | "dies" | number;

/** Where a mail is: named by its recipient, taken and not acknowledged yet, acknowledged. */
export type MailPoint = "recipient" | "taken" | "acknowledged";

/**
 * A real SMTP server on a free port. `behaviours` are its answers to the next mails; it takes all others. `reached`
 * is told of each point.
 */
export async function openMailServer(
  behaviours: MailBehaviour[] = [],
  reached: (point: MailPoint) => void = () => undefined,
) {
  const mails: ReceivedMail[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo({ address }, session, callback) {
      tries += 1;
      reached("recipient");
      const behaviour = behaviours.shift() ?? "takes";
      Reflect.set(session, "behaviour", behaviour);
      if (typeof behaviour === "number") return callback(smtpError(behaviour, address));
      return callback();
    },
    onData(stream, session, callback) {
      if (Reflect.get(session, "behaviour") === "dies") return void destroyFrom(server);
      const take = async (chunks: Buffer[]) => {
        const raw = Buffer.concat(chunks).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...(await simpleParser(raw)), raw, recipients });
        reached("taken");
        callback();
        reached("acknowledged");
      };
      // A client that ends in the middle has sent no mail.
      stream.toArray().then(take, callback);
    },
  });
  server.on("error", () => undefined);
  const url = `smtp://127.0.0.1:${await listenOnFreePort(server.server)}`;
  return {
    url,
    mails,
    tries: () => tries,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function destroyFrom(server: SMTPServer) {
  for (const connection of server.connections) Reflect.get(connection, "_socket").destroy();
}

/** Mail servers repeat the address that they were told. */
function smtpError(responseCode: number, address: string): Error {
  return Object.assign(new Error(`<${address}>: not now`), { responseCode });
}
