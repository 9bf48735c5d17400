import type { PartialDate } from "../../kernel/partialDate.ts";
import { compareNames, type NameComparison, type WrittenName } from "../../kernel/personName.ts";
import { ownerOfPage } from "./pageOwner.ts";
import { prefixed } from "../personRole.ts";
import type { CaseReader } from "../reader.ts";
import type { UploadedDocument } from "../uploadedDocument.ts";
import type { SlotId } from "../vaultPlaces.ts";

/** Whose document a file is, and what the case says of that person: each is compared with the own answers of its person. */

export type Holder =
  | { readonly is: "main" | "spouse" | "financialSupporter" | "secondFinancialSupporter" }
  | { readonly is: "child"; readonly childNumber: number };

/** Until it is said who visits, nobody but who applies is known, and a document in another name is held back. */
export const visitorIsMyself = (the: CaseReader): boolean => (the.answer("vvVisitorType") ?? "myself") === "myself";

/** Papers of parents and relatives, and papers that show who is related to whom: any of several people may be on them. */
const ofRelatives: ReadonlySet<string> = new Set<SlotId>([
  "familyMemberIds",
  "spouseFamilyMemberIds",
  "parentIds",
  "inCanadaFamilyStatus",
  "canadianFamilyMemberRelationship",
  "financialSupporterRelationship",
  "secondFinancialSupporterRelationship",
  "superVisaRelationship",
]);

/** Nothing where nobody can tell, and for people of whom no question asks, such as a host. */
export function holderOf(the: CaseReader, document: UploadedDocument): Holder | undefined {
  if (ofRelatives.has(document.slotId ?? "")) return undefined;
  const owner = ownerOfPage(document.documentId);
  switch (owner) {
    case "spouse":
    case "financialSupporter":
    case "secondFinancialSupporter":
      return { is: owner };
    case "child":
      return childOf(the, document);
    case "visitor":
      return visitorIsMyself(the) ? { is: "main" } : undefined;
    case "visitorSpouse":
      return visitorIsMyself(the) ? { is: "spouse" } : undefined;
    case "main":
      return namedOwner(the, document);
    default:
      return undefined;
  }
}

function childOf(the: CaseReader, { childNumber, documentOwner }: UploadedDocument): Holder | undefined {
  if (typeof childNumber === "number") return { is: "child", childNumber };
  const children = the.children();
  const child = children.find(({ id }) => id === documentOwner) ?? (children.length === 1 ? children[0] : undefined);
  return child && { is: "child", childNumber: child.childNumber };
}

/** On a page of the applicant: the owner that the file itself names, where it names another. */
function namedOwner(the: CaseReader, document: UploadedDocument): Holder | undefined {
  const owner = document.documentOwner ?? "main";
  if (owner === "main" || owner === "visitor") return { is: "main" };
  if (owner === "spouse" || the.spouse()?.id === owner) return { is: "spouse" };
  return owner === "child" || the.children().some(({ id }) => id === owner) ? childOf(the, document) : undefined;
}

const wholeName = (full: string | null | undefined): readonly WrittenName[] =>
  typeof full === "string" && full.trim() !== "" ? [{ full }] : [];
const given = (...names: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(names.flatMap((name) => (name === undefined || name.trim() === "" ? [] : [name]))),
];

/** The name of the profile, and with each name that the person used before. */
function ownNames(the: CaseReader): readonly WrittenName[] {
  const profile = the.profileName();
  if (!profile) return [];
  const [birth, past] = [the.answer("birthName"), the.profile("namePast")];
  const firsts = given(profile.firstName, ...(the.answer("otherGivenNames") ?? []), birth?.givenName, past?.firstName);
  const lasts = given(profile.lastName, ...(the.answer("otherFamilyNames") ?? []), birth?.familyName, past?.lastName);
  return lasts.flatMap((family) => firsts.map((first) => ({ given: first, family })));
}

function spouseNames(the: CaseReader): readonly WrittenName[] {
  const [first, family, spouse] = [the.answer("spouseFirstName"), the.answer("spouseLastName"), the.spouse()];
  return [
    ...(first !== undefined && family !== undefined ? [{ given: first, family }] : []),
    ...(the.answer("spouseHasOneName") === true ? wholeName(family) : []),
    ...wholeName(the.answer("spouseFullName")),
    ...wholeName(spouse && the.dependent(spouse, "applicantFullName")),
  ];
}

const childIn = (the: CaseReader, childNumber: number) =>
  the.children().find((child) => child.childNumber === childNumber);

/** Every name that the case has for a person, the one in use first. */
export function statedNames(the: CaseReader, holder: Holder): readonly WrittenName[] {
  switch (holder.is) {
    case "main":
      return ownNames(the);
    case "spouse":
      return spouseNames(the);
    case "child": {
      const child = childIn(the, holder.childNumber);
      return wholeName(child && the.dependent(child, "applicantFullName"));
    }
    case "financialSupporter":
    case "secondFinancialSupporter":
      return wholeName(the.answer(`${holder.is}FullName`));
  }
}

/** How a name on a document stands to the names of its person; one that agrees is enough. */
export function compareWithStated(the: CaseReader, holder: Holder, onDocument: WrittenName): NameComparison {
  const results = statedNames(the, holder).map((told) => compareNames(told, onDocument));
  if (results.includes("same")) return "same";
  return results.find((result) => result !== "notComparable") ?? "notComparable";
}

export function statedBirthday(the: CaseReader, holder: Holder): PartialDate | undefined {
  if (holder.is === "main") return the.answer("birthday");
  if (holder.is === "spouse") {
    const spouse = the.spouse();
    return the.answer("spouseBirthday") ?? (spouse && the.dependent(spouse, "birthday")) ?? undefined;
  }
  const child = holder.is === "child" ? childIn(the, holder.childNumber) : undefined;
  return child && (the.dependent(child, "birthday") ?? childAnswer(the.forChild(child))?.dateOfBirth);
}

/** Nobody is asked for the passports of a child or a supporter. */
export function statedPassportNumber(the: CaseReader, { is }: Holder): string | undefined {
  return is === "main" || is === "spouse" ? the.answer(prefixed(is, "passportNumber")) : undefined;
}

/** The row of `accompanyingChildren` that belongs to the child in view: by its number, else by its place. */
export function childAnswer(the: CaseReader) {
  const { childNumber } = the.child();
  const rows = the.answer("accompanyingChildren") ?? [];
  return (
    rows.find((row) => row.childNumber === childNumber) ??
    rows.find((row, index) => row.childNumber === undefined && index === childNumber - 1)
  );
}
