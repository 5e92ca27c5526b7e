/** Headers, calendars and markup give these characters a meaning, and each name is as long as one may be. */
export const awkwardNames = [
  "Maison Lior, Filles; Cie: “Été” \\ \\n <b>&amp;</b> = (Paris), 3rd",
  "Maison\r\nBEGIN:VALARM\r\nBcc: all@mail.example\r\n\r\nBuy now",
  "👩🏽‍🎨👗🪡🧵✂️👰🏾‍♀️🇫🇷👩‍👩‍👧‍👦🏳️‍🌈👗🪡🧵✂️👰🏾‍♀️🇫🇷👩‍👩‍👧‍👦🏳️‍🌈",
  "دار الأزياء الراقية للفساتين، بيروت؛ منذ عام ١٩٨٧ بيت ليور الع",
  "高級婚紗禮服工作室、巴黎；高級婚紗禮服工作室、巴黎；高級婚紗禮服工作室、巴黎；高級婚紗禮服工作室、巴黎；高級婚紗禮",
  `"Une" <all@mail.example>, all@mail.example ${"x".repeat(17)}`,
];
