import { expect, test } from "vitest";
import { fileTypeMismatch, fileTypeNotAllowed, takesPhotographs } from "./fileTypes.ts";
import type { FileType } from "../../kernel/fileType.ts";
import { vaultPages } from "../pages.ts";

const words: Readonly<Record<FileType, RegExp>> = {
  pdf: /PDF/,
  jpg: /JPEG/,
  png: /PNG/,
  tiff: /TIFF/,
  heic: /HEIC/,
  doc: /Word/,
  docx: /Word/,
};
const slots = vaultPages.flatMap((page) => page.slots);

test("what is advised for a file of a wrong type is what the place takes, and nothing else, in every slot and both languages", () => {
  for (const { acceptedTypes } of slots) {
    for (const { text } of [fileTypeNotAllowed(acceptedTypes), fileTypeMismatch(acceptedTypes)]) {
      for (const language of ["en", "fr"] as const) {
        const advised = (Object.keys(words) as FileType[]).filter((type) => words[type].test(text[language]));
        const others = advised.filter(
          (type) => !acceptedTypes.some((accepted) => words[accepted].source === words[type].source),
        );
        expect([text[language], others]).toEqual([text[language], []]);
        expect(advised.length).toBeGreaterThan(0);
      }
    }
  }
});

test("the camera is offered wherever a picture of paper serves, and never for a form that must be the file itself", () => {
  expect(
    slots.filter(({ acceptedTypes }) => acceptedTypes.includes("jpg") && !takesPhotographs(acceptedTypes)),
  ).toEqual([]);
  const forms = slots.filter(({ acceptedTypes }) => acceptedTypes.join() === "pdf");
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter(({ acceptedTypes }) => takesPhotographs(acceptedTypes))).toEqual([]);
});

test("places for one kind of file say so plainly", () => {
  expect(slots.some(({ acceptedTypes }) => acceptedTypes.length === 1)).toBe(true);
  expect(fileTypeNotAllowed(["pdf"]).text).toEqual({
    en: "This kind of file cannot be used here. Save the document as PDF, then choose it again.",
    fr: "Ce type de fichier ne peut pas être utilisé ici. Enregistrez le document en PDF, puis choisissez-le de nouveau.",
  });
  expect(fileTypeNotAllowed(["jpg", "png", "heic"]).text.fr).toContain("Enregistrez la photo en JPEG, PNG ou HEIC");
});
