import { describe, expect, test } from "vitest";
import { letterKey, letterOfKey } from "../../../caseFile/letterValues.ts";
import { shareOf } from "../../../../../../tests/running/sizes.ts";
import { aCase } from "../../../../test/caseBuilder.ts";
import { withLetters } from "../../../../test/letterText.ts";
import { typedByPeople } from "../../../../test/lettersTyped/typedByPeople.ts";
import type { TypedByPerson } from "../../../../test/lettersTyped/typedByPerson.ts";
import { typedAnew } from "../../../../test/lettersTyped/typedAnew.ts";
import { typedByOthers } from "../../../../test/lettersTyped/typedByOthers.ts";
import { readerFor } from "../../../questionnaire/inUse.ts";
import { contentOf } from "../../contents.ts";
import { letterOfCase } from "../../letterOfCase.ts";
import { peopleOfLetter } from "../../peopleOfLetter.ts";

const people = [...typedByPeople, ...typedByOthers];
const ids = [
  "sumContradicted",
  "dayContradicted",
  "nameContradicted",
  "countryContradicted",
  "returnsElsewhere",
  "refusalDenied",
  "refusalNotInAnswers",
  "childrenContradicted",
  "statusContradicted",
  "savingsContradicted",
  "incomeContradicted",
];

/** What is told of a text that somebody wrote in place of a section. */
function toldOf({ the, letter, language, entered = {} }: TypedByPerson & { readonly entered?: object }, text: string) {
  const content = contentOf(letterOfKey(letter));
  const [section] = content.sections;
  const caseFile = withLetters(the.build(), { [letter]: { ...entered, [`text.${section?.id}`]: text } });
  const main = readerFor(caseFile);
  const person = peopleOfLetter(content, main).find((one) => letterKey(content.id, one) === letter);
  if (!person) throw new Error(`${letter} is nobody’s`);
  const { checks } = letterOfCase(content, { caseFile, main, person, language });
  return checks.filter(({ id }) => ids.includes(id));
}

describe.each(shareOf("people who wrote a letter", people, 6))("$who", (typed) => {
  test.each(typed.agrees)("agrees: %s", (text) => {
    expect(toldOf(typed, text).map(({ because }) => because[typed.language])).toEqual([]);
  });
  test.each(typed.disagrees)("disagrees: %s", (text, check) => {
    expect(toldOf(typed, text).map(({ id }) => id)).toContain(check);
  });
});

describe.each(shareOf("people who wrote it in other words", typedAnew, 6))(
  "$who, in other words",
  ({ who, agrees, disagrees, missed = [] }) => {
    const typed = people.find((one) => one.who === who) ?? expect.fail(who);
    test.each(agrees)("agrees: %s", (text) => expect(toldOf(typed, text)).toEqual([]));
    test.each(disagrees)("disagrees: %s", (text) => expect(toldOf(typed, text)).not.toEqual([]));
    test.each(missed)("missed: %s", (text) => expect(toldOf(typed, text)).toEqual([]));
  },
);

describe("what is told of a contradiction", () => {
  const nurse = people[0] ?? expect.fail("nobody");
  const told = (text: string, typed = nurse) => toldOf(typed, text).map(({ because }) => because);
  test("names both values and where the other one is, and leaves open which is wrong", () => {
    expect(told("The tuition is $17,500 a year.")).toEqual([
      {
        en: "“Introduction” says “$17,500” for the tuition of a year, but it is $19,500 in the document “Letter of Acceptance”. Correct whichever is wrong.",
        fr: "«\u00A0Introduction\u00A0» dit «\u00A0$17,500\u00A0» pour les droits de scolarité d’une année, mais on lit «\u00A019\u00A0500\u00A0$\u00A0» dans le document «\u00A0Lettre d’acceptation\u00A0». Corrigez ce qui est inexact.",
      },
    ]);
  });
  test("names the official form where nothing else says it", () => {
    const of = aCase().form({ "studyDetails.studyDuration.to": "2028-12-15" });
    expect(told("My program ends on 1 December 2028.", { ...nurse, the: of }).map(({ en }) => en)).toEqual([
      "“Introduction” says “1 December 2028” for the end of the studies, but it is December 15, 2028 in the form IMM 1294. Correct whichever is wrong.",
    ]);
  });
  test("is said once of a sentence that stands twice", () => {
    expect(told("The tuition is $17,500 a year. The tuition is $17,500 a year.")).toHaveLength(1);
  });
  test("is nothing where a reader was not sure, or where the case says nothing", () => {
    const unsure = aCase().document("letter-of-acceptance", {
      parsedValues: { tuitionFees: 19500 },
      toConfirm: ["tuitionFees"],
    });
    for (const the of [unsure, aCase()])
      expect(told("The tuition is $17,500 a year. I will return to Ghana.", { ...nurse, the })).toEqual([]);
  });
  test("is nothing of what Boreal wrote itself, though it was true when somebody took it over", () => {
    const content = contentOf("studyPlan");
    const main = readerFor(nurse.the.build());
    const { draft } = letterOfCase(content, {
      caseFile: nurse.the.build(),
      main,
      person: { role: "main" },
      language: "en",
    });
    const ours = draft.sections.map(({ sentences }) => sentences.map((part) => part.text).join(" ")).join(" ");
    expect(told(ours)).toEqual([]);
  });
});

