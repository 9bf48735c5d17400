import { biometricsLetter } from "./biometricsLetter.ts";
import type { DocumentReader } from "./reader.ts";

/** One reader for each document type that is read in full. */
export const documentReaders: readonly DocumentReader[] = [biometricsLetter];
