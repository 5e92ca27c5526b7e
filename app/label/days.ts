/** "1 day", "6 days". */
export function days(count: number): string {
  return `${count} ${count === 1 ? "day" : "days"}`;
}
