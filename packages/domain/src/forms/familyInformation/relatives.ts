import { settled } from "../prefills/oneThing.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import { siblingKinds } from "../../conditions/family/relationships.ts";
import type { Text } from "../../kernel/text.ts";
import { isYoungerOn } from "../../kernel/partialDate.ts";
import { minorAge } from "../../tables/family/ages.ts";
import type { FormPrefill, FormRow, Prefilled, PrefilledRows } from "../fields/field.ts";
import { openRowOf, rowsWithOpen } from "../prefills/rowClaims.ts";
import type { FormReader } from "../formReader.ts";
import { answered, byPerson, byRule, firstOf, fromProfile } from "../prefills/origins.ts";
import { childrenEntered, factOf } from "./familyPrefill.ts";
import { knownOfChild } from "./known.ts";
import type { FactName, MemberFacts } from "./memberFacts.ts";

/** The lists of children and of brothers and sisters, and the two statements that there are none. */

/** Facts of a person, by their names, in which the sources differ. */
type OpenFacts = { readonly [fact in FactName]?: Prefilled };
/** `open`: beside each person what differs of them. */
type Facts = Prefilled<readonly MemberFacts[]> & { readonly open?: readonly OpenFacts[] };

const factsOfChild: readonly FactName[] = [
  "familyName",
  "givenNames",
  "dateOfBirth",
  "countryOfBirth",
  "maritalStatus",
  "presentAddress",
  "presentOccupation",
];

const ofCase = (the: FormReader, childNumber: number): MemberFacts => ({
  ...(Object.fromEntries(
    factsOfChild.flatMap((fact) => {
      const found = settled(knownOfChild(the, childNumber, fact));
      return found ? [[fact, found.value]] : [];
    }),
  ) as MemberFacts),
  willAccompany: true,
});

const openOf = (the: FormReader, childNumber: number): OpenFacts =>
  Object.fromEntries(
    factsOfChild.flatMap((fact) => {
      const found = knownOfChild(the, childNumber, fact);
      return found?.claims ? [[fact, found]] : [];
    }),
  );

type Row = NonNullable<Answers["accompanyingChildren"]>[number];

/** A child whom no visa is asked for: what the answers say. */
const ofAnswer = ({ dateOfBirth, accompanying }: Row): MemberFacts => ({
  ...(dateOfBirth === undefined ? {} : { dateOfBirth }),
  ...(accompanying === undefined ? {} : { willAccompany: accompanying }),
});

const grown = new Set(["son", "daughter", "stepSon", "stepDaughter"]);

/** Grown children are told with the family members; one who is also counted with the younger ones is not told twice. */
function grownChildren(the: FormReader): readonly MemberFacts[] {
  const limit = the.case.row(minorAge);
  const counted = (the.case.answer("accompanyingChildren") ?? []).some(
    ({ dateOfBirth }) =>
      dateOfBirth !== undefined && limit.found && isYoungerOn(dateOfBirth, limit.row.value, the.case.today()) === false,
  );
  if (counted) return [];
  return (the.case.answer("familyMembersLocation") ?? []).flatMap(({ familyMember, isEighteenOrOlder }) =>
    familyMember !== undefined && grown.has(familyMember) && isEighteenOrOlder === true
      ? [{ relationship: familyMember }]
      : [],
  );
}

