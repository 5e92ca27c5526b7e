// @ts-check

/** A child may outlive its parent by this long. In milliseconds. */
const LOOK_EVERY_MS = 300;

/**
 * Calls back once the process that has started this one is gone: npm that was killed, or a shell between the two, passes no signal on.
 * Whoever starts a script without npm may leave it running: `nohup`, `disown`.
 *
 * @param {() => void} onGone
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function watchParent(onGone, environment = process.env) {
  if (!environment.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}
