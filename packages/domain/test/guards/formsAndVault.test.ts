import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import type { Answers } from "../../src/caseFile/answers/answers.ts";
import { applicationTypes, type ApplicationType } from "../../src/caseFile/application.ts";
import { dependentVisaTypes } from "../../src/caseFile/dependents.ts";
import type { CaseReader } from "../../src/caseFile/reader.ts";
import { formsOf, forms } from "../../src/forms/forms.ts";
import { lettersOf } from "../../src/letters/letters.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { decideVault } from "../../src/vault/decideSlots.ts";
import { formPageSlug } from "../../src/vault/officialForms/formPages.ts";
import type { RequirementLevel } from "../../src/vault/page.ts";
import { pagesOf, vaultPages } from "../../src/vault/pages.ts";
import { formNumbers, typedOnScreen } from "../../src/caseFile/formValues.ts";
import { runsOf, shareOf } from "../../../../tests/running/sizes.ts";
import { aCase, type CaseBuilder } from "../caseBuilder.ts";
import { anyCase } from "./anyCase.ts";

/**
 * The list of forms, the vault and the list of letters say the same of every case: a form that is needed has a place, and no
 * place asks for a form that nobody needs. Every type of application with every shape of a family.
 */

/** The pages to which a form of one person goes back; where there are several, each is for some cases. */
const pagesOfForms: Readonly<Record<string, readonly string[]>> = {
  "IMM1294 main": ["application-for-study-permit"],
  "IMM1294 spouse": ["spouse-application-for-study-permit"],
  "IMM1294 child": ["child-application-for-study-permit"],
  "IMM5709 main": ["application-for-study-permit-extension"],
  "IMM5709 spouse": ["spouse-application-for-study-permit"],
  "IMM5709 child": ["child-application-for-study-permit", "child-application-for-study-permit-extension"],
  "IMM1295 main": ["application-for-work-permit"],
  "IMM1295 spouse": ["spouse-application-for-work-permit"],
  "IMM5710 main": ["application-for-work-permit-inside-canada", "co-op-work-permit-from-inside-canada"],
  "IMM5710 spouse": ["spouse-application-for-work-permit-inside-canada", "spouse-co-op-work-permit-from-inside-canada"],
  "IMM5257 main": ["application-for-visitor-visa"],
  "IMM5257 visitor": ["visitor-visa-visitor-application"],
  "IMM5257 spouse": ["spouse-application-for-visitor-visa", "visitor-visa-spouse-application"],
  "IMM5257 child": ["child-application-for-visitor-visa"],
  "IMM5257B main": ["schedule-1-background"],
  "IMM5708 spouse": ["spouse-application-for-visitor-record"],
  "IMM5708 child": ["child-application-for-visitor-record"],
  "IMM1436 main": ["amend-temp-residence-form"],
  "IMM5645 main": ["family-information-form"],
  "IMM5645 spouse": ["spouse-family-information-form"],
  "IMM5645 child": ["child-family-information-form"],
  "IMM5645 visitor": ["visitor-visa-visitor-family-information-form"],
  "IMM5707 main": ["family-information-form"],
  "IMM5707 spouse": ["spouse-family-information-form"],
  "IMM5707 child": ["child-family-information-form"],
  "IMM5476 main": ["use-of-a-representative"],
  "IMM5476 spouse": ["spouse-use-of-a-representative"],
  "IMM5476 child": ["child-use-of-a-representative"],
  "IMM5476 visitor": ["visitor-visa-visitor-use-of-a-representative"],
  "IMM5646 main": ["custodian-declaration"],
  "IMM5409 main": ["common-law-declaration"],
  "IMM5409 visitor": ["visitor-visa-visitor-common-law"],
  "IMM5744 main": ["consent-to-information-form"],
  "NAS2120 main": ["sin-application"],
  "IR1 main": ["leave-application"],
  "IMM0008 main": [],
  "IMM5406 main": [],
  "IMM5406 spouse": [],
  "IMM5406 child": [],
  "IMM5669 main": [],
  "IMM5669 spouse": [],
  "IMM5669 child": [],
};

/** Asked for after the form was filed too: what came back is kept. */
const keptAfterwards: readonly string[] = ["leave-application"];

/** Which of the pages a form may need. */
const formTypes: readonly string[] = [
  "IMM1294",
  "IMM1295",
  "IMM5257",
  "IMM5645",
  "IMM5707",
  "IMM5709",
  "IMM5710",
  "UseOfRepresentative",
  "CustodianDeclaration",
];

