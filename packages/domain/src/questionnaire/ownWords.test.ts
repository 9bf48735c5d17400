import { describe, expect, it } from "vitest";
import { applicationTypes } from "../caseFile/application.ts";
import type { Text } from "../kernel/text.ts";
import { aCase } from "../../test/caseBuilder.ts";
import { flowOf, stepsOf } from "./flow.ts";
import type { GuestSection } from "./guestSections.ts";
import { spouseHowWeMet } from "./family/spouseNarrative.ts";
import { spouseVisaType } from "./family/spouseVisa.ts";
import { inWordsFor } from "./ownWords.ts";
import { staysWithMe, visitorIsSomebodyElse } from "../conditions/visit/visitParty.ts";
import { asPreparerReads, isAboutPreparer } from "./visit/asPreparerReads.ts";
import { stepText } from "./questionText.ts";
import type { Step } from "./step.ts";
import { hostIncomeCheck } from "./visit/hostIncome.ts";
import { vvIsHosting } from "./visit/visit.ts";

/** Every step about this person of any flow, with the members of its pages, once. */
const about = (who: GuestSection) => [
  ...new Map(
    applicationTypes
      .flatMap((type) => stepsOf(type))
      .flatMap((step): readonly Step[] => (step.type === "group" ? [step, ...step.members] : [step]))
      .filter(({ person }) => person === who)
      .map((step): [string, Step] => [step.id, step]),
  ).values(),
];
const aboutSpouse = about("spouse");
const aboutHost = about("host");

/** All that a page shows of its step itself: the words of a row concern somebody else again. */
function wordsOf(step: Step): readonly Text[] {
  const parts: object[] = [step.question, ...[step.hint, step.whyWeAsk, step.contact].filter((text) => text)] as Text[];
  if (step.type === "intro" && step.footer) parts.push(step.footer);
  if (step.type === "question") {
    parts.push(...(step.choices ?? []).map(({ label }) => label), ...(step.helpList ?? []));
    parts.push(...(step.wordings ?? []).map(({ question }) => question));
    for (const refused of [step.whenMissing, step.whenNotOffered]) if (refused) parts.push(refused.text);
  }
  if ((step.type === "list" || step.type === "composite") && step.whenMissing) parts.push(step.whenMissing.text);
  return parts as Text[];
}

const ofSomebodyElse = {
  en: /\b(they (have|hold|come|need|work)|their|theirs|spouse or partner|your spouse|spouse\/partner)\b/i,
  fr: /conjoint ou partenaire|partenaire|cette personne (habite|travaille|vient)|\b(son|sa|lui|leurs?)\b/i,
};
const named = (words: readonly Text[]) =>
  words.filter(({ en, fr }) => ofSomebodyElse.en.test(en) || ofSomebodyElse.fr.test(fr)).map(({ en, fr }) => [en, fr]);

describe("the questions about the spouse or partner", () => {
  it("are there", () => {
    expect(aboutSpouse.length).toBeGreaterThan(45);
  });

  it.each(aboutSpouse.map((step) => [step.id, step] as const))("%s speaks to them, in their own words", (_, step) => {
    expect(named(wordsOf(inWordsFor("spouse", step)))).toEqual([]);
  });

  it("speak to the applicant of somebody else", () => {
    expect(inWordsFor("main", spouseHowWeMet).question.en).toBe(
      "When and how did you and your spouse or partner meet?",
    );
    expect(spouseHowWeMet.toThemselves?.question.en).toBe("When and how did the two of you meet?");
  });

  it("refuse in the same words", () => {
    expect(inWordsFor("spouse", spouseVisaType).whenNotOffered?.text.en).toBe(
      "This visa type is not open to you. Choose another one.",
    );
  });
});

const ofTheVisitor = (words: readonly Text[]) =>
  words
    .filter(({ en, fr }) => /\bthe visitor\b/i.test(en) || /personne qui visite/i.test(fr))
    .map(({ en, fr }) => [en, fr]);

describe("the questions about a visitor for whom somebody else prepares", () => {
  const steps = stepsOf("VisitorVisa").filter(({ ofVisitor }) => ofVisitor);

  it("are there", () => {
    expect(steps.length).toBeGreaterThan(25);
  });

  it.each(steps.map((step) => [step.id, step] as const))("%s speaks to them, in their own words", (_, step) => {
    const read = inWordsFor("visitor", step);
    const parts: readonly Step[] = read.type === "group" ? [read, ...read.members] : [read];
    expect(parts.flatMap((part) => ofTheVisitor(wordsOf(part)))).toEqual([]);
  });

  it("speak to who prepares of somebody else", () => {
    const country = steps.find(({ id }) => id === "country") ?? expect.fail("no such question");
    expect(inWordsFor("main", country)).toBe(country);
  });
});

