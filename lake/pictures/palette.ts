import sharp from "sharp";

/** Sanity's image palette has seven swatches. A swatch without a matching colour is left out. */
export async function readPalette(thumbnail: Buffer): Promise<Record<string, unknown>> {
  const colours = await readColours(thumbnail);
  const chosen = Object.entries(swatches).flatMap(([name, suits]) => {
    const colour = colours.find(suits);
    return colour === undefined ? [] : [[name, asSwatch(colour)] as const];
  });
  const [dominant] = chosen
    .map(([, swatch]) => swatch)
    .toSorted((one, other) => other.population - one.population);
  return {
    _type: "sanity.imagePalette",
    ...Object.fromEntries(chosen),
    ...(dominant === undefined ? {} : { dominant }),
  };
}

type Colour = {
  red: number;
  green: number;
  blue: number;
  /** The population is in percent. */
  population: number;
  saturation: number;
  lightness: number;
};

/** Android's Palette library made these bounds and names customary. */
const swatches = {
  vibrant: ({ saturation, lightness }: Colour) => saturation >= 0.35 && lightness >= 0.3 && lightness <= 0.7,
  darkVibrant: ({ saturation, lightness }: Colour) => saturation >= 0.35 && lightness < 0.45,
  lightVibrant: ({ saturation, lightness }: Colour) => saturation >= 0.35 && lightness > 0.55,
  muted: ({ saturation, lightness }: Colour) => saturation < 0.4 && lightness >= 0.3 && lightness <= 0.7,
  darkMuted: ({ saturation, lightness }: Colour) => saturation < 0.4 && lightness < 0.45,
  lightMuted: ({ saturation, lightness }: Colour) => saturation < 0.4 && lightness > 0.55,
};

/** A group shares the top four bits of each channel. The most frequent group comes first. */
async function readColours(thumbnail: Buffer): Promise<Colour[]> {
  const { data, info } = await sharp(thumbnail)
    .resize({ width: 100 })
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const groups = new Map<number, { red: number; green: number; blue: number; count: number }>();
  for (let at = 0; at < data.length; at += info.channels) {
    // A grey picture has one channel, which stands for all three.
    const red = data[at] ?? 0;
    const green = info.channels < 3 ? red : (data[at + 1] ?? 0);
    const blue = info.channels < 3 ? red : (data[at + 2] ?? 0);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const group = groups.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    groups.set(key, {
      red: group.red + red,
      green: group.green + green,
      blue: group.blue + blue,
      count: group.count + 1,
    });
  }
  const pixels = data.length / info.channels;
  return [...groups.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ red, green, blue, count }) =>
      asColour(red / count, green / count, blue / count, (100 * count) / pixels),
    );
}

function asColour(red: number, green: number, blue: number, population: number): Colour {
  const most = Math.max(red, green, blue) / 255;
  const least = Math.min(red, green, blue) / 255;
  const lightness = (most + least) / 2;
  const saturation = most === least ? 0 : (most - least) / (1 - Math.abs(2 * lightness - 1));
  return { red, green, blue, population, saturation, lightness };
}

function asSwatch({ red, green, blue, population }: Colour) {
  // These are the usual weights of brightness. White text stands on dark colours.
  const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  const foreground = brightness < 150 ? "#fff" : "#000";
  const background = `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
  return {
    _type: "sanity.imagePaletteSwatch",
    background,
    foreground,
    title: foreground,
    population: Math.round(population * 100) / 100,
  };
}
