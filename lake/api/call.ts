import type { Log } from "@trousseau/host/log.ts";
import type { Access } from "../access/access.ts";
import type { Caller } from "../access/caller.ts";
import type { Origins } from "../http/cors.ts";
import type { PageWords } from "../page-words.ts";
import type { QueryRunner } from "../query/query-runner.ts";
import type { Storage } from "../storage/storage.ts";

/** The endpoints under `/v{version}/` are made of these parts of the lake. */
export type LakeParts = Omit<Storage, "close"> &
  Omit<Access, "close"> & {
    projectId: string;
    dataset: string;
    /** A public dataset lets anybody read published content without a token. */
    isPublic: boolean;
    origins: Origins;
    /** Undefined where no email can be sent. */
    sendMail?: SendMail | undefined;
    words: PageWords;
    log: Log;
  };

/** A lake sends no email itself: whoever has started it knows how. It may fail, and nobody waits for it. */
export type SendMail = (mail: PasswordMail) => void;

/** The key opens `/v1/login/password#{key}`. It is secret, and its mail says who wants it: an administrator for somebody new or known, or the person. */
export type PasswordMail = {
  kind: "invited" | "renewed" | "forgotten";
  name: string;
  email: string;
  key: string;
};

/** Each of these endpoints learns this of a request. */
export type Call = {
  request: Request;
  /** The API version looks like `2025-02-19`. */
  version: string;
  caller: Caller | undefined;
  address: string;
  /** URLs of assets begin with the origin, which is set when the call comes over the network. */
  origin: string | undefined;
  runner: QueryRunner;
};