const ofTheHost = (words: readonly Text[]) =>
  words.filter(({ en, fr }) => /\bhost\b/i.test(en) || /\bhôte\b|l’hôte/i.test(fr)).map(({ en, fr }) => [en, fr]);

describe("the questions about the host of a visitor", () => {
  it("are one page with three questions", () => {
    expect(aboutHost.map(({ id }) => id)).toEqual([
      "hostIncomeCheck",
      "vvNumberOfFamilyMembers",
      "vvIsSpouseSponsoring",
      "vvHasFamilyFundsRequired",
    ]);
  });

  it.each(aboutHost.map((step) => [step.id, step] as const))("%s speaks to them, in their own words", (_, step) => {
    expect(ofTheHost(wordsOf(inWordsFor("host", step)))).toEqual([]);
  });

  it("speak to whoever prepares the visit of somebody else, in every wording", () => {
    expect(hostIncomeCheck.members.flatMap((member) => ofTheHost(wordsOf(inWordsFor("main", member)))).length).toBe(5);
    const own = inWordsFor("host", hostIncomeCheck).members.at(-1);
    expect(own?.type === "question" && own.wordings?.map(({ question }) => question.en)).toEqual([
      "Do you earn at least {income} a year?",
    ]);
  });

  it("do not hold the one on which it rests who the host is: whoever prepares the visit answers that", () => {
    expect([vvIsHosting.person, vvIsHosting.question.en]).toEqual([
      "visitor",
      "Will the visitor stay with you in Canada?",
    ]);
  });
});

describe("whoever prepares a visit", () => {
  const visit = (answers: Parameters<ReturnType<typeof aCase>["answers"]>[0]) =>
    aCase().type("VisitorVisa").answers(answers).reader();
  const themselves = visit({ vvVisitorType: "myself", vvHostInCanada: "family" });
  const host = visit({ vvVisitorType: "parent", vvIsHosting: true });
  const friend = visit({ vvVisitorType: "other", vvIsHosting: false });
  /** Asked before it is known who visits, or only of somebody else. */
  const asksWho = new Set(["vvVisitorType", "vvVisitorTypeDetails", "vvIsHosting", "vvSponsor"]);
  const steps = stepsOf("VisitorVisa").filter(({ id }) => !asksWho.has(id));
  const shownOf = (step: Step, the: typeof themselves): readonly Text[] => {
    const read = asPreparerReads(step, the);
    const parts: readonly Step[] = read.type === "group" ? [read, ...read.members] : [read];
    return parts.flatMap((part) => [
      stepText(part, the),
      ...wordsOf(part.type === "question" ? { ...part, question: stepText(part, the), wordings: [] } : part),
    ]);
  };

  it.each(steps.map((step) => [step.id, step] as const))("and visits reads “you” in %s", (_, step) => {
    expect(ofTheVisitor(shownOf(step, themselves))).toEqual([]);
  });

  it("pays as “myself”, where they visit", () => {
    const sponsor = stepsOf("VisitorVisa").find(({ id }) => id === "vvSponsor") ?? expect.fail("no such question");
    expect(ofTheVisitor(shownOf(sponsor, themselves))).toEqual([]);
    expect(ofTheVisitor(shownOf(sponsor, friend))).not.toEqual([]);
  });

  it("and is the host reads “you” of the host’s income, and of the visitor as of somebody else", () => {
    expect(stepText(hostIncomeCheck, host).en).toBe("Your income");
    expect(ofTheHost(shownOf(hostIncomeCheck, host))).toEqual([]);
    expect(stepText(hostIncomeCheck, friend).en).toBe("The host’s income");
    const country = steps.find(({ id }) => id === "country") ?? expect.fail("no such question");
    expect(stepText(country, host).en).toBe("Which country does the visitor live in now?");
  });

  it("is who the rules take them for", () => {
    for (const the of [themselves, host, friend, visit({}), visit({ vvVisitorType: "child", vvIsHosting: true })]) {
      expect(isAboutPreparer(the)).toBe(!visitorIsSomebodyElse.evaluate(the.fresh()).holds);
      const speaksToHost = asPreparerReads(hostIncomeCheck, the).question.en === "Your income";
      expect(speaksToHost).toBe(staysWithMe.evaluate(the.fresh()).holds);
    }
  });

  it("reads no heading that makes a third person of them", () => {
    expect(ofTheVisitor(flowOf("VisitorVisa").map(({ title }) => title))).toEqual([]);
  });
});
