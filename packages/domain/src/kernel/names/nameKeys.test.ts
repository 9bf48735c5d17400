import { describe, expect, it } from "vitest";
import { isAlikeName, nameKeys } from "./nameKeys.ts";

const shares = (one: string, other: string): boolean => {
  const known = new Set(nameKeys({ full: one }));
  return nameKeys({ full: other }).some((key) => known.has(key));
};

describe("a name is looked up however it is written", () => {
  it.each([
    ["accents and case", "Noémie Çelik", "NOEMIE CELIK"],
    ["the order of its parts", "Noor Haddad", "Haddad, Noor"],
    ["hyphens", "Anne-Marie Tremblay", "Anne Marie Tremblay"],
    ["words written as one", "Abdul Rahman Karimi", "Abdulrahman Karimi"],
    ["a name of one word and of two", "Abdulrahman", "Abdul Rahman"],
    ["an article", "Noor El-Haddad", "Noor Haddad"],
    ["an apostrophe", "Siobhan O’Neil", "Siobhan Oneil"],
    ["vowels of another spelling", "Mohammed Al Hussein", "Muhamad Hussain"],
    ["letters of a passport", "Jürgen Müller", "Juergen Mueller"],
    ["one given name more", "Noor Salma Haddad", "Noor Haddad"],
    ["Cyrillic letters", "Иван Петров", "Ivan Petrov"],
    ["Greek letters", "Γιώργος Παπαδόπουλος", "Giorgos Papadopoulos"],
    ["Arabic letters", "محمد الحسين", "Mohamed Alhussein"],
    ["a letter that sounds or not", "نور الوليد", "Noor Al-Walid"],
    ["Hebrew letters", "דוד לוי", "David Levi"],
    ["letters of Hindi", "राहुल शर्मा", "Rahul Sharma"],
    ["letters of Punjabi", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "Gurpreet Singh"],
    ["Korean letters", "김민준", "Kim Min-jun"],
    ["Armenian letters", "Արամ Պետրոսյան", "Aram Petrosyan"],
    ["Georgian letters", "ნინო ბერიძე", "Nino Beridze"],
    ["a script of its own", "王伟", "王 伟"],
    ["a title", "Dr. Amara Okafor", "Amara Okafor"],
    ["an initial", "Amara N. Okafor", "Amara Okafor"],
  ])("%s", (_, one, other) => {
    expect([shares(one, other), isAlikeName({ full: one }, { full: other })]).toEqual([true, true]);
  });

  it.each([
    ["one word in common", "Noor Haddad", "Samir Haddad"],
    ["two words in common and one of its own each", "Harpreet Kaur Sandhu", "Harpreet Kaur Gill"],
    ["one name alone", "Haddad", "Noor Haddad"],
    ["nothing", "", "Noor Haddad"],
    ["signs", "—", "Noor Haddad"],
  ])("tells apart: %s", (_, one, other) => {
    expect(isAlikeName({ full: one }, { full: other })).toBe(false);
  });

  it("has few keys for the longest of names, and one for a name of one word", () => {
    expect(
      nameKeys({ given: "Ana Maria Lucia Teresa Isabel", family: "Costa Ferreira Nunes Lopes Pinto" }).length,
    ).toBeLessThan(120);
    expect(nameKeys({ given: "", family: "Suharto" })).toEqual(["=shrt"]);
    expect(nameKeys({ full: "de la" }).length).toBeGreaterThan(0);
  });
});
