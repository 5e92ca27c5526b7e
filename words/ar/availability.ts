import type * as english from "@trousseau/words/en/availability.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const availabilityWords: WordsLike<typeof english.availabilityWords> = {
  available: "متوفّر",
  "made-to-order": "حسب الطلب",
  last: "القطعة الأخيرة",
  sold: "تمّ بيعه",
  out: "مؤجَّر حاليًا",
  outUntil: (day) => `مؤجَّر حتى ${day}`,
  ask: {
    whenFree: {
      label: "السؤال متى يتوفّر من جديد",
      shortLabel: "متى يتوفّر؟",
      words: "متى يتوفّر للإيجار من جديد؟",
    },
    another: {
      label: "السؤال عن فستان مثله",
      shortLabel: "السؤال عن فستان مثله",
      words: "هل لديكم فستان مثله، أو هل يمكن تنفيذه من جديد؟",
    },
  },
};
