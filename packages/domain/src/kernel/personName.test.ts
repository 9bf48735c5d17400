import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it, test } from "vitest";
import { compareNames, type NameComparison, type WrittenName } from "./personName.ts";

const named = (given: string, family: string): WrittenName => ({ given, family });
const whole = (full: string): WrittenName => ({ full });
const amara = named("Amara Ngozi", "Okafor");

describe("two spellings of a name", () => {
  test.each<[string, WrittenName, WrittenName, NameComparison]>([
    ["in capitals", amara, named("AMARA NGOZI", "OKAFOR"), "same"],
    ["written whole, family name first", amara, whole("OKAFOR Amara Ngozi"), "same"],
    ["with given and family names exchanged", amara, named("Okafor", "Amara Ngozi"), "same"],
    ["without accents", named("Ọláyíwọlá", "Béjart"), named("OLAYIWOLA", "BEJART"), "same"],
    ["in the letters of a passport", named("Jürgen", "Müller-Weiß"), named("JUERGEN", "MUELLER WEISS"), "same"],
    ["typed without the umlaut", named("Jurgen", "Muller"), named("JUERGEN", "MUELLER"), "same"],
    ["of Denmark", named("Søren", "Kjær"), named("SOEREN", "KJAER"), "same"],
    ["with a hyphen", named("Anne-Marie", "Leclerc"), named("ANNE MARIE", "LECLERC"), "same"],
    ["written as one word", named("Abdul Rahman", "Al-Farsi"), named("ABDULRAHMAN", "ALFARSI"), "same"],
    ["with an apostrophe", named("Siobhán", "O’Brien"), named("SIOBHAN", "O BRIEN"), "same"],
    ["without a middle name", amara, named("Amara", "Okafor"), "same"],
    ["with an initial", amara, named("Amara N.", "Okafor"), "same"],
    ["without the second family name", named("Juan", "Pérez Gómez"), named("JUAN CARLOS", "PEREZ"), "same"],
    ["with the name before marriage", named("Ada", "Eze-Okafor"), named("Ada", "Eze"), "same"],
    ["with a title", amara, whole("MRS AMARA OKAFOR"), "same"],
    ["with small words", named("Maria", "de la Cruz"), named("MARIA", "DELACRUZ"), "same"],
    ["of one word", named("", "Suharto"), named("FNU", "SUHARTO"), "same"],
    ["in two scripts", whole("王小明 WANG XIAOMING"), named("Xiaoming", "Wang"), "same"],
    ["in the same other script", whole("Оля Петренко"), whole("ПЕТРЕНКО ОЛЯ"), "same"],
    ["of another family", amara, named("Amara Ngozi", "Eze"), "otherFamilyName"],
    ["of a sister", amara, named("Chidinma", "Okafor"), "otherGivenNames"],
    ["with another middle name", amara, named("Amara Chidinma", "Okafor"), "otherGivenNames"],
    ["of two middle names", named("Amara", "Okafor"), named("Amara Ngozi Chidinma", "Okafor"), "otherGivenNames"],
    ["of somebody else", amara, named("Wei", "Zhang"), "otherName"],
    ["of somebody else, whole", amara, whole("Zhang Wei"), "otherName"],
    ["that are nearly the same", named("Amara", "Okafor"), named("Amara", "Okafar"), "otherFamilyName"],
    ["of short families", named("Thi Hoa", "Le"), named("Thi Hoa", "Do"), "otherFamilyName"],
    ["of short names that look like an umlaut", named("Sue", "Chen"), named("Su", "Chen"), "otherGivenNames"],
    ["with another initial", amara, named("Amara C", "Okafor"), "otherGivenNames"],
    ["of which one is another script", whole("王小明"), named("Xiaoming", "Wang"), "notComparable"],
    ["in another script, written differently", whole("王小明"), whole("王晓明"), "notComparable"],
    ["of which one is a word alone", whole("Okafor"), amara, "notComparable"],
    ["of which one is empty", whole(" "), amara, "notComparable"],
    ["of which one is only a family name", { family: "Okafor" }, amara, "same"],
  ])("%s", (_words, one, other, expected) => {
    expect([compareNames(one, other), compareNames(other, one)]).toEqual([expected, expected]);
  });
});

const names =
  "Amara Ngozi Wei Jürgen Anne-Marie Søren Nguyễn O’Brien Abdulrahman Łukasz Priya Gómez Chukwu Tremblay Müller Haddad".split(
    " ",
  );
const someNames = (least: number, most: number) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength: least, maxLength: most });
const people = someNames(3, 4).map(([first = "", middle = "", ...family]) => ({
  first,
  middle,
  family: family.join(" "),
}));
const bare = (text: string) =>
  text
    .replaceAll(/[łŁ]/g, "L")
    .replaceAll(/[øØ]/g, "O")
    .normalize("NFD")
    .replaceAll(/[\p{M}’]/gu, "")
    .replaceAll("-", " ")
    .toUpperCase();

describe("whatever the name,", () => {
  it("order, accents, capitals, a hyphen, a missing or shortened middle name change nothing", () => {
    fc.assert(
      fc.property(people, ({ first, middle, family }) => {
        const known = named(`${first} ${middle}`, family);
        const spellings = [
          named(bare(`${first} ${middle}`), bare(family)),
          named(first, family),
          named(`${first} ${middle.charAt(0)}`, family),
          whole(bare(`${family}, ${first} ${middle}`)),
          whole(`${first} ${middle} ${family}`),
        ];
        expect(spellings.map((one) => compareNames(known, one))).toEqual(spellings.map(() => "same"));
      }),
    );
  });

  it("a comparison says the same in both directions, and another family name is another", () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        const [a, b] = [named(one.first, one.family), named(other.first, other.family)];
        expect(compareNames(a, b)).toBe(compareNames(b, a));
        fc.pre(!one.family.split(" ").some((word) => other.family.includes(word)) && one.first !== other.family);
        fc.pre(!other.family.includes(one.first) && !one.family.includes(other.first));
        expect(compareNames(a, b)).not.toBe("same");
      }),
    );
  });
});
