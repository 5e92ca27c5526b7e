import { HttpError, httpError } from "../http/http-error.ts";

/** Clients repeat a 503, and the same task would take as much again, so this is a 400. A release scheduler may still retry. */
export class TooCostly extends HttpError {
  constructor(message: string) {
    const { status, body } = httpError(400, message);
    super(status, body);
    this.name = "TooCostly";
  }
}
