/** iPads say that they are a Mac, which has no touch screen. */
const appleTouch = /iPhone|iPad|iPod/;

/** A search that opens the map application of Android phones, and of others the map's site: developers.google.com/maps/documentation/urls. */
const SEARCH = "https://www.google.com/maps/search/?api=1&query=";

/** Opens Apple's own map wherever that is installed: developer.apple.com/documentation/mapkit/unified-map-urls. */
const APPLE_SEARCH = "https://maps.apple.com/?q=";

export type Device = { userAgent: string; maxTouchPoints: number };

/** Where an address leads to: the label's own link, or a search for it. `device`: undefined while it is not known. */
export function mapLink(
  { address, mapsUrl }: { address: readonly string[]; mapsUrl: string },
  device: Device | undefined,
): string {
  const query = encodeURIComponent(address.join(", "));
  if (device && isAppleTouch(device)) return APPLE_SEARCH + query;
  return mapsUrl || SEARCH + query;
}

function isAppleTouch({ userAgent, maxTouchPoints }: Device): boolean {
  return appleTouch.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}
