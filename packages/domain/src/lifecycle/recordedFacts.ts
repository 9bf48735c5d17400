import {
  applicationTypes,
  reasonsForContactingIrcc,
  type Application,
  type ApplicationKey,
  type ApplicationType,
} from "../caseFile/application.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";
import type { Text } from "../kernel/text.ts";
import type { Refusal } from "../kernel/validation.ts";
import { contactReasonNames } from "../lists/authority/contactReasonNames.ts";
import { askedDefinitions, faultOfEntry, isAskedKey, type AskedKey } from "./asked.ts";
import type { StatusGroup } from "./statusDefinition.ts";
import { statuses } from "./statuses.ts";
import { decided, inCourt } from "./typesOnTheWay.ts";

/**
 * Facts of an application that the legal team records by themselves, apart from a change of status: what no question asks and
 * no document says (document 3 section 3.6). A guard holds that every fact that a rule reads is here or has another hand
 * (tests/walls/everyFactCanBeSet.test.ts).
 */

export type RecordedChoice = { readonly value: string; readonly name: Text };

export type RecordedFact = {
  readonly kind: "date" | "yesNo" | "choice" | "choices";
  readonly label: Text;
  /** What follows from it. */
  readonly hint: Text;
  readonly types: readonly ApplicationType[];
  /** Only then; in every status where there are none. */
  readonly statuses?: readonly StatusGroup[];
  /** Types of which it can be recorded in every status: such a case is about it from its first day. */
  readonly alwaysOf?: readonly ApplicationType[];
  readonly choices?: readonly RecordedChoice[];
};

const ofDecision = ["refusal", "court"] as const;

const dateOf = (key: AskedKey, hint: Text): Pick<RecordedFact, "kind" | "label" | "hint"> => ({
  kind: "date",
  label: askedDefinitions[key].label,
  hint,
});

/** Types whose vault has the statement of purpose. */
const withStatement = ["Student", "StudentExtension", "JudicialReview", "Dli"] as const;

const nameOfReason = (reason: string): Text =>
  contactReasonNames.entries.find(({ id }) => id === reason)?.name ?? { en: reason, fr: reason };

export const recordedFacts = {
  reasonsForContactingIRCC: {
    kind: "choices",
    label: { en: "Reasons for contacting IRCC", fr: "Motifs pour communiquer avec IRCC" },
    hint: {
      en: "Questions, documents and forms follow these reasons. Tick every one that fits.",
      fr: "Les questions, les documents et les formulaires suivent ces motifs. Cochez tous ceux qui conviennent.",
    },
    // In a request the person says it in the questionnaire (ADR 0195).
    types: applicationTypes.filter((type) => type !== "IrccRequest"),
    choices: reasonsForContactingIrcc.map((value) => ({ value, name: nameOfReason(value) })),
  },
  receivedDate: {
    ...dateOf("receivedDate", {
      en: "Amounts, fees and time limits follow this day once it is recorded; until then, they follow today.",
      fr: "Les montants, les frais et les délais suivent cette date une fois inscrite; d’ici là, ils suivent la date du jour.",
    }),
    types: applicationTypes,
  },
  temporaryResidentVisaExpiryDate: {
    ...dateOf("temporaryResidentVisaExpiryDate", {
      en: "Once the application is completed, this day is among its dates, and the applicant is reminded of it.",
      fr: "Une fois la demande terminée, cette date figure parmi ses échéances, et la personne en reçoit un rappel.",
    }),
    types: decided,
  },
  confirmedSoP: {
    kind: "yesNo",
    label: { en: "The statement of purpose is confirmed", fr: "La lettre de motivation est confirmée" },
    hint: {
      en: "The applicant confirms it on its page. From then on, the applicant can only read it. A statement that the team adds there by itself needs no confirmation.",
      fr: "La personne la confirme sur sa page. Ensuite, elle ne peut plus que la lire. Une lettre que l’équipe y ajoute elle-même n’a pas à être confirmée.",
    },
    types: withStatement,
  },
  decisionNotifiedAt: {
    ...dateOf("decisionNotifiedAt", {
      en: "The time to go to court runs from it.",
      fr: "Le délai pour aller devant la Cour court à partir de cette date.",
    }),
    types: inCourt,
    statuses: ofDecision,
    alwaysOf: ["JudicialReview"],
  },
  decisionPlace: {
    kind: "choice",
    label: askedDefinitions.decisionPlace.label,
    hint: {
      en: "The time to go to court is longer for a decision made outside Canada.",
      fr: "Le délai pour aller devant la Cour est plus long lorsque la décision est prise hors du Canada.",
    },
    types: inCourt,
    statuses: ofDecision,
    alwaysOf: ["JudicialReview"],
    choices: askedDefinitions.decisionPlace.options,
  },
  servedAt: {
    ...dateOf("servedAt", {
      en: "The days for the proof of service run from it.",
      fr: "Le délai pour déposer la preuve de signification court à partir de cette date.",
    }),
    types: inCourt,
    statuses: ["court"],
  },
  appearanceAt: {
    ...dateOf("appearanceAt", {
      en: "Kept with the case. No time limit runs from it.",
      fr: "Conservée au dossier. Aucun délai ne court à partir de cette date.",
    }),
    types: inCourt,
    statuses: ["court"],
  },
  hearingAt: {
    ...dateOf("hearingAt", {
      en: "It is among the dates of the case while the hearing is ahead. If the Court adjourns the hearing, enter the new day.",
      fr: "Elle figure parmi les échéances du dossier tant que l’audience est à venir. Si la Cour la reporte, inscrivez la nouvelle date.",
    }),
    types: inCourt,
    statuses: ["court"],
  },
} as const satisfies Partial<Record<ApplicationKey, RecordedFact>>;

