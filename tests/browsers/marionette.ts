import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { error as errors } from "selenium-webdriver";

/** https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html: what geckodriver makes of the same commands. */
const commands: Readonly<Record<string, string>> = {
  get: "WebDriver:Navigate",
  goBack: "WebDriver:Back",
  refresh: "WebDriver:Refresh",
  getCurrentUrl: "WebDriver:GetCurrentURL",
  setRect: "WebDriver:SetWindowRect",
  setWindowRect: "WebDriver:SetWindowRect",
  executeScript: "WebDriver:ExecuteScript",
  clickElement: "WebDriver:ElementClick",
  sendKeysToElement: "WebDriver:ElementSendKeys",
  getActiveElement: "WebDriver:GetActiveElement",
  isElementDisplayed: "WebDriver:IsElementDisplayed",
  actions: "WebDriver:PerformActions",
  quit: "WebDriver:DeleteSession",
};

/** Selenium passes commands of this shape to an executor. */
type Command = { getName: () => string; getParameters: () => Record<string, unknown> };

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Firefox implements WebDriver by itself, on a socket of its own: no geckodriver between. An executor for Selenium's driver. */
export class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Waiting>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (chunk) => this.#read(chunk));
    socket.on("close", () => this.#fail(new Error("Firefox has ended.")));
    socket.on("error", (error) => this.#fail(error));
  }

  static async at(port: number): Promise<Marionette> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return new Marionette(socket);
  }

  /** Resolves with the new session's id. */
  async open(): Promise<string> {
    const session = await this.send("WebDriver:NewSession", { strictFileInteractability: true });
    return String(Reflect.get(Object(session), "sessionId"));
  }

  async execute(command: Command): Promise<unknown> {
    const name = commands[command.getName()];
    if (!name) throw new Error(`Firefox is not asked for ${command.getName()} here.`);
    const { sessionId: _, ...parameters } = command.getParameters();
    const { id } = parameters;
    const reply = await this.send(name, id instanceof Object ? { ...parameters, id: idOf(id) } : parameters);
    return reply instanceof Object && "value" in reply ? reply.value : reply;
  }

  close() {
    this.#socket.destroy();
  }

  send(name: string, parameters: object): Promise<unknown> {
    this.#lastId += 1;
    const text = JSON.stringify([0, this.#lastId, name, parameters]);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#lastId, { resolve, reject });
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return promise;
  }

  /** Each message is its length in bytes, a colon, and JSON. The first is a greeting. */
  #read(chunk: Buffer) {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const colon = this.#received.indexOf(":");
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#received.length < end) return;
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString());
      this.#received = this.#received.subarray(end);
      if (Array.isArray(message)) this.#settle(message);
    }
  }

  #settle([, id, error, result]: unknown[]) {
    const waiting = this.#waiting.get(Number(id));
    this.#waiting.delete(Number(id));
    if (error) waiting?.reject(new errors.WebDriverError(JSON.stringify(error)));
    else waiting?.resolve(result);
  }

  #fail(error: Error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

function idOf(reference: object): unknown {
  return Object.values(reference)[0];
}
