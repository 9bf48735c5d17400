import sharp from "sharp";
import { readDocument } from "../readDocument.ts";
import type { ReadInput } from "../readInput.ts";
import { createRecogniser } from "../text/recogniseText.ts";
import type { OcrLanguage } from "../text/tesseractEngine.ts";
import { answerParent } from "./childProgram.ts";

// The program of a reader process: one document after the other.

// One document at a time: caches and threads of the picture library would only cost memory.
sharp.cache(false);
sharp.concurrency(1);

const languages = process.argv.slice(2).filter((name): name is OcrLanguage => name === "eng" || name === "fra");
const recogniser = createRecogniser(languages);

answerParent((request: ReadInput, onProgress) => readDocument(request, { recogniser, onProgress }));
