/** A page that the browser has stored says this, without a connection. */
export const storedPageWords = {
  note: (date: string) => `Offline. You saw this page on ${date}; prices and availability may have changed.`,
};
