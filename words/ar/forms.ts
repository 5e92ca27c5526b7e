import type * as english from "@trousseau/words/en/forms.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { leftToRight } from "./grammar.ts";

const malformedEmail = "يبدو هذا العنوان ناقصًا. صيغته المعتادة: name@domain.com.";

export const contactWords: WordsLike<typeof english.contactWords> = {
  labels: {
    name: "الاسم",
    email: "البريد الإلكتروني",
    message: "الرسالة",
    telephone: "الهاتف (اختياري)",
    date: "تاريخ المناسبة (اختياري)",
    event: "تاريخ المناسبة",
    submit: "إرسال",
    sending: "جارٍ الإرسال",
    whatsapp: "مراسلتنا عبر واتساب",
    showroom: "صالة العرض",
    hours: "ساعات الاستقبال",
    appointment: "حجز موعد",
    phone: "الهاتف",
    write: "البريد",
    answerTo: "يصل ردّنا إلى",
    copy: "أرغب في إشعار بالاستلام",
    reference: "المرجع",
    another: "كتابة رسالة أخرى",
    trap: "يُترك هذا الحقل فارغًا",
    privacy: "كيف نستخدم رسالتك ونحفظها",
  },
  errors: {
    summary: "بعض البيانات تحتاج إلى مراجعة. لم يضِع شيء مما كتبته.",
    nameMissing: "نرجو كتابة اسمك.",
    emailMissing: "نرجو كتابة بريد إلكتروني نردّ عليه.",
    emailMalformed: malformedEmail,
    messageMissing: "يكفي سطر أو سطران، بل إن التاريخ وحده يفيدنا.",
    dateUnreadable: `نرجو إكمال التاريخ، مثل ${leftToRight("2027-05-09")}، أو ترك الحقل فارغًا.`,
    datePast: "مضى هذا التاريخ. هل السنة صحيحة؟",
    notSent:
      "تعذّر إرسال رسالتك الآن. لم يضِع شيء مما كتبته: يمكنك المحاولة مرة أخرى، أو التواصل معنا بطريقة أخرى.",
  },
  notKept: {
    failed: {
      heading: "لم تُرسل بعد",
      text: "تعذّر إرسال رسالتك الآن. هي جاهزة أدناه بنصّها: يمكنك إرسالها عبر واتساب أو بالبريد الإلكتروني، أو الضغط على «إرسال» مرة أخرى.",
    },
    limited: {
      heading: "طريقة أخرى",
      text: "لا يمكننا استلام هذه الرسالة هنا. هي جاهزة أدناه بنصّها: يمكنك إرسالها عبر واتساب أو بالبريد الإلكتروني.",
    },
  },
};

const notSignedUp = "تعذّر تسجيل اشتراكك الآن. ما زال عنوانك في الحقل: نرجو المحاولة مرة أخرى.";

export const newsletterFormWords: WordsLike<typeof english.newsletterFormWords> = {
  label: "البريد الإلكتروني للنشرة",
  placeholder: "بريدك الإلكتروني",
  submit: "اشتراك",
  privacyPointer: "سياسة الخصوصية لدينا.",
  errors: {
    emailMissing: "نرجو كتابة بريدك الإلكتروني.",
    emailMalformed: malformedEmail,
    notSent: notSignedUp,
  },
  notKept: {
    failed: notSignedUp,
    limited: "تعذّر تسجيل اشتراكك الآن. ما زال عنوانك في الحقل: نرجو المحاولة لاحقًا.",
  },
};
