import { expect, test } from "vitest";
import { asPassportsSpell } from "./travelDocumentLetters.ts";

test.each([
  ["Núñez Łukasz", "Nunez Lukasz"],
  ["Ångström", "Aangstroem"],
  ["ÅNGSTRÖM", "AANGSTROEM"],
  ["Ørsted", "Oersted"],
  ["Jürgen Weiß", "Juergen Weiss"],
  ["Þórður Ðæsson", "Thordur Daesson"],
  ["Đặng Thị Hồng", "Dang Thi Hong"],
  ["Işık", "Isik"],
  ["İbrahim", "Ibrahim"],
  ["Ħamrun O’Neil–Žižek", "Hamrun O'Neil-Zizek"],
  // Of Cyrillic, which letters they are depends on whose passport it is.
  ["Щеглова", undefined],
  ["林", undefined],
  ["محمد", undefined],
  ["Қазыбек", undefined],
])("%s is spelt as the tables of Doc 9303 say", (name, spelt) => {
  expect(asPassportsSpell(name, undefined)).toBe(spelt);
});

test.each([
  ["UA", "Григорій Їжакевич", "Hryhorii Yizhakevych"],
  ["UA", "Юлія Гончар", "Yuliia Honchar"],
  ["BY", "Ігар", "Ihar"],
  ["RU", "Григорий", "Grigorii"],
  ["RU", "Щеглова Юлия", "Shcheglova Iuliia"],
  ["RU", "Соловьёв", "Solovev"],
  ["KZ", "Қазыбек", undefined],
  ["BG", "Щерев", undefined],
  ["RS", "Ђоковић", undefined],
  ["RS", "Đoković", "Dokovic"],
])("a citizen of %s: %s", (citizenship, name, spelt) => {
  expect(asPassportsSpell(name, citizenship)).toBe(spelt);
});