type Shape = {
  readonly words: string;
  readonly answers: Partial<Answers>;
  readonly spouse?: (typeof dependentVisaTypes)[number] | "unknown";
  readonly child?: readonly [age: number, visaType: (typeof dependentVisaTypes)[number]];
};

const asking = ["unknown", ...dependentVisaTypes] as const;
const spouses = [
  {},
  ...asking.flatMap((visaType) =>
    ([undefined, "CA", "NG"] as const).flatMap((spouseCountry) =>
      (visaType === "Student" || visaType === "StudentExtension" ? [true, false] : [false]).map((spouseCoop) => ({
        spouse: visaType,
        answers: {
          maritalStatus: "commonLaw",
          accompanyingSpouse: true,
          spouseCoop,
          ...(spouseCountry ? { spouseCountry } : {}),
        } as const,
      })),
    ),
  ),
];
const children = [
  {},
  ...dependentVisaTypes.flatMap((visaType) =>
    [5, 19].map((age) => ({ child: [age, visaType] as const, answers: { hasAccompanyingChild: true } })),
  ),
];
const places = [
  { country: "CA", yes: true },
  { country: "CA", yes: false },
  { country: "NG", yes: true },
  { yes: false },
] as const;
const travels = [
  [15, "alone"],
  [15, "oneParent"],
  [15, "bothParents"],
  [17, "oneParent"],
  [17, "bothParents"],
  [17, "alone"],
  [30, undefined],
] as const;
const applicants = places.flatMap(({ yes, ...place }) =>
  travels.map(([age, childTravellingWithParent]): Pick<Shape, "answers"> => ({
    answers: {
      birthday: `${2026 - age}-01-15`,
      coOp: yes,
      vvIncludePartner: yes,
      vvHostInCanada: yes ? "family" : "hotel",
      vvIsSuperVisa: yes && age > 17,
      province: "BC",
      startOfCanadianStudyProgram: "2027-01-04",
      ...place,
      ...(childTravellingWithParent ? { childTravellingWithParent } : {}),
    },
  })),
);

/** Spouse and child do not look at each other: each is met with every applicant, and all three together in the first of each. */
function shapes(): readonly Shape[] {
  const of = (...parts: readonly Partial<Shape>[]): Shape => {
    const whole = Object.assign({}, ...parts) as Partial<Shape>;
    const answers = Object.assign(
      { maritalStatus: "single" },
      ...parts.map((part) => part.answers ?? {}),
    ) as Partial<Answers>;
    return { ...whole, answers, words: JSON.stringify({ ...whole, answers }) };
  };
  return [
    ...applicants.flatMap((applicant) => spouses.map((spouse) => of(applicant, spouse as Partial<Shape>))),
    ...applicants.flatMap((applicant) => children.map((child) => of(applicant, child as Partial<Shape>))),
    ...spouses.flatMap((spouse) =>
      children.map((child) => of(applicants.at(-1) ?? {}, spouse as Partial<Shape>, child as Partial<Shape>)),
    ),
  ];
}

function caseOf(type: ApplicationType, { answers, spouse, child }: Shape): CaseBuilder {
  let the = aCase().type(type).answers(answers);
  if (type === "IrccRequest")
    the = the.application({ reasonsForContactingIRCC: answers.coOp ? ["ChangeWorkConditions" as never] : [] });
  if (spouse) the = the.spouse(spouse === "unknown" ? undefined : spouse);
  return child ? the.child(...child) : the;
}

const all = shapes();
const pages = [...new Set(Object.values(pagesOfForms).flat())];
const studyOfChild = ["child-application-for-study-permit", "child-application-for-study-permit-extension"];
const asked = (level: RequirementLevel | undefined): boolean => level !== undefined && level !== "NotApplicable";

