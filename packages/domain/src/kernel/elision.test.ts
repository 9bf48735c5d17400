import { expect, test } from "vitest";
import { ofName } from "./elision.ts";

test.each([
  ["Obi Nwosu", "d’Obi Nwosu"],
  ["Élodie Mbarga", "d’Élodie Mbarga"],
  ["Yves Roy", "d’Yves Roy"],
  ["Yara Diop", "de Yara Diop"],
  ["Le Thi Hoa", "de Le Thi Hoa"],
])("of %s", (name, french) => {
  expect(ofName(name)).toEqual({ en: `of ${name}`, fr: french });
});
