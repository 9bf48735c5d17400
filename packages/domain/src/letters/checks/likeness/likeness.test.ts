import { describe, expect, test } from "vitest";
import { aCase } from "../../../../test/caseBuilder.ts";
import { withLetters, writtenOf } from "../../../../test/letterText.ts";
import { typedAnew } from "../../../../test/lettersTyped/typedAnew.ts";
import { typedByOthers } from "../../../../test/lettersTyped/typedByOthers.ts";
import { typedByPeople } from "../../../../test/lettersTyped/typedByPeople.ts";
import { workedExamples } from "../../studies/statement/examples/examples.ts";
import { copiedFrom } from "../copiedExample.ts";
import { statementExamples } from "../examples.ts";
import { comparedWords } from "./comparedWords.ts";
import { fingerprinted, keptOf, type Hash } from "./fingerprints.ts";
import { fingerprintsOf, likeOthers } from "./likeOthers.ts";
import { peopleNamed } from "./peopleNamed.ts";
import { sharedPhrases } from "./sharedPhrases.ts";

/** Of a test alone: any hash that differs for different words. */
const hash: Hash = (words) => [...words].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2 ** 48, 7);
const compared = (text: string) => fingerprinted(text, hash, new Set());
const hashesOf = (text: string) => new Set(keptOf(compared(text)));
const shared = (text: string, ...others: readonly string[]) =>
  sharedPhrases([compared(text)], others.map(hashesOf)).map(({ phrase }) => phrase);

const bakery =
  "When I was nine I stood on a stool beside my aunt every morning before school and weighed flour for forty loaves, and that is how I learned to count.";
const garage =
  "My cousin repaired motorcycles behind our house, so by fifteen I could take a gearbox apart, put it together and explain to customers what had failed.";

const forest =
  "The village council pays two people to count the trees that fall in the storms of autumn, and since my uncle is one of them I have walked with a notebook behind him, measured trunks and written down which of them the sawmill may take.";

describe("words that are compared", () => {
  test("are those of the sentence, without names, numbers, accents and capitals", () => {
    expect(comparedWords("Élève à Montréal, I count 12 œufs. Demain j’irai.").map(({ word }) => word)).toEqual([
      "eleve",
      "a",
      "i",
      "count",
      "oeufs",
      "demain",
      "j",
      "irai",
    ]);
  });
  test("are all of them where somebody writes everything large", () => {
    expect(comparedWords("MY PLAN IS SIMPLE").map(({ word }) => word)).toEqual(["my", "plan", "is", "simple"]);
  });
});

describe("phrases that two letters share", () => {
  test("are found in the midst of other sentences, with names and numbers exchanged", () => {
    const one = `I come from Enugu. ${bakery} Since then I bake.`;
    const other = `Nobody in Tunis expected it, but so it was. ${bakery.replace("nine", "nine,").replace("forty", "40")} It stayed so.`;
    expect(shared(one, other)).toHaveLength(1);
    expect(bakery).toContain(shared(one, other)[0]?.replace("…", "") ?? "nothing");
  });
  test("are those of the reader’s own text, letter for letter", () => {
    expect(shared(bakery.replace("school", "Yaba school"), bakery)[0]).toContain("before Yaba school and weighed");
  });
  test("are none between two people who tell different things, or only greet alike", () => {
    expect(shared(bakery, garage)).toEqual([]);
    expect(
      shared(
        `${bakery} Thank you for considering my application.`,
        `${garage} Thank you for considering my application.`,
      ),
    ).toEqual([]);
  });
  test("are none where two people name one school and program", () => {
    const at = "the Master of Science in Computer Science at the University of British Columbia in Vancouver";
    expect(
      shared(`My firm will promote me after ${at}, it promised.`, `Of all of them, ${at} had the best laboratory.`),
    ).toEqual([]);
  });
  test("are told once, however many letters hold them", () => {
    expect(shared(bakery, bakery, bakery, bakery)).toHaveLength(1);
  });
  test("are told where many short ones add up, as in a copy that was changed here and there", () => {
    const whole = [bakery, garage, forest].join(" ");
    const changed = whole
      .split(" ")
      .map((word, at) => (at % 14 === 13 ? "indeed" : word))
      .join(" ");
    expect(shared(changed, whole).length).toBeGreaterThan(3);
    expect(shared(changed.split(" ").slice(0, 28).join(" "), whole)).toEqual([]);
  });
});

describe("texts of twenty people", () => {
  const texts = [...typedByPeople, ...typedByOthers].map(({ who, agrees }) => ({
    who,
    text: [...agrees, ...(typedAnew.find((one) => one.who === who)?.agrees ?? [])].join(" "),
  }));
  test("share nothing with each other", () => {
    for (const one of texts)
      for (const other of texts.filter(({ who }) => who !== one.who))
        expect([one.who, other.who, shared(one.text, other.text)]).toEqual([one.who, other.who, []]);
  });
  test("are found again where one word in twenty was changed, but for two of a few sentences", () => {
    const found = texts.filter(({ text }) => {
      const words = text.split(" ").map((word, at) => (at % 20 === 19 ? `changed${"abcdefgh"[at % 8]}` : word));
      return shared(words.join(" "), text).length > 0;
    });
    expect(found.length).toBeGreaterThanOrEqual(18);
  });
});

