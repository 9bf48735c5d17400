import { describe, expect, test } from "vitest";
import { splitLetter, type NamedPlace } from "./splitLetter.ts";

const place = (
  slot: string,
  en: string,
  fr: string,
  person = "main",
  childNumber: number | null = null,
): NamedPlace => ({
  page: slot,
  slot,
  childNumber,
  name: { en, fr },
  person,
});
const places = [
  place("policeCertificate", "Police Certificate", "Certificat de police"),
  place(
    "spousePoliceCertificate",
    "Police Certificate (Spouse or Partner)",
    "Certificat de police (conjoint)",
    "spouse",
  ),
  place("bankStatements", "Proof of Funds – Bank statements", "Preuve de fonds – Relevés bancaires"),
  place("otherFunds", "Proof of Funds – Other funds", "Preuve de fonds – Autres fonds"),
  place("marriageCertificate", "Marriage Certificate", "Certificat de mariage"),
];
const main = { addressee: "main", childNumber: null };
const split = (text: string, about: typeof main = main) =>
  splitLetter(text, places, about).map(({ words, place: found }) => [words, found?.slot]);

describe("a letter taken apart", () => {
  test("gives the points of its list, and leaves the sentences round it out", () => {
    expect(
      split(
        "Dear applicant,\nPlease provide the following:\n• A police clearance from Nigeria\n2. Your bank statements of the last 6 months\n- a letter from your dentist\nSincerely,",
      ),
    ).toEqual([
      ["A police clearance from Nigeria", "policeCertificate"],
      ["Your bank statements of the last 6 months", "bankStatements"],
      ["a letter from your dentist", undefined],
    ]);
  });

  test("in French, without a list: each line is a point", () => {
    expect(split("Vos relevés bancaires\n\nL’ACTE DE MARIAGE traduit")).toEqual([
      ["Vos relevés bancaires", "bankStatements"],
      ["L’ACTE DE MARIAGE traduit", "marriageCertificate"],
    ]);
  });

  test("looks among the documents of whom it is about", () => {
    expect(split("police certificate", { addressee: "spouse", childNumber: null })).toEqual([
      ["police certificate", "spousePoliceCertificate"],
    ]);
  });

  test("asks for nothing that we know: every point stays in its words", () => {
    expect(split("- the deed of the boat\n- a sworn translation of it")).toEqual([
      ["the deed of the boat", undefined],
      ["a sworn translation of it", undefined],
    ]);
  });

  test("decides nothing where two documents fit as well", () => {
    const twice = [place("a", "Lease", "Bail"), place("b", "Lease", "Bail")];
    expect(splitLetter("the lease", twice, main)[0]?.place).toBeUndefined();
  });

  test("leaves no point out, however many there are", () => {
    expect(split(Array.from({ length: 60 }, (_, n) => `- thing ${n}`).join("\n"))).toHaveLength(60);
  });

  test("finds nothing in nothing", () => {
    expect(split(" \n --- \n 12")).toEqual([]);
  });
});
