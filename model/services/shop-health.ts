/** The alarms of docs/three-in-the-morning.md, in its order. */
export const alarmNames = [
  "shop",
  "publishing",
  "lake",
  "catalogue",
  "messages",
  "disk",
  "backup",
  "requests",
] as const;

export type AlarmName = (typeof alarmNames)[number];

/** Whoever may log in is told this at /healthz, and Studio reads it. Times are moments, "2027-05-09T21:04:11.000Z". */
export type ShopHealth = {
  /** "0.3.0+20261128-8d52e022" */
  version: string;
  ready: boolean;
  ending: boolean;
  /** Whether each alarm rings; one that a shop of this kind does not have is missing. */
  alarms: Partial<Record<AlarmName, boolean>>;
  revision: string | null;
  /** 0: the label has none yet, and the shop says that it opens soon. Null: the content host has not answered so far. */
  dresses: number | null;
  content: {
    isListening: boolean;
    /** The dresses that are shown, against those that the content host has answered with and that are not believed. */
    refused: { shownCount: number; fetched: number } | null;
    /** Missing where the shop has no lake of its own. */
    lake?: string;
  };
  /** Whether what visitors send can be kept. */
  canStore: boolean;
  /** Both are in bytes. */
  disk: { free: number; size: number };
  /** The visitors' messages on their way to the label. Null without an outbox. */
  enquiries: { waiting: number; refused: number; reasons: readonly string[]; oldest: string | null } | null;
  publicUrl: string | null;
  times: {
    started: string | null;
    catalogueRead: string | null;
    contentEvent: string | null;
    lastBackup: string | null;
  };
};
