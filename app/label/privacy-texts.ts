/** What a label says of its own round the list of what is kept, which the shop makes from its settings. */
export type PrivacyTexts = {
  title: string;
  /** For search engines: 155 characters at most. */
  description: string;
  introduction: string;
  ending: string;
};

export const privacy: PrivacyTexts = {
  title: "What we *keep*",
  description:
    "What this shop keeps of its visitors, why, for how long and who sees it; and how to have it shown, corrected or deleted.",
  introduction:
    "You may look at everything here without telling us who you are. What you do tell us is used for what you told it for, and for nothing else. This page says what that is; the shop writes it from its own settings.",
  ending:
    "You may ask what we hold of you, have it corrected, given to you as a file, or deleted, with its history. Write to us and name the address or telephone number that you wrote from. If you think that we handle it wrongly, you may also complain to the data protection authority of your country.",
};
