import { describe, expect, it } from "vitest";
import { foldForSearch, hitsIn, searchTerms } from "./searchText.ts";

/** What is marked when these words are typed. */
const marked = (text: string, typed: string) =>
  hitsIn(text, searchTerms(typed)).map(([start, end]) => text.slice(start, end));

describe("words found in a text", () => {
  it("with or without accents and capitals, on either side", () => {
    expect(marked("Élève à Montréal", "eleve montreal")).toEqual(["Élève", "Montréal"]);
    expect(marked("Eleve a Montreal", "ÉLÈVE")).toEqual(["Eleve"]);
    expect(marked("Nguyễn Thị Ánh", "nguyen anh")).toEqual(["Nguyễn", "Ánh"]);
    expect(marked("Çelik", "celik")).toEqual(["Çelik"]);
  });

  it("with letters that are written as two", () => {
    expect(marked("Ma sœur", "soeur")).toEqual(["sœur"]);
    expect(marked("Ma soeur", "sœur")).toEqual(["soeur"]);
    expect(marked("Ma sœur", "so")).toEqual(["sœ"]);
    expect(marked("Straße", "strasse")).toEqual(["Straße"]);
  });

  it("where accents are signs of their own, these are marked with their letter", () => {
    const apart = "Montréal".normalize("NFD");
    expect(marked(apart, "montre")).toEqual(["Montré".normalize("NFD")]);
    expect(marked(apart, "é")).toEqual(["é".normalize("NFD")]);
  });

  it("with a straight or a curved apostrophe and any kind of space", () => {
    expect(marked("Permis d’études", "d'etudes")).toEqual(["d’études"]);
    expect(marked("Permis d\u00a0études", "permis études")).toEqual(["Permis", "études"]);
  });

  it("amounts with or without the marks between thousands", () => {
    expect(marked("$35,888.00", "35888")).toEqual(["35,888"]);
    expect(marked("35\u00a0888,00\u00a0$", "35 888")).toEqual(["35\u00a0888"]);
    expect(marked("35\u00a0888,00\u00a0$", "35888")).toEqual(["35\u00a0888"]);
    expect(marked("$35,888.00", "888")).toEqual(["888"]);
    expect(marked("May 9, 2027", "9 2027")).toEqual(["9", "2027"]);
  });

  it("every place, and those that overlap once", () => {
    expect(marked("banana", "an")).toEqual(["anan"]);
    expect(marked("no, not now", "no")).toEqual(["no", "no", "no"]);
    expect(marked("passport number", "pass passport")).toEqual(["passport"]);
  });

  it("nothing where nothing is typed or nothing fits", () => {
    expect(marked("Nigeria", "  ")).toEqual([]);
    expect(marked("Nigeria", "ghana")).toEqual([]);
    expect(marked("", "a")).toEqual([]);
  });

  it("other scripts and pictures are taken as they are", () => {
    expect(marked("李 小龙 🌲 a", "小龙")).toEqual(["小龙"]);
    expect(marked("李 小龙 🌲 a", "🌲")).toEqual(["🌲"]);
    expect(marked("محمد", "محمد")).toEqual(["محمد"]);
  });
});

it("what is typed twice counts once", () => {
  expect(searchTerms(" Été  ete ÉTÉ ")).toEqual(["ete"]);
  expect(foldForSearch("L’ÉTÉ")).toBe("l'ete");
});
