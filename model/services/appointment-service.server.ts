import type { Appointment } from "#model/appointments/appointment.ts";
import type { Diary, VisitTime } from "#model/appointments/free-times.ts";
import type { AppointmentKind, Showroom } from "#model/appointments/showrooms.ts";
import type { BotSignals, PageLanguage } from "./enquiry-service.server.ts";

/** A visitor's choice and words. The texts are as they were typed, and may be empty. */
export type NewVisit = {
  kind: AppointmentKind;
  showroom: Showroom;
  day: string;
  time: string;
  guests: number;
  dresses: readonly { dress: string; colour: string; size: string }[];
  name: string;
  email: string;
  phone: string;
  eventDate: string;
  message: string;
  formKey: string;
  botSignals: BotSignals;
  language?: PageLanguage;
};

/** `token` opens the visit's own page. `tooMany`: the same person is expected twice already; `often`: she has booked four today. */
export type VisitReceipt =
  | { isKept: true; token: string }
  | { isKept: false; reason: "taken" | "tooMany" | "often" | "limited" | "failed" };

/** `late`: nobody moves or cancels it any more without the label. `often`: nobody moves it again. */
export type VisitChange = "moved" | "cancelled" | "taken" | "late" | "often" | "failed";

/** `revision` is what a change is made on condition of; `revisedAt` is the time of the last one, in milliseconds since 1970. */
export type StoredVisit = Appointment & { revision: string; revisedAt: number };

export type AppointmentService = {
  /** Whatever decides the free times of a showroom; without `except`, which is a visit that is to be moved. Rejects while nobody knows. */
  diary(showroom: Showroom, kind: Diary["kind"], except?: string): Promise<Diary>;
  /** It is stored where visitors and the label find it when this resolves. */
  make(visit: NewVisit, visitor: string): Promise<VisitReceipt>;
  /** The visit that a link leads to. Rejects while nobody knows. */
  find(token: string): Promise<StoredVisit | undefined>;
  move(token: string, to: VisitTime): Promise<VisitChange>;
  cancel(token: string): Promise<VisitChange>;
  /** Whether a visitor may still move or cancel it. */
  mayChange(visit: Appointment): boolean;
};
