import type * as english from "@trousseau/words/en/errors.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { ownDigits } from "./locale.ts";

export const errorWords: WordsLike<typeof english.errorWords> = {
  unknown: "خطأ غير معروف",
  notFound: "الصفحة غير موجودة",
  answered: (status) => `خطأ ${ownDigits(status)}`,
  unexpected: {
    heading: "خطأ غير متوقع",
    sentence: "أفلتت غرزة من جهتنا. نرجو المحاولة مرة أخرى.",
    again: (reference) => `إذا تكرر ذلك، نرجو مراسلتنا مع ذكر الرقم المرجعي \u2066${reference}\u2069.`,
    retry: "إعادة المحاولة",
    home: "الصفحة الرئيسية",
  },
  offline: {
    heading: "لا اتصال بالإنترنت",
    sentence: "يبدو أن الاتصال بالإنترنت منقطع. تبقى هذه الصفحة مفتوحة، ويعود ما سواها بعودة الاتصال.",
    retry: "إعادة المحاولة",
    seen: "ما شاهدته من قبل",
  },
  unanswered: "أفلتت غرزة من جهتنا. تبقى هذه الصفحة كما هي، وتعرض ما اخترته ما إن يصبح ذلك ممكنًا.",
  chunk: {
    sentence: "لم يصل جزء من هذه الصفحة. غالبًا ما تكفي إعادة تحميلها.",
    reload: "إعادة تحميل الصفحة",
  },
};

export const busyWords: WordsLike<typeof english.busyWords> = {
  foreignForm: "لم يصل هذا النموذج من موقعنا.",
  page: "الإقبال على موقعنا كبير في هذه اللحظة. ستعاود هذه الصفحة المحاولة بعد قليل.",
  form: "الإقبال على موقعنا كبير في هذه اللحظة. ما كتبته باقٍ في الصفحة السابقة: نرجو العودة إليها وإعادة الإرسال بعد قليل.",
};