describe("who somebody is, and what they have", () => {
  const nurse = people[0] ?? expect.fail("nobody");
  const baker = people.find(({ who }) => who.startsWith("a baker")) ?? expect.fail("no baker");
  const of = (the: TypedByPerson["the"], letter: TypedByPerson["letter"] = "letterOfExplanation") => ({
    ...nurse,
    the,
    letter,
  });
  const said = (typed: TypedByPerson, text: string) => toldOf(typed, text).map(({ id }) => id);
  const family = aCase().answers({
    maritalStatus: "married",
    numberOfChildren: 2,
    spouseFirstName: "Ngozi",
    spouseLastName: "Eze",
  });
  const savings = aCase().answers({ userInputAvailableFunds: 22_300, financialSupport: "notSupported" });
  const payer = of(aCase().answers({ financialSupport: "entirely" }), "financialSupporter:financialSupporter");
  const paid = { ...payer, entered: { yearlyIncome: "4200000", ownCurrency: "NGN" } };

  test.each([
    [of(family), "I have three children.", "childrenContradicted"],
    [of(family), "Our 3 young kids stay with my mother.", "childrenContradicted"],
    [of(family), "I have no children.", "childrenContradicted"],
    [of(family), "J’ai quatre enfants.", "childrenContradicted"],
    [of(family), "Je n’ai pas d’enfant.", "childrenContradicted"],
    [of(family), "I am single and free to travel.", "statusContradicted"],
    [of(family), "Je suis divorcée depuis 2020.", "statusContradicted"],
    [of(family), "I am a widow.", "statusContradicted"],
    [of(family), "My wife Ngozi Okafor works in a bank.", "nameContradicted"],
    [of(family), "Ma conjointe, Ngozi Okafor, travaille dans une banque.", "nameContradicted"],
    [of(savings), "My savings are $42,300.", "savingsContradicted"],
    [of(savings), "J’ai mis de côté 31 000 $.", "savingsContradicted"],
    [paid, "My income is 2,400,000 naira.", "incomeContradicted"],
  ] as const)("%# disagrees: %s", (typed, text, id) => {
    expect(said(typed, text)).toContain(id);
  });

  test.each([
    [of(family), "I have two children, and one of our children studies law."],
    [of(family), "My two children stay with their grandmother."],
    [of(family), "J’ai deux enfants."],
    [of(family), "I taught four children to read."],
    [of(family), "I have four grandchildren."],
    [of(family), "If we have three children one day, we need a house."],
    [of(family), "I am married to Ngozi."],
    [of(family), "My wife Ngozi works in a bank, and Ngozi Adaeze Eze is a known name there."],
    [of(family), "My wife Ngozi N. works in a bank."],
    [of(aCase().answers({ maritalStatus: "divorced" })), "I am single."],
    [of(aCase()), "I am single, have three children, and my savings are $10."],
    [of(savings), "My savings are $22,300."],
    [of(savings), "I have about $22,000 in savings."],
    [of(savings), "I save $500 a month."],
    [of(savings), "My savings of $22,300 pay the tuition of $17,000."],
    [paid, "My income is 4,200,000 naira a year."],
    [paid, "I earn 350,000 naira a month."],
    [baker, "Ma mère, Fatima Zohra, tient la caisse."],
  ] as const)("%# agrees: %s", (typed, text) => {
    expect(toldOf(typed, text).map(({ because }) => because.en)).toEqual([]);
  });
});
