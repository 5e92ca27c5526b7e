import styles from "./icon.module.css";

/** One thin family on a 24 px square; drawn in the colour of the text around it. */
const drawings = {
  menu: "M2 8.5h20M2 15.5h20",
  search: "M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15.8 15.8l5.7 5.7",
  pin: "M12 21.5s-6.8-6.3-6.8-12a6.8 6.8 0 0 1 13.6 0c0 5.7-6.8 12-6.8 12ZM12 7.1a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z",
  hanger: "M9.4 7.4A2.6 2.6 0 1 1 12 10v1.6L2.5 18h19L12 11.6",
  share: "M12 15.5V3M7 8l5-5 5 5M4.5 11.5v9h15v-9",
  close: "m4 4 16 16M20 4 4 20",
  next: "M2 12h19M15 6l6 6-6 6",
  previous: "M22 12H3M9 6l-6 6 6 6",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5v13l11-6.5Z",
  plus: "M12 4v16M4 12h16",
  minus: "M4 12h16",
  sort: "M2 7h20M6 12h12M10 17h4",
  whatsapp:
    "m3 21 1.3-4.4A8.9 8.9 0 1 1 7.6 20ZM8.6 8.2c-.3 3.4 3.6 7.4 7.2 7.2l.6-1.9-2.2-1.2-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1-1.2-2.2Z",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7h.01",
  facebook: "M13.5 21.5V8.3c0-2 1-3.3 3.5-3.3h1M9 12h8",
  pinterest:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM10 20l2.5-11M9 12.5c-1.5-3 .5-5.5 3.5-5.5 3.5 0 4.5 3.5 3 6.2-1.2 2.3-3.8 2-4.3.3",
  youtube: "M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10.3 9l4.7 3-4.7 3Z",
} as const;

export type IconName = keyof typeof drawings;

/** Turned round where pages are read from the right. */
const pointing: ReadonlySet<IconName> = new Set(["next", "previous"]);

/** Decoration: the control around it carries the accessible name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-points={pointing.has(name) || undefined}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
