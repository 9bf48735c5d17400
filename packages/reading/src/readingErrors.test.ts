import { expect, it } from "vitest";
import { readingError } from "./readingErrors.ts";

/** What befalls a file of any kind, in a place of any kind: an official form that is printed loses its barcodes, and a place for photos takes no PDF. */
it.each(["damaged", "tooComplex", "timedOut", "readerFailed"] as const)(
  "%s: the advice is right for a form and for a photo",
  (code) => {
    const { en, fr } = readingError(code).text;
    expect(
      [en, fr].filter((sentence) => /save it (?:again )?as PDF|enregistrez-le (?:de nouveau )?en PDF/iu.test(sentence)),
    ).toEqual([]);
    if (/print/iu.test(en))
      expect([en, fr]).toEqual([
        expect.stringMatching(/Never print an official form/u),
        expect.stringMatching(/N’imprimez jamais un formulaire officiel/u),
      ]);
  },
);
