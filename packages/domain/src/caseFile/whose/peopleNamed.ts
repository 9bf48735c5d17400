import { fill, type Text } from "../../kernel/text.ts";
import type { WrittenName } from "../../kernel/personName.ts";
import type { CaseFile } from "../caseFile.ts";
import { numberedChildren } from "../dependents.ts";
import { personRoles, type PersonRole } from "../personRole.ts";
import { ownerOfPage, type PageOwner } from "./pageOwner.ts";
import { roleWords } from "./roleWords.ts";
import { namesIn } from "./whoseDocument.ts";

/**
 * Everybody whom a case names, and as what, for the check of conflicts of interest: whoever applies and their family, those who
 * pay or receive them, and every name that any of them used before. Nothing here decides anything of the case.
 */

const othersNamed = ["formerSpouse", "parent", "relative", "companion"] as const;

/** What a person is in a case that names them. */
export type NamedAs = PersonRole | (typeof othersNamed)[number];
export const everyNamedAs: readonly NamedAs[] = [...personRoles, ...othersNamed];

export type PersonNamed = {
  readonly as: NamedAs;
  readonly childNumber?: number | undefined;
  /** Not the name in use: of birth, of before, or another one. */
  readonly isOtherName?: true | undefined;
  readonly name: WrittenName;
};

const otherWords: Readonly<Record<(typeof othersNamed)[number], Text>> = {
  formerSpouse: { en: "Former spouse or partner", fr: "Ancien conjoint ou ancienne partenaire" },
  parent: { en: "Parent", fr: "Parent" },
  relative: { en: "Relative", fr: "Membre de la famille" },
  companion: { en: "Travel companion", fr: "Personne qui accompagne" },
};

const someChild: Text = { en: "Child", fr: "Enfant" };
const isOther = (as: NamedAs): as is keyof typeof otherWords => as in otherWords;

export const wordsOfNamed = ({ as, childNumber }: Pick<PersonNamed, "as" | "childNumber">): Text =>
  isOther(as) ? otherWords[as] : as === "child" && childNumber === undefined ? someChild : roleWords(as, childNumber);

/** "Applicant (another name)". */
export const asWhatNamed = (person: Pick<PersonNamed, "as" | "childNumber" | "isOtherName">): Text => {
  const who = wordsOfNamed(person);
  return person.isOtherName === true ? fill({ en: "{who} (another name)", fr: "{who} (autre nom)" }, { who }) : who;
};

/** More names than a case can have people are no list of people. */
const most = 80;
const longestName = 200;

export const writtenInFull = (name: WrittenName): string =>
  ("full" in name ? name.full : `${name.given ?? ""} ${name.family ?? ""}`).replaceAll(/\s+/gu, " ").trim();

/** Everybody named, each spelling once, the applicant first. */
export function peopleNamed(file: CaseFile): readonly PersonNamed[] {
  const named = [
    ...applicantNames(file),
    ...familyNames(file),
    ...payers(file),
    ...onForms(file),
    ...onDocuments(file),
  ];
  const known = new Set<string>();
  return named
    .filter((person) => {
      const full = writtenInFull(person.name);
      if (full === "" || full.length > longestName) return false;
      const key = `${person.as} ${person.childNumber ?? ""} ${full.normalize("NFKC").toLowerCase()}`;
      if (known.has(key)) return false;
      known.add(key);
      return true;
    })
    .slice(0, most);
}

function applicantNames({ profile, answers }: CaseFile): readonly PersonNamed[] {
  const { firstName: given, lastName: family } = profile;
  const { birthName, otherGivenNames = [], otherFamilyNames = [] } = answers;
  const past = profile.namePast;
  const other = (name: WrittenName): PersonNamed => ({ as: "main", isOtherName: true, name });
  return [
    { as: "main", name: { given, family } },
    ...(birthName ? [other({ given: birthName.givenName ?? given, family: birthName.familyName ?? family })] : []),
    ...(past ? [other({ given: past.firstName ?? given, family: past.lastName ?? family })] : []),
    ...otherFamilyNames.map((one) => other({ given, family: one })),
    ...otherGivenNames.map((one) => other({ given: one, family })),
  ];
}

const whole = (as: NamedAs, full: string | null | undefined, more: Partial<PersonNamed> = {}): readonly PersonNamed[] =>
  typeof full === "string" ? [{ as, ...more, name: { full } }] : [];

function familyNames({ answers, dependents, formerDependents = [], profile }: CaseFile): readonly PersonNamed[] {
  const children = numberedChildren(dependents);
  const { mother, father, previousSpouse, siblings } = profile;
  return [
    { as: "spouse", name: { given: answers.spouseFirstName, family: answers.spouseLastName } },
    ...whole("spouse", answers.spouseFullName),
    ...[...dependents, ...formerDependents].flatMap((person) => {
      const { type, childNumber, applicantFullName, knownAs } = person;
      const number = children.find(({ id }) => id === person.id)?.childNumber ?? childNumber ?? undefined;
      const as = type === "Spouse" ? "spouse" : "child";
      const more = as === "child" ? { childNumber: number } : {};
      return [
        ...whole(as, applicantFullName, more),
        ...whole(as, knownAs?.applicantFullName, { ...more, isOtherName: true }),
      ];
    }),
    ...[answers.parentBirthName, answers.otherParentBirthName].flatMap((name): readonly PersonNamed[] =>
      name ? [{ as: "parent", name: { given: name.givenName, family: name.familyName } }] : [],
    ),
    ...inValues({ mother, father, previousSpouse, siblings }, "main"),
  ];
}

