/** The background of styles/tokens.css, for what is rendered without its style sheet: the browser's own bars, pictures for shared links. */
export const PAPER = "#f8f4ee";
