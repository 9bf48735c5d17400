import { isPartialDate } from "../../kernel/partialDate.ts";
import type { Entered } from "../prefills/enteredValues.ts";
import type { FormRow, FormValue } from "../fields/field.ts";
import {
  imm5645Codes,
  imm5645OtherCodes,
  imm5707ChildCodes,
  imm5707Codes,
  wordOf,
  type MaritalWord,
} from "./maritalCodes.ts";

/** What the two family forms say of one person, in words that are of neither form, so that each can be filled in from the other. */

export type Member = "applicant" | "spouse" | "mother" | "father";

export type MemberFacts = {
  readonly familyName?: string;
  readonly givenNames?: string;
  readonly nativeName?: string;
  readonly dateOfBirth?: string;
  readonly countryOfBirth?: string;
  readonly maritalStatus?: MaritalWord;
  /** Whether this person was there when they married. */
  readonly marriedInPerson?: boolean;
  readonly presentAddress?: string;
  readonly presentOccupation?: string;
  readonly willAccompany?: boolean;
  /** Of a child or a sibling to the applicant, by the ids of lists/officialForms/formChoices5645.ts. */
  readonly relationship?: string;
};
export type FactName = keyof MemberFacts;

/** A value that was entered under a name of the block or of the row. */
type Said = (name: string) => FormValue | undefined;

const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;

/** “OKAFOR, Amara”: what stands before the first comma is the family name. */
export const namesOf = (name: string): Pick<MemberFacts, "familyName" | "givenNames"> => {
  const [family = "", ...given] = name.split(",");
  return given.length === 0 ? {} : known({ familyName: textOf(family), givenNames: textOf(given.join(",")) });
};

/** The name in one box, as both forms’ readers expect it: family name, comma, given names. */
export const nameOf = ({
  familyName,
  givenNames,
}: Pick<MemberFacts, "familyName" | "givenNames">): string | undefined =>
  textOf([familyName, givenNames].filter((part) => part !== undefined).join(", "));

/** Leaves out what is not known. */
function known<T extends Readonly<Record<string, unknown>>>(facts: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** What both forms spell alike. */
const spelledAlike = (said: Said): MemberFacts => {
  const [born, comes] = [textOf(said("dateOfBirth")), said("willAccompany")];
  return known({
    nativeName: textOf(said("nativeName")),
    dateOfBirth: born !== undefined && isPartialDate(born) ? born : undefined,
    countryOfBirth: textOf(said("countryOfBirth")),
    presentAddress: textOf(said("presentAddress")),
    presentOccupation: textOf(said("presentOccupation")),
    willAccompany: typeof comes === "boolean" ? comes : undefined,
  });
};

/** Whether the applicant was there when they married is part of the status on IMM 5645. */
const married: Readonly<Record<string, boolean>> = { "5": true, "6": false };

const in5645 = (said: Said, codes: Readonly<Record<string, string>>, isApplicant = false): MemberFacts => {
  const [status, name] = [textOf(said("maritalStatus")), textOf(said("name"))];
  const present = isApplicant && status !== undefined ? married[status] : undefined;
  return {
    ...spelledAlike(said),
    ...(name === undefined ? {} : namesOf(name)),
    ...known({
      maritalStatus: present === undefined ? maritalWordOf(codes, status) : "married",
      marriedInPerson: present,
      relationship: textOf(said("relationship")),
    }),
  };
};

const maritalWordOf = (codes: Readonly<Record<string, string>>, code: string | undefined) =>
  wordOf(codes, code) as MaritalWord | undefined;

const in5707 = (said: Said, codes: Readonly<Record<string, string>>): MemberFacts => {
  const present = said("marriedInPerson");
  const relationship = textOf(said("relationship"));
  return {
    ...spelledAlike(said),
    ...known({
      familyName: textOf(said("familyName")),
      givenNames: textOf(said("givenNames")),
      maritalStatus: maritalWordOf(codes, textOf(said("maritalStatus"))),
      marriedInPerson: typeof present === "boolean" ? present : undefined,
      relationship: relationship === undefined ? undefined : wordOf(imm5707ChildCodes, relationship),
    }),
  };
};

const blocks5707: Readonly<Record<Member, string>> = {
  applicant: "applicant",
  spouse: "spouse",
  mother: "parent1",
  father: "parent2",
};

export const memberIn5645 = (entered: Entered, member: Member): MemberFacts => {
  const isPartner = member === "applicant" || member === "spouse";
  return in5645(
    (name) => entered.values.get(`${member}.${name}`),
    isPartner ? imm5645Codes : imm5645OtherCodes,
    member === "applicant",
  );
};

export const memberIn5707 = (entered: Entered, member: Member): MemberFacts =>
  in5707((name) => entered.values.get(`${blocks5707[member]}.${name}`), imm5707Codes);

/** IMM 5406 keeps statuses and relationships in our words. */
const in5406 = (said: Said): MemberFacts => {
  const status = textOf(said("maritalStatus"));
  return {
    ...spelledAlike(said),
    ...known({
      familyName: textOf(said("familyName")),
      givenNames: textOf(said("givenNames")),
      maritalStatus: status !== undefined && status in imm5707Codes ? (status as MaritalWord) : undefined,
      relationship: textOf(said("relationship")),
    }),
  };
};

export const memberIn5406 = (entered: Entered, member: Member): MemberFacts =>
  in5406((name) => entered.values.get(`${blocks5707[member]}.${name}`));

/** Schedule A tells of both parents; of the mother by the name at her birth, which is no name of today. */
export const memberIn5669 = (entered: Entered, member: Member): MemberFacts => {
  const said: Said = (name) => entered.values.get(`${member}.${name}`);
  return {
    ...spelledAlike(said),
    ...known({
      familyName: member === "mother" ? undefined : textOf(said("familyName")),
      givenNames: textOf(said("givenNames")),
    }),
  };
};

/** Rows of children or siblings; nothing while nobody touched the list. */
export const rowsIn5645 = (entered: Entered, list: "children" | "siblings"): readonly MemberFacts[] | undefined =>
  entered.lists.get(list)?.map((row) => in5645((name) => row[name], imm5645OtherCodes));

export const rowsIn5707 = (entered: Entered): readonly MemberFacts[] | undefined =>
  entered.lists.get("children")?.map((row) => in5707((name) => row[name], imm5707Codes));

export const rowsIn5406 = (entered: Entered): readonly MemberFacts[] | undefined =>
  entered.lists.get("children")?.map((row) => in5406((name) => row[name]));

const commonRow = ({
  dateOfBirth,
  countryOfBirth,
  presentAddress,
  presentOccupation,
  willAccompany,
}: MemberFacts): FormRow => known({ dateOfBirth, countryOfBirth, presentAddress, presentOccupation, willAccompany });

export const rowFor5645 = (facts: MemberFacts): FormRow => ({
  ...known({ name: nameOf(facts), nativeName: facts.nativeName, relationship: facts.relationship }),
  ...commonRow(facts),
  ...known({ maritalStatus: facts.maritalStatus && imm5645OtherCodes[facts.maritalStatus] }),
});

export const rowFor5707 = (facts: MemberFacts): FormRow => ({
  ...known({
    familyName: facts.familyName,
    givenNames: facts.givenNames,
    relationship: facts.relationship && imm5707ChildCodes[facts.relationship],
  }),
  ...commonRow(facts),
  ...known({ maritalStatus: facts.maritalStatus && imm5707Codes[facts.maritalStatus] }),
});
