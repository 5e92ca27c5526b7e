// @ts-check

/**
 * Reads a file of settings as systemd reads its `EnvironmentFile` (systemd.exec(5) and its env-file.c): what stands in quotation marks goes
 * on behind them, and Node's own reader would leave out the rest.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function serviceSettings(text) {
  const lines = text.replaceAll(/\\\r?\n/g, "").split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value = ""] = /^\s*([A-Za-z_]\w*)\s*=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, readValue(value)]];
    }),
  );
}

/** @param {string} text */
function readValue(text) {
  const quoted = /^\s*(?:'([^']*)'|"((?:[^"\\]|\\.)*)")/;
  let value = "";
  let rest = text;
  for (let part = quoted.exec(rest); part !== null; part = quoted.exec(rest)) {
    value += part[1] ?? part[2]?.replaceAll(/\\(["\\`$])/g, "$1");
    rest = rest.slice(part[0].length);
  }
  return value + rest.trim().replaceAll(/\\(.)/g, "$1");
}