function childrenOfCase(the: FormReader): Facts | undefined {
  const inCase = the.case.children().map(({ childNumber, visaType }) => ({ childNumber, comes: visaType !== "None" }));
  const answers = (the.case.answer("accompanyingChildren") ?? []).map((row, index) => ({
    ...row,
    childNumber: row.childNumber ?? index + 1,
  }));
  const numbers = [...new Set([...inCase, ...answers].map(({ childNumber }) => childNumber))].toSorted(
    (one, other) => one - other,
  );
  const rows = numbers.map((childNumber): MemberFacts => {
    const child = inCase.find((one) => one.childNumber === childNumber);
    const answer = answers.find((one) => one.childNumber === childNumber);
    if (!child) return answer ? ofAnswer(answer) : {};
    return child.comes ? ofCase(the, childNumber) : { ...ofCase(the, childNumber), willAccompany: false };
  });
  const all = [...rows, ...grownChildren(the)];
  const says: Text = {
    en: "from your answers and from the people in this application, as we assume that they live with you",
    fr: "d’après vos réponses et les personnes de cette demande, car nous supposons qu’elles vivent avec vous",
  };
  const open = numbers.map((number) =>
    inCase.some(({ childNumber }) => childNumber === number) ? openOf(the, number) : {},
  );
  return all.length === 0 ? undefined : { value: all, from: { fact: "answers.accompanyingChildren", says }, open };
}

/** Sons and daughters of the applicant are on the spouse’s form too, stepchildren included; how they are related is not told. */
const withoutRelationship = (facts: MemberFacts): MemberFacts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => name !== "relationship"));

const forms = ["IMM5645", "IMM5707", "IMM5406"] as const;

export function childrenKnown(the: FormReader): Facts | undefined {
  for (const form of forms.filter((one) => one !== the.form.id)) {
    const rows = childrenEntered(the, form);
    if (rows && rows.length > 0)
      return {
        value: rows,
        from: {
          fact: `forms.${form}.children`,
          says: { en: "from your other family form", fr: "d’après votre autre formulaire sur la famille" },
        },
      };
  }
  if (the.person.role === "main") return childrenOfCase(the);
  if (the.person.role !== "spouse") return undefined;
  const main = the.about({ role: "main" });
  for (const form of forms) {
    const rows = childrenEntered(main, form);
    if (rows && rows.length > 0)
      return {
        value: rows.map(withoutRelationship),
        from: {
          fact: `forms.${form}.children`,
          says: {
            en: "from the family form of the applicant",
            fr: "d’après le formulaire sur la famille de la personne qui présente la demande",
          },
        },
      };
  }
  const found = childrenOfCase(main);
  return found && { ...found, value: found.value.map(withoutRelationship) };
}

type Location = NonNullable<Answers["familyMembersLocation"]>[number];

const siblingsAmong = (list: readonly Location[]): readonly MemberFacts[] | undefined => {
  const found = list.flatMap(({ familyMember }) =>
    familyMember !== undefined && siblingKinds.includes(familyMember)
      ? [{ relationship: familyMember, willAccompany: false }]
      : [],
  );
  return found.length === 0 ? undefined : found;
};

/** Those whom the questions list, for the account to ask only what is not told yet: their names and birthdays. */
export function siblingsListed(the: FormReader): Facts | undefined {
  const found = siblingsAmong(the.case.answer("familyMembersLocation") ?? []);
  const says: Text = {
    en: "from the family members that you listed",
    fr: "d’après les membres de votre famille que vous avez inscrits",
  };
  return found && { value: found, from: { fact: "answers.familyMembersLocation", says } };
}

/** The other children of the case; whether they are half-brothers or half-sisters nobody asked. */
function siblingsOfChild(the: FormReader): Facts | undefined {
  const { person } = the;
  const others =
    person.role === "child" ? the.case.children().filter(({ childNumber }) => childNumber !== person.childNumber) : [];
  const says: Text = {
    en: "from the other children of this application",
    fr: "d’après les autres enfants de cette demande",
  };
  return others.length === 0
    ? undefined
    : {
        value: others.map(({ childNumber }) => ofCase(the, childNumber)),
        from: { fact: "dependents", says },
        open: others.map(({ childNumber }) => openOf(the, childNumber)),
      };
}