export type RecordedKey = keyof typeof recordedFacts;
export const recordedKeys = Object.keys(recordedFacts) as readonly RecordedKey[];
export const isRecordedKey = (key: string): key is RecordedKey => Object.hasOwn(recordedFacts, key);
export const recordedFact = (key: RecordedKey): RecordedFact => recordedFacts[key];

/** What can be recorded of an application as it stands. */
export const recordableOf = ({ type, status }: Pick<Application, "type" | "status">): readonly RecordedKey[] =>
  recordedKeys.filter((key) => {
    const { types, statuses: groups, alwaysOf = [] } = recordedFact(key);
    if (!types.includes(type)) return false;
    if (groups === undefined || alwaysOf.includes(type)) return true;
    return status !== undefined && groups.includes(statuses[status].group);
  });

/** A value as lists of words, whatever its kind: a day, `true`, or the ids of choices; nothing recorded is an empty list. */
export type RecordedWords = readonly string[];

export function wordsRecorded(application: Application, key: RecordedKey): RecordedWords {
  const value = application[key];
  if (value === undefined || value === null || value === false) return [];
  return typeof value === "object" ? value : [String(value)];
}

/** The value for the case file. Call it once nothing is wrong with the words. */
export function valueRecorded(key: RecordedKey, words: RecordedWords): readonly string[] | string | boolean | null {
  const { kind, choices = [] } = recordedFact(key);
  // In the order of the list, each once.
  if (kind === "choices") return choices.map(({ value }) => value).filter((value) => words.includes(value));
  return kind === "yesNo" ? words.length > 0 : (words[0] ?? null);
}

const notOffered: Text = {
  en: "Choose among the answers of the list.",
  fr: "Choisissez parmi les réponses de la liste.",
};
const notOne: Text = { en: "Enter one day, or none.", fr: "Inscrivez une seule date, ou aucune." };

/** What is wrong with what somebody entered, if anything. Empty takes the fact away. */
export function faultOfRecorded(
  key: RecordedKey,
  words: RecordedWords,
  application: Application,
  today: IsoDate,
): Refusal | undefined {
  const { kind, choices = [] } = recordedFact(key);
  if (kind !== "date") {
    const offered = kind === "yesNo" ? ["true"] : choices.map(({ value }) => value);
    const isOne = kind === "choices" || words.length <= 1;
    return isOne && words.every((word) => offered.includes(word))
      ? undefined
      : { code: "notOffered", text: notOffered };
  }
  const [day] = words;
  if (words.length > 1) return { code: "notOneDay", text: notOne };
  return day === undefined || !isAskedKey(key) ? undefined : faultOfEntry(key, day, application, today);
}