const payers = ({ answers }: CaseFile): readonly PersonNamed[] => [
  ...whole("financialSupporter", answers.financialSupporterFullName),
  ...whole("secondFinancialSupporter", answers.secondFinancialSupporterFullName),
];

/** Official forms and letters, each of the person whose it is: `IMM5645:child1`. */
function onForms({ forms = {}, letters = {} }: CaseFile): readonly PersonNamed[] {
  return [...Object.entries(forms), ...Object.entries(letters)].flatMap(([key, values]) => {
    const [, owner = "main", number] = /:(\D+)(\d*)$/u.exec(key) ?? [];
    const childNumber = number === undefined || number === "" ? undefined : Number(number);
    const as = personRoles.find((role) => role === owner) ?? "main";
    return inValues(values as Readonly<Record<string, unknown>>, as).map((person) =>
      person.as === "child" && as === "child" ? { ...person, childNumber } : person,
    );
  });
}

const ofPages: Partial<Readonly<Record<PageOwner, NamedAs>>> = {
  main: "main",
  spouse: "spouse",
  child: "child",
  visitor: "visitor",
  visitorSpouse: "relative",
  host: "host",
  hostSpouse: "relative",
  financialSupporter: "financialSupporter",
  secondFinancialSupporter: "secondFinancialSupporter",
};

/** What documents say of whom they are; on a page of the applicant anybody of the family may stand. */
const onDocuments = ({ documents }: CaseFile): readonly PersonNamed[] =>
  documents.flatMap((document) => {
    const as = ofPages[ownerOfPage(document.documentId)];
    if (as === undefined) return [];
    const childNumber = as === "child" ? (document.childNumber ?? undefined) : undefined;
    return namesIn(document.parsedValues ?? {}).map(({ name }) => ({ as, childNumber, name }));
  });

/** How the parts of a name end, in forms, letters and the own life. */
const endsOfFamily = /(?:^|[a-z])(?:f|F)amilyName(?:AtBirth)?$|^lastName$/u;
const endsOfGiven = /(?:^|[a-z])(?:g|G)ivenNames?$|^firstName$/u;
const endsOfWhole =
  /^(?:name|nativeName|fullName)$|(?:host|visitor|coSigner|companion|custodian|student)Name$|parentName\d$/u;

/** By which word of a path somebody is told: the first that fits. What names nobody of the case is left out. */
const byPath: readonly (readonly [RegExp, NamedAs | "owner" | "ownerBefore" | "nobody"])[] = [
  [
    /representative|cancelled|withdrawn|lawyer|solicitor|counsel|office|served|school|employer|activit|signature|affidavit/iu,
    "nobody",
  ],
  [/previousSpouse|formerSpouse/iu, "formerSpouse"],
  [/previousFamilyName|previousGivenName|previousName|namePast/u, "ownerBefore"],
  [/spouse|partner/iu, "spouse"],
  [/mother|father|parent/iu, "parent"],
  [/child(?:ren)?(?![a-z])/iu, "child"],
  [/custodian/iu, "custodian"],
  [/host|coSigner/iu, "host"],
  [/visitor/iu, "visitor"],
  [/companion/iu, "companion"],
  [/\[|sibling|relative|member|household|dependant|family\./iu, "relative"],
];

function personAt(path: string, owner: PersonRole): Pick<PersonNamed, "as" | "isOtherName"> | undefined {
  const found = byPath.find(([words]) => words.test(path))?.[1] ?? "owner";
  if (found === "nobody") return undefined;
  if (found === "ownerBefore") return { as: owner, isOtherName: true };
  if (found === "owner") return { as: owner };
  // In a form of the spouse, the spouse is whoever applies.
  return { as: found === "spouse" && owner === "spouse" ? "main" : found };
}

type Parts = { given?: string; family?: string; full?: string };

/** Names that stand in values by dotted path, those of lists among them. */
function inValues(values: Readonly<Record<string, unknown>>, owner: PersonRole): readonly PersonNamed[] {
  const found = new Map<string, Parts & { readonly path: string }>();
  const enter = (path: string, group: string, part: Parts): void => {
    found.set(group, { path, ...found.get(group), ...part });
  };
  const read = (value: unknown, path: string): void => {
    if (Array.isArray(value)) value.forEach((one, at) => read(one, `${path}[${at}]`));
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) read(inner, path === "" ? key : `${path}.${key}`);
    else if (typeof value === "string" && value.trim() !== "") note(path, value.trim(), enter);
  };
  read(values, "");
  return [...found.values()].flatMap(({ path, given, family, full }) => {
    const person = personAt(path, owner);
    if (!person) return [];
    return [{ ...person, name: full === undefined ? { given, family } : { full } }];
  });
}

function note(path: string, value: string, enter: (path: string, group: string, part: Parts) => void): void {
  const last = path.slice(path.lastIndexOf(".") + 1);
  const before = path.slice(0, path.length - last.length);
  // `spouseFamilyName` and `spouseGivenName` are of one person, and `familyName` beside them of another.
  const group = `${before}${last.replace(/(?:F|f)amilyName(?:AtBirth)?$|(?:G|g)ivenNames?$|lastName$|firstName$/u, "")}`;
  if (endsOfFamily.test(last)) enter(path, group, { family: value });
  else if (endsOfGiven.test(last)) enter(path, group, { given: value });
  else if (endsOfWhole.test(last)) enter(path, path, { full: value });
}