/** Who they are is told in the account, and once it is, the answers that only count them are not asked. */
function siblingsOfLife(the: FormReader): Facts | undefined {
  const told = the.person.role === "main" ? (the.case.profile("siblings") ?? []) : [];
  return told.length === 0
    ? undefined
    : {
        value: told.map((one): MemberFacts => ({ ...(one as MemberFacts), willAccompany: false })),
        from: { fact: "profile.siblings", says: fromProfile },
      };
}

export function siblingsKnown(the: FormReader): Facts | undefined {
  if (the.person.role === "child") return siblingsOfChild(the);
  const ofLife = siblingsOfLife(the);
  if (ofLife) return ofLife;
  const key =
    the.person.role === "main"
      ? "familyMembersLocation"
      : the.person.role === "spouse"
        ? "spouseFamilyMembersLocation"
        : undefined;
  const found = key && siblingsAmong(the.case.answer(key) ?? []);
  const says: Text = {
    en: "from your answers, and only a spouse or partner and children can be part of this application",
    fr: "d’après vos réponses, et seuls un conjoint ou partenaire et des enfants peuvent faire partie de cette demande",
  };
  return found && key && { value: found, from: { fact: `answers.${key}`, says } };
}

/** Rows of a form out of facts. */
export const rowsOf =
  (known: (the: FormReader) => Facts | undefined, toRow: (facts: MemberFacts) => FormRow) =>
  (the: FormReader): PrefilledRows | undefined => {
    const found = known(the);
    if (!found) return undefined;
    const { value, from, open } = found;
    const told = (facts: MemberFacts) =>
      Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, { value: fact, from }]));
    return rowsWithOpen(
      value.map((facts, at) => openRowOf<MemberFacts>({ ...told(facts), ...open?.[at] }, toRow)),
      from,
    );
  };

/** What the other family form of the same person says of a statement. */
const inOtherForm =
  (path: "noSpouse" | "noChildren"): FormPrefill =>
  (the) => {
    const form = forms.find((one) => one !== the.form.id);
    const value = form && the.enteredIn(form).values.get(path);
    return typeof value === "boolean"
      ? {
          value,
          from: {
            fact: `forms.${form}.${path}`,
            says: { en: "from your other family form", fr: "d’après votre autre formulaire sur la famille" },
          },
        }
      : undefined;
  };

/** Whoever is separated has a spouse until they are divorced, so that is left open. */
const withoutSpouse = new Set<unknown>(["single", "divorced", "widowed", "annulled"]);

const bySpouseStatus: FormPrefill = (the) => {
  const status = factOf(the, "applicant", "maritalStatus");
  if (status === undefined) return undefined;
  if (withoutSpouse.has(status.value)) return { value: true, from: status.from };
  return status.value === "married" || status.value === "commonLaw" ? { value: false, from: status.from } : undefined;
};

export const noSpousePrefill: FormPrefill = firstOf(inOtherForm("noSpouse"), bySpouseStatus);

/** The question about children leaves out the grown ones, who are told with the family members. It counts the partner’s too. */
const noChildrenAnswered = (key: "familyMembersLocation" | "spouseFamilyMembersLocation"): FormPrefill =>
  answered("hasAccompanyingChild", (has, the) => {
    const told = the.case.answer(key);
    if (has) return false;
    return told === undefined
      ? undefined
      : !told.some(({ familyMember }) => familyMember !== undefined && grown.has(familyMember));
  });

const saidOfChildren: FormPrefill = firstOf(
  inOtherForm("noChildren"),
  byPerson({
    main: noChildrenAnswered("familyMembersLocation"),
    spouse: noChildrenAnswered("spouseFamilyMembersLocation"),
    child: byRule(
      { en: "children are entered without children of their own", fr: "les enfants sont inscrits sans enfants à eux" },
      () => true,
    ),
  }),
);

/** A child of the case and the word that there is none cannot both be right: which of them is, the person says. */
export const noChildrenPrefill: FormPrefill = (the) => {
  const said = saidOfChildren(the);
  return said?.value === true && the.person.role === "main" && the.case.children().length > 0 ? undefined : said;
};
