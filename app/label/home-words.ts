/** By specification, word for word. */
export const VIDEO_UNSUPPORTED = "Your browser does not support the video tag.";
