import { HttpError, httpError } from "../http/http-error.ts";

/**
 * A task that has used up its time or its memory: a 400, because clients repeat a 503, and the same would take as much again. Who can wait
 * for a quieter moment may try once more.
 */
export class TooCostly extends HttpError {
  constructor(message: string) {
    const { status, body } = httpError(400, message);
    super(status, body);
    this.name = "TooCostly";
  }
}
