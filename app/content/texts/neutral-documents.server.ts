import { neutralTexts } from "#app/label/neutral-texts.ts";
import { neutralHome } from "./neutral-home.server.ts";
import type { TextDocuments } from "./text-documents.server.ts";

/** What is said for a label of which nothing is known. */
export const neutralDocuments: TextDocuments = { ...neutralTexts, home: neutralHome("") };
