import { expect, test } from "vitest";
import { ofName } from "./elision.ts";

test.each([
  ["Obi Nwosu", "d’Obi Nwosu"],
  ["Élodie Mbarga", "d’Élodie Mbarga"],
  ["Hélène O’Brien", "d’Hélène O’Brien"],
  ["Hubert", "d’Hubert"],
  ["Henrik Lund", "de Henrik Lund"],
  ["Hassan Diallo", "de Hassan Diallo"],
  ["Yves Roy", "d’Yves Roy"],
  ["Yara Diop", "de Yara Diop"],
  ["Le Thi Hoa", "de Le Thi Hoa"],
])("of %s", (name, french) => {
  expect(ofName(name)).toEqual({ en: `of ${name}`, fr: french });
});
