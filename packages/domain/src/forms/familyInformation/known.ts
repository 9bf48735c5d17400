import type { PersonRef } from "../../caseFile/personRole.ts";
import { applicantAges } from "../../conditions/identity/ages.ts";
import { isYounger } from "../../kernel/partialDate.ts";
import type { Text } from "../../kernel/text.ts";
import { minorAge } from "../../tables/family/ages.ts";
import { enteredOnApplication } from "../prefills/enteredOnApplication.ts";
import type { FormPrefill, Prefilled } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import {
  aBirthday,
  answered,
  byPerson,
  byRule,
  firstOf,
  fromDocument,
  inProfile,
  readIn,
} from "../prefills/origins.ts";
import { oneThing, type SaysTheSame } from "../prefills/oneThing.ts";
import {
  asBirthdays,
  birthCountryPrefill,
  birthdayPrefill,
  familyNamePrefill,
  givenNamePrefill,
  sameFamilyName,
  sameGivenNames,
} from "../prefills/people.ts";
import { answeredStatus, imm1294Codes, wordOf } from "./maritalCodes.ts";
import type { FactName, Member } from "./memberFacts.ts";
import { addressPrefill, occupationPrefill } from "./present.ts";

/** What the case knows of a member of the family, apart from the family forms themselves. */

const asSingle: FormPrefill = byRule(
  { en: "children are entered as single", fr: "les enfants sont inscrits comme célibataires" },
  () => "single",
);

const statusOnApplication = enteredOnApplication("personalDetails.currentMaritalStatus", (code) =>
  wordOf(imm1294Codes, code),
);

/** Of a person of the case, by the reader that has that person in view. */
const ofPerson: Partial<Record<FactName, FormPrefill>> = {
  familyName: firstOf(enteredOnApplication("personalDetails.familyName"), familyNamePrefill),
  givenNames: firstOf(enteredOnApplication("personalDetails.givenName"), givenNamePrefill),
  dateOfBirth: firstOf(enteredOnApplication("personalDetails.dateOfBirth"), birthdayPrefill),
  countryOfBirth: firstOf(enteredOnApplication("personalDetails.birthCountry"), birthCountryPrefill),
  maritalStatus: firstOf(
    statusOnApplication,
    byPerson({
      main: answered("maritalStatus", (status) => answeredStatus[status]),
      spouse: answered("maritalStatus", (status) =>
        status === "married" || status === "commonLaw" ? status : undefined,
      ),
      visitor: answered("vvMaritalStatus", (status) => answeredStatus[status]),
      child: asSingle,
    }),
  ),
  presentAddress: addressPrefill,
  presentOccupation: occupationPrefill,
};

const isCouple = (the: FormReader): boolean => {
  const status = the.case.answer("maritalStatus");
  return status === "married" || status === "commonLaw";
};

/** Whose facts a block is filled in with: the applicant and the spouse are each other’s. */
function personIn(the: FormReader, member: Member): PersonRef | undefined {
  if (member === "applicant") return the.person;
  if (member !== "spouse" || !isCouple(the)) return undefined;
  if (the.person.role === "main") return { role: "spouse" };
  return the.person.role === "spouse" ? { role: "main" } : undefined;
}

const notAmongThese: Text = {
  en: "only a spouse or partner and children can be part of this application",
  fr: "seuls un conjoint ou partenaire et des enfants peuvent faire partie de cette demande",
};

/** Parents of a grown-up are no part of the application; those of a minor come or stay as answered. */
function parentComes(the: FormReader): Prefilled | undefined {
  if (the.person.role === "spouse") return { value: false, from: { says: notAmongThese } };
  if (the.person.role !== "main") return undefined;
  const [ages, limit] = [applicantAges(the.case), the.case.row(minorAge)];
  if (limit.found && isYounger(ages, limit.row.value) === false) return { value: false, from: { says: notAmongThese } };
  const company = the.case.answer("childTravellingWithParent");
  if (company === undefined || company === "oneParent") return undefined;
  return {
    value: company === "bothParents",
    from: { fact: "answers.childTravellingWithParent", says: { en: "from your answers", fr: "d’après vos réponses" } },
  };
}

