import type { CaseReader } from "../caseFile/reader.ts";
import { answersExpressEntryInvitation } from "../conditions/application/application.ts";
import { householdOf, type Member } from "../conditions/application/household.ts";
import { hasCanadianSpouse } from "../conditions/family/family.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import { isOutside } from "../conditions/identity/ages.ts";
import { type Cad, cents } from "../kernel/money.ts";
import type { Text } from "../kernel/text.ts";
import { biometricsAges } from "../tables/biometrics/biometrics.ts";
import {
  biometricsFee,
  biometricsFeeAtMost,
  expressEntryFamilyFees,
  expressEntryFees,
} from "../tables/money/governmentFees.ts";
import { feeOf, forWhom, type Fee } from "./fee.ts";

/** What permanent residence through Express Entry costs, person by person (docs/facts/express-entry.md section 7). */

const titles = {
  processing: { en: "Permanent residence, processing", fr: "Résidence permanente, traitement" },
  right: { en: "Right of permanent residence", fr: "Droit de résidence permanente" },
  biometrics: { en: "Biometrics", fr: "Données biométriques" },
} satisfies Record<string, Text>;

const text = {
  afterInvitation: {
    en: "a profile is free; this is paid with the application, after an invitation",
    fr: "un profil est gratuit; ces frais se paient avec la demande, après une invitation",
  },
  withApplication: { en: "this is paid with the application", fr: "ces frais se paient avec la demande" },
  right: {
    en: "it is paid with the application or after the approval, and paid back where residence is not granted",
    fr: "on les paie avec la demande ou après l’approbation, et ils sont remboursés si la résidence n’est pas accordée",
  },
  anew: {
    en: "for permanent residence biometrics are given again, even if you gave them before",
    fr: "pour la résidence permanente, les données biométriques sont données de nouveau, peu importe ce qui a été donné avant",
  },
  familyReached: {
    en: "the family applies together and has reached the most that a family pays for biometrics",
    fr: "la famille fait sa demande ensemble et a atteint le maximum qu’une famille paie pour les données biométriques",
  },
  ageNotKnown: {
    en: "whether this person has the age for biometrics is not known: the date of birth is missing, or known only in part",
    fr: "on ne sait pas si cette personne a l’âge de donner ses données biométriques : la date de naissance manque, ou n’est connue qu’en partie",
  },
  partNotRead: {
    en: "the amount for this person was not read for this date",
    fr: "le montant pour cette personne n’a pas été lu pour cette date",
  },
} satisfies Record<string, Text>;

export function residenceFees(the: CaseReader): readonly Fee[] {
  const reader = the.fresh();
  const isCanadian = hasCanadianSpouse.evaluate(reader).holds;
  const members = householdOf(reader).members.filter(({ role }) => role !== "spouse" || !isCanadian);
  return [
    ...members.flatMap((member) => [processingFee(the, member), ...rightFee(the, member)]),
    ...biometricsOf(the, members),
  ].map((fee) => (fee.person === "main" ? fee : restingOn(fee, reader)));
}

/** The fee of a family member rests on what says that they come. */
function restingOn(fee: Fee, { trace }: CaseReader): Fee {
  const { restsOn, missing } = fee.decision;
  return {
    ...fee,
    decision: {
      ...fee.decision,
      restsOn: [...new Set([...trace.restsOn, ...restsOn])],
      missing: [...new Set([...trace.missing, ...missing])],
    },
  };
}

function processingFee(the: CaseReader, person: Member): Fee {
  const reader = the.fresh();
  const when = answersExpressEntryInvitation.evaluate(reader).holds ? text.withApplication : text.afterInvitation;
  const { value, because } = processingOf(reader, person);
  return feeOf(reader, { id: "residenceProcessing", title: titles.processing }, person, {
    amount: value,
    because: [forWhom[person.role], when, ...because],
    decidedBy: value === undefined ? "noRow" : person.role,
  });
}

/** Where the table of the day lacks a family member, the table of one source has them. */
function processingOf(reader: CaseReader, { role }: Member): { value: Cad | undefined; because: readonly Text[] } {
  const { value: row, because } = valueOnDate(reader, expressEntryFees);
  if (role === "main") return { value: row?.principal, because };
  const family = valueOnDate(reader, expressEntryFamilyFees);
  if (row === undefined) return { value: undefined, because };
  const own = role === "spouse" ? row.spouse : row.dependentChild;
  if (own !== undefined) return { value: own, because };
  const amount = role === "spouse" ? family.value?.spouse : family.value?.dependentChild;
  return { value: amount, because: amount === undefined ? [text.partNotRead] : family.because };
}

/** Dependent children pay none. */
function rightFee(the: CaseReader, person: Member): readonly Fee[] {
  if (person.role === "child") return [];
  const reader = the.fresh();
  const { value, because } = valueOnDate(reader, expressEntryFees);
  return [
    feeOf(reader, { id: "rightOfPermanentResidence", title: titles.right }, person, {
      amount: value?.rightOfPermanentResidence,
      because: [forWhom[person.role], text.right, ...because],
      decidedBy: value === undefined ? "noRow" : person.role,
    }),
  ];
}

function biometricsOf(the: CaseReader, members: readonly Member[]): readonly Fee[] {
  const about = { id: "biometrics", title: titles.biometrics };
  let paid = cents(0);
  return members.flatMap((person): readonly Fee[] => {
    const reader = the.fresh();
    const limits = reader.row(biometricsAges);
    const isExempt = limits.found ? isOutside(person.ages, limits.row.value) : undefined;
    const whom = forWhom[person.role];
    if (person.role === "main") reader.answer("birthday");
    if (person.ages === undefined || (limits.found && isExempt === undefined))
      return [
        feeOf(reader, about, person, {
          amount: undefined,
          because: [whom, text.ageNotKnown],
          decidedBy: "ageNotKnown",
        }),
      ];
    if (isExempt) return [];
    const { value, because } = valueOnDate(reader, biometricsFee);
    const most = members.length > 2 ? valueOnDate(reader, biometricsFeeAtMost) : undefined;
    const left = most?.value ? most.value.family - paid : undefined;
    const amount = value === undefined || left === undefined ? value : cents(Math.max(0, Math.min(value, left)));
    const isCapped = value !== undefined && amount !== value;
    paid = cents(paid + (amount ?? 0));
    return [
      feeOf(reader, about, person, {
        amount,
        because: isCapped ? [whom, text.familyReached, ...(most?.because ?? [])] : [whom, text.anew, ...because],
        decidedBy: isCapped ? "familyReached" : person.role,
      }),
    ];
  });
}