/** Where the three lists say different things of one case. Pages of children are told apart by the child. */
function disagreements(type: ApplicationType, the: CaseReader): readonly string[] {
  const letters = lettersOf(the);
  const pagesOfLetters = new Set(letters.map(({ letter }) => letter.sendToDocVault));
  const levels = new Map<string, RequirementLevel>();
  const of = (slug: string, childNumber?: number) => (childNumber === undefined ? slug : `${slug} ${childNumber}`);
  for (const { page, childNumber, requirement } of decideVault(
    pagesOf(type, the).filter(({ slug }) => pages.includes(slug) || pagesOfLetters.has(slug)),
    the,
  )) {
    const key = of(page.slug, childNumber);
    if (!asked(levels.get(key)) || requirement.value === "Required") levels.set(key, requirement.value);
  }
  const needed = formsOf(the)
    .filter(({ decision }) => decision.value)
    .map(({ form, person, childNumber }) => ({
      key: `${form.id} ${person}`,
      isSent: !typedOnScreen.some((number) => number === form.id),
      places: (pagesOfForms[`${form.id} ${person}`] ?? []).map((slug) =>
        of(slug, person === "child" ? childNumber : undefined),
      ),
    }));
  const places = new Set(needed.flatMap((form) => form.places));
  const children = [...levels.keys()].flatMap((key) =>
    key.startsWith(`${studyOfChild[0]} `) ? [Number(key.split(" ")[1])] : [],
  );
  const isAskedOnPage = (slug: string) =>
    [...levels].some(([key, level]) => key.split(" ")[0] === slug && asked(level));
  return [
    ...needed
      .filter(({ isSent, places }) => isSent && !places.some((key) => asked(levels.get(key))))
      .map(({ key }) => `${key} has no place`),
    ...[...levels]
      .filter(
        ([key, level]) =>
          pages.includes(key.split(" ")[0] ?? "") &&
          !keptAfterwards.includes(key) &&
          !places.has(key) &&
          asked(level) &&
          level !== "IfApplicable",
      )
      .map(([key, level]) => `${key} is ${level} and no form needs it`),
    ...children
      .filter((child) => studyOfChild.every((slug) => asked(levels.get(of(slug, child)))))
      .map(() => "a child is asked for two study forms"),
    // A page may take several letters, such as those of two supporters.
    ...[...pagesOfLetters].flatMap((slug) => {
      const isCalledFor = letters.some(
        ({ letter, requirement }) => letter.sendToDocVault === slug && asked(requirement.value),
      );
      return isCalledFor === isAskedOnPage(slug)
        ? []
        : [`${slug} ${isCalledFor ? "is not asked for and a letter is" : "is asked for and no letter is"}`];
    }),
  ];
}

const someShapes = shareOf("families of each type whose forms and pages are compared", all, 9);

describe.each(applicationTypes.map((type) => [type] as const))("%s", (type) => {
  const cases = someShapes.map((shape) => ({ shape, the: caseOf(type, shape).reader() }));

  it("names the same in its vault, its list of forms and its list of letters", () => {
    const faults = new Set(
      cases.flatMap(({ shape, the }) => disagreements(type, the).map((fault) => `${fault}: ${shape.words}`)),
    );
    expect([...faults].slice(0, 5)).toEqual([]);
  });
});

it("whatever else was answered, and in whatever status", () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      // What an authority asks for by letter may be any document, and no list of ours says which.
      const caseFile = { ...one, authorityRequests: [] };
      const { type } = caseFile.application;
      expect(type === undefined ? [] : disagreements(type, readerFor(caseFile))).toEqual([]);
    }),
    { numRuns: runsOf("cases whose forms and pages are compared", 1500, 15) },
  );
});

describe("the table of this guard", () => {
  it("knows every form of every person, and only pages that exist", () => {
    expect(forms.map(({ id, person }) => `${id} ${person}`).filter((key) => !Object.hasOwn(pagesOfForms, key))).toEqual(
      [],
    );
    expect(
      Object.values(pagesOfForms)
        .flat()
        .filter((slug) => !vaultPages.some((page) => page.slug === slug)),
    ).toEqual([]);
  });

  it("knows every page that takes one of these forms", () => {
    const taking = vaultPages
      .filter(({ slots }) => slots.some(({ documentTypes }) => documentTypes.some((type) => formTypes.includes(type))))
      .map(({ slug }) => slug);
    const known = new Set(Object.values(pagesOfForms).flat());
    expect(taking.filter((slug) => !known.has(slug))).toEqual([]);
  });

  it("sends what is filled in here to the page that the program names", () => {
    const filled = forms.flatMap(({ id, person }) =>
      formNumbers
        .filter((number) => number === id && !typedOnScreen.includes(number))
        .map(
          (number) =>
            [
              `${id} ${person}`,
              formPageSlug(
                number,
                person === "child" ? { role: person, childNumber: 1 } : { role: person },
                aCase().reader(),
              ),
            ] as const,
        ),
    );
    expect(filled.filter(([key, slug]) => !pagesOfForms[key]?.includes(slug ?? ""))).toEqual([]);
  });
});