/** The applicant comes with the spouse unless they are there already. */
const applicantComes: FormPrefill = answered("accompanyingSpouse", (isComing, the) => {
  const country = the.case.answer("country");
  return isComing && country !== undefined && country !== "CA" ? true : undefined;
});

const comes: Readonly<Record<Member, FormPrefill>> = {
  applicant: () => undefined,
  spouse: byPerson({
    main: answered("accompanyingSpouse", (isComing) => isComing),
    spouse: applicantComes,
    visitor: answered("vvIncludePartner", (isComing) => isComing),
  }),
  mother: parentComes,
  father: parentComes,
};

/**
 * The parents of the applicant, as the account tells of them or the identity document of the one who supports the studies. The
 * answer that names that person in one piece does not say where the family name begins, so it fills in nothing.
 */
const ofParent = (the: FormReader, member: "mother" | "father", fact: FactName): Prefilled | undefined =>
  the.person.role === "main" ? parents[member](fact)(the) : undefined;

const inLifeOf = (member: "mother" | "father", fact: FactName): FormPrefill =>
  inProfile(member, (parent) => (fact in parent ? parent[fact as keyof typeof parent] : undefined));

const supporterFields: Partial<Record<FactName, string>> = {
  familyName: "lastName",
  givenNames: "firstName",
  dateOfBirth: "birthday",
};
const fromSupporterPassport: Text = {
  en: "from the identity document of the parent who supports you",
  fr: "d’après la pièce d’identité du parent qui vous aide",
};

/** A parent who supports the studies shows who they are. */
const onSupporterPassport = (member: "mother" | "father", fact: FactName): FormPrefill => {
  const field = supporterFields[fact];
  const read = (the: FormReader) =>
    field === undefined || the.case.answer("financialSupporterRelation") !== member
      ? undefined
      : readIn(the, "financial-supporter-passport", field);
  return (the) => {
    const found = read(the);
    return found && (fact !== "dateOfBirth" || aBirthday(found.value) !== undefined)
      ? fromDocument(found.document, found.value, fromSupporterPassport)
      : undefined;
  };
};

/** Names and birthday of a parent: all of them from the account, or all from the identity document. */
function parentFacts(member: "mother" | "father"): (fact: FactName) => FormPrefill {
  const parent = oneThing(member);
  const part = (fact: FactName, how: { readonly same?: SaysTheSame }): FormPrefill =>
    parent.part({ decides: true, ...how }, inLifeOf(member, fact), onSupporterPassport(member, fact));
  const ofPassport: Partial<Record<FactName, FormPrefill>> = {
    familyName: part("familyName", { same: sameFamilyName }),
    givenNames: part("givenNames", { same: sameGivenNames }),
    dateOfBirth: part("dateOfBirth", asBirthdays),
  };
  return (fact) => ofPassport[fact] ?? inLifeOf(member, fact);
}
const parents = { mother: parentFacts("mother"), father: parentFacts("father") };

/** The account tells of the applicant and of the person whom they married. */
function atWedding(the: FormReader, member: "applicant" | "spouse"): Prefilled | undefined {
  if (the.case.answer("maritalStatus") !== "married") return undefined;
  const isMain = (the.person.role === "main") === (member === "applicant");
  return the.person.role === "main" || the.person.role === "spouse"
    ? inProfile("marriedInPerson", (told) => told[isMain ? "self" : "spouse"])(the)
    : undefined;
}

/** A fact of a member of the family as the documents, the answers and the account tell it. */
export function knownOf(the: FormReader, member: Member, fact: FactName): Prefilled | undefined {
  if (fact === "willAccompany") return comes[member](the);
  if (member === "mother" || member === "father") return ofParent(the, member, fact);
  if (fact === "marriedInPerson") return atWedding(the, member);
  const person = personIn(the, member);
  return person && ofPerson[fact]?.(the.about(person));
}

/** A fact of a child of the case. */
export const knownOfChild = (the: FormReader, childNumber: number, fact: FactName): Prefilled | undefined =>
  ofPerson[fact]?.(the.about({ role: "child", childNumber }));
