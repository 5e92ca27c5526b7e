import type * as english from "@trousseau/words/en/mails.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const mailWords: WordsLike<typeof english.mailWords> = {
  notice: {
    subject: (name, reference, dress) =>
      [`استفسار ${reference} من ${name}`, dress].filter(Boolean).join(": "),
    wrote: (name, when) => `رسالة من ${name} بتاريخ ${when}`,
    answer: (email) => `الرد على هذه الرسالة يصل إلى ${email}.`,
    studio: "الاستفسار محفوظ في Studio، ضمن «الاستفسارات».",
  },
  copy: {
    subject: (label, reference) => `رسالتك إلى ${label} (${reference})`,
    heading: "وصلت رسالتك",
    text: (label, when) => `شكرًا على الكتابة إلى ${label}. وصلتنا رسالتك بتاريخ ${when}.`,
    notYou: "إن لم تكن الرسالة منك، فقد أُدخل عنوانك سهوًا، ولن يصلك منا شيء بعد الآن.",
  },
  answer: {
    subject: (reference) => `رسالتك (${reference})`,
    greeting: (name) => `تحية طيبة ${name}،`,
    thanks: (name, reference) => `تحية طيبة ${name}، شكرًا على رسالتك (${reference}).`,
  },
  details: {
    purpose: "الطلب",
    dress: "الفستان",
    colour: "اللون",
    size: "المقاس",
    measurements: "القياسات",
    date: "تاريخ المناسبة",
    city: "المدينة",
    phone: "الهاتف",
  },
  reference: "المرجع",
};

export const newsletterMailWords: WordsLike<typeof english.newsletterMailWords> = {
  confirmation: {
    subject: (label) => `رسائل ${label}: هل هذا عنوانك؟`,
    heading: (label) => `رسائل ${label}`,
    text: (label) => `وصلنا طلب لتلقّي رسائل ${label} على هذا العنوان. إن كان الطلب منك، فنرجو تأكيده:`,
    button: "تأكيد هذا العنوان",
    until: (day) => `هذا الرابط صالح حتى ${day}.`,
    notYou: "إن لم يكن الطلب منك، فلا حاجة إلى أي خطوة. ولن نحتفظ بعنوانك.",
  },
  welcome: {
    subject: (label) => `أهلًا بك في رسائل ${label}`,
    heading: (label) => `أهلًا بك في رسائل ${label}`,
    text: (label) => `عنوانك مؤكَّد. تصلك رسائل ${label} متى كان هناك جديد يستحق أن يُرى.`,
    leave: "يمكنك إلغاء الاشتراك في أي وقت:",
    button: "إلغاء الاشتراك",
  },
};

export const passwordMailWords: WordsLike<typeof english.passwordMailWords> = {
  invited: {
    subject: (label) => `حسابك لدى ${label}`,
    heading: (label) => `أهلًا بك في أتيليه ${label}`,
    text: (name) => `بعد اختيار كلمة مرور، يكون الدخول باسم ${name}.`,
    until: "يصلح هذا الرابط مرة واحدة، وتنتهي صلاحيته بعد سبعة أيام.",
  },
  renewed: {
    subject: (label) => `كلمة مرور جديدة لدى ${label}`,
    heading: () => "كلمة مرور جديدة",
    text: (name) => `عبر هذا الرابط يمكنك اختيار كلمة مرور جديدة باسم ${name}.`,
    until: "يصلح هذا الرابط مرة واحدة، وتنتهي صلاحيته بعد سبعة أيام.",
  },
  forgotten: {
    subject: (label) => `كلمة مرور جديدة لدى ${label}`,
    heading: () => "كلمة مرور جديدة",
    text: (name) => `وصلنا طلب كلمة مرور جديدة باسم ${name}، ولعله منك.`,
    until:
      "يصلح هذا الرابط مرة واحدة، وتنتهي صلاحيته بعد ساعة. إن لم يكن الطلب منك، فلا حاجة إلى أي خطوة: لم يتغيّر شيء.",
  },
  button: "اختيار كلمة مرور",
};
