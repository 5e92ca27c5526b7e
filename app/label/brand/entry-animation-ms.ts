/** Length of the animation on entering a screen, in milliseconds; 0 switches it off. By itself, because the browser needs it. */
export const ENTRY_ANIMATION_MS: number = 1500;
