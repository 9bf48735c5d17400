import type { Text } from "../../kernel/text.ts";
import type { PersonRole } from "../personRole.ts";
import type { CaseReader } from "../reader.ts";
import { roleWords } from "./roleWords.ts";

/**
 * What a person is to who reads: the applicant reads "You" and "Your mother", the legal team "Applicant" and "Visitor". In a
 * visit that somebody prepares for somebody else, what is of the main person belongs to the visit, and a host who prepares is
 * spoken to.
 */

type Visitor = "mother" | "father" | "parent" | "child" | "other";

/** `within`: the person within a sentence. */
const visitors: Readonly<Record<Visitor, Readonly<Record<"person" | "within" | "visit", Text>>>> = {
  mother: {
    person: { en: "Your mother", fr: "Votre mère" },
    within: { en: "your mother", fr: "votre mère" },
    visit: { en: "Your mother’s visit", fr: "Visite de votre mère" },
  },
  father: {
    person: { en: "Your father", fr: "Votre père" },
    within: { en: "your father", fr: "votre père" },
    visit: { en: "Your father’s visit", fr: "Visite de votre père" },
  },
  parent: {
    person: { en: "Your parent", fr: "Votre parent" },
    within: { en: "your parent", fr: "votre parent" },
    visit: { en: "Your parent’s visit", fr: "Visite de votre parent" },
  },
  child: {
    person: { en: "Your child", fr: "Votre enfant" },
    within: { en: "your child", fr: "votre enfant" },
    visit: { en: "Your child’s visit", fr: "Visite de votre enfant" },
  },
  other: {
    person: { en: "The visitor", fr: "La personne qui visite" },
    within: { en: "the visitor", fr: "la personne qui visite" },
    visit: { en: "The visit", fr: "La visite" },
  },
};

const text = {
  you: { en: "You", fr: "Vous" },
  youAsHost: { en: "You, as the host", fr: "Vous, à titre d’hôte" },
  yourHost: { en: "Your host", fr: "Votre hôte" },
  hostWhoPrepares: { en: "Host (prepares the application)", fr: "Hôte (prépare la demande)" },
} satisfies Record<string, Text>;

/** Who comes, where the visit is prepared for somebody else. */
function visitorOf(the: CaseReader): Visitor | undefined {
  switch (the.answer("vvVisitorType")) {
    case "parent": {
      const gender = the.answer("gender");
      return gender === "female" ? "mother" : gender === "male" ? "father" : "parent";
    }
    case "child":
      return "child";
    case "other":
      return "other";
    default:
      return undefined;
  }
}

/** Who visits, to who prepares the visit of somebody else; nothing where nobody does. */
export function otherVisitor(the: CaseReader): Text | undefined {
  const visitor = visitorOf(the.fresh());
  return visitor && visitors[visitor].person;
}

/** What the visitor is to who prepares the visit, within a sentence. */
export const visitorInSentence = (the: CaseReader): Text => visitors[visitorOf(the.fresh()) ?? "other"].within;

/** Somebody who visits and prepares the visit is one person, whichever of the two a page or a form names. */
export const asOnePerson = (the: CaseReader, person: PersonRole): PersonRole =>
  person === "visitor" && visitsOneself(the.fresh()) ? "main" : person;

const visitsOneself = (the: CaseReader): boolean => the.answer("vvVisitorType") === "myself";

/** `own`: the reader is the applicant. Without a case, which has to be said, nobody is a visitor of somebody. */
export function personToReader(
  the: CaseReader | undefined,
  { person, childNumber, own }: { person: PersonRole; childNumber?: number | null | undefined; own: boolean },
): Text {
  const inVisit = the && ofVisit(the.fresh(), person, own);
  if (inVisit) return inVisit;
  return own && person === "main" ? text.you : roleWords(person, childNumber);
}

function ofVisit(the: CaseReader, person: PersonRole, own: boolean): Text | undefined {
  const visitor = visitorOf(the);
  const isForOneself = visitsOneself(the);
  switch (person) {
    case "main":
      if (!visitor) return undefined;
      return own ? visitors[visitor].visit : visitors.other.visit;
    case "visitor":
      if (isForOneself) return own ? text.you : roleWords("main", undefined);
      return own && visitor ? visitors[visitor].person : undefined;
    case "host":
      if (visitor && the.answer("vvIsHosting") === true) return own ? text.youAsHost : text.hostWhoPrepares;
      return own && isForOneself ? text.yourHost : undefined;
    default:
      return undefined;
  }
}