const student = aCase()
  .profile({ firstName: "Inès", lastName: "Okafor" })
  .answers({ schoolName: "Humber College", programName: "Nursing" });
const draftWith = (entered: Readonly<Record<string, string>>) =>
  writtenOf("studyPlan", withLetters(student.build(), { studyPlan: entered }), "en");

describe("a letter beside those of other people", () => {
  const own = fingerprintsOf(draftWith({ studyPlanCareerPlan: bakery }), hash, []);
  test("is told in its own words, with the section and the field", () => {
    const [check, ...more] = likeOthers(own, [hashesOf(bakery)], "toSigner");
    expect(more).toEqual([]);
    expect(check?.restsOn).toEqual(["letters.studyPlan.studyPlanCareerPlan"]);
    expect(check?.because.en).toContain("I stood on a stool");
    expect(check?.because.fr).toContain("avec vos propres mots");
    const [ofOffice] = likeOthers(own, [hashesOf(bakery)], "toOffice");
    expect(ofOffice?.because.en).toContain("before the letter is signed");
  });
  test("counts nothing that Boreal wrote or asked, even where somebody made it their own text", () => {
    const drafted = draftWith({});
    const { section, sentences } = drafted.sections.find((one) => one.sentences.length > 1) ?? drafted.sections[0]!;
    const text = sentences.map((part) => part.text).join(" ");
    const edited = draftWith({ [`text.${section.id}`]: `${text} ${garage}` });
    const fingerprints = fingerprintsOf(edited, hash, []);
    expect(likeOthers(fingerprints, [hashesOf(text)], "toSigner")).toEqual([]);
    expect(likeOthers(fingerprints, [hashesOf(garage)], "toSigner")).toHaveLength(1);
  });
  test("counts no example, which has a check of its own", () => {
    const copied = draftWith({ studyPlanCareerPlan: bakery });
    expect(likeOthers(fingerprintsOf(copied, hash, [bakery]), [hashesOf(bakery)], "toSigner")).toEqual([]);
    expect(copiedFrom([`Others did otherwise. ${bakery}`], copied).map(({ id }) => id)).toEqual(["copiedExample"]);
    expect(copiedFrom([garage], copied)).toEqual([]);
  });
});

describe("the people of a case", () => {
  test("are the same for husband and wife, and for sisters", () => {
    const wife = aCase()
      .profile({ firstName: "Ana", lastName: "Ruiz" })
      .answers({ spouseFirstName: "Luis", spouseLastName: "Paz" });
    const husband = aCase()
      .profile({ firstName: "Luis", lastName: "PAZ" })
      .answers({ spouseFirstName: "Ana", spouseLastName: "Ruiz" });
    const common = (one: typeof wife, other: typeof wife) =>
      peopleNamed(one.build()).filter((person) => peopleNamed(other.build()).includes(person));
    expect(common(wife, husband)).toEqual(["ana ruiz + luis paz"]);
    const mother = { givenNames: "Rosa", familyName: "Díaz", dateOfBirth: "1961-04-02" };
    const sister = aCase().profile({ firstName: "Eva", lastName: "Ruiz", mother });
    expect(common(wife.profile({ firstName: "Ana", lastName: "Ruiz", mother }), sister)).toEqual([
      "diaz rosa 1961-04-02",
    ]);
  });
  test("are not the same by a name alone", () => {
    expect(peopleNamed(aCase().profile({ firstName: "Ana", lastName: "Ruiz" }).build())).toEqual([]);
  });
});

describe("the worked examples", () => {
  const [example] = workedExamples;
  const copied = (change: (typed: string) => string) =>
    writtenOf(
      "studyPlan",
      withLetters(student.build(), {
        studyPlan: Object.fromEntries(
          Object.entries(example?.typed ?? {}).map(([field, words]) => [field, change(words.en)]),
        ),
      }),
      "en",
    );
  test("are known when somebody copies them, names and numbers exchanged", () => {
    const told = copiedFrom(
      statementExamples,
      copied((typed) => typed.replaceAll(/\d+/g, "7").replaceAll(/(?<=[a-z] )\p{Lu}\p{L}+/gu, "Ana")),
    );
    expect(told.length).toBeGreaterThan(2);
    expect(told[0]?.because.en).toContain("copies a worked example");
  });
  test("are nothing that other people write", () => {
    for (const { agrees } of [...typedByPeople, ...typedByOthers])
      expect(copiedFrom(statementExamples, draftWith({ studyPlanCareerPlan: agrees.join(" ") }))).toEqual([]);
  });
});
