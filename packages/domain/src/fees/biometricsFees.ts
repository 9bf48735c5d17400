import type { CaseReader } from "../caseFile/reader.ts";
import { isOutside } from "../conditions/identity/ages.ts";
import { biometricsGivenWithoutExpiry, validityLetterExpiry } from "../conditions/biometrics/biometrics.ts";
import { givesNoBiometrics } from "../conditions/biometrics/givesNoBiometrics.ts";
import { appliesOnArrival } from "../conditions/status/border.ts";
import type { Member } from "../conditions/application/household.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import { type Cad, cents } from "../kernel/money.ts";
import type { Text } from "../kernel/text.ts";
import { biometricsAges } from "../tables/biometrics/biometrics.ts";
import { biometricsFee, biometricsFeeAtMost } from "../tables/money/governmentFees.ts";
import { feeOf, forWhom, type Fee } from "./fee.ts";
import { wayOf } from "./visitFees.ts";

/** Biometrics of each person who applies and has to give them; a family that applies together pays for two at most. */

const title: Text = { en: "Biometrics", fr: "Données biométriques" };

const text = {
  toGive: {
    en: "biometrics are needed, and the fee is for one person",
    fr: "des données biométriques sont à fournir, et les frais sont pour une personne",
  },
  familyReached: {
    en: "the family applies together and has reached the most that a family pays for biometrics",
    fr: "la famille fait sa demande ensemble et a atteint le maximum qu’une famille paie pour les données biométriques",
  },
  expiryNotKnown: {
    en: "biometrics were given before, and whether they are still valid is not known: the expiry date is missing",
    fr: "des données biométriques ont déjà été données, et on ne sait pas si elles sont encore valides : la date d’expiration manque",
  },
  ageNotKnown: {
    en: "whether this child is old enough for biometrics is not known: the date of birth is missing, or known only in part",
    fr: "on ne sait pas si cet enfant a l’âge de donner ses données biométriques : la date de naissance manque, ou n’est connue qu’en partie",
  },
  border: {
    en: "you pay at the border when you arrive; nothing is paid online",
    fr: "vous payez à la frontière à votre arrivée; rien n’est payé en ligne",
  },
} satisfies Record<string, Text>;

/** Whether biometrics are to be given: yes, no, or what is not known. */
type Need = "given" | "toGive" | "expiryNotKnown" | "ageNotKnown";

export function biometricsFees(the: CaseReader, people: readonly Member[]): readonly Fee[] {
  const fees: Fee[] = [];
  const readers: CaseReader[] = [];
  let paid = cents(0);
  for (const person of people) {
    const reader = the.fresh();
    const need = needOf(reader, person);
    readers.push(reader);
    if (need === "given") continue;
    const whom = forWhom[person.role];
    if (need !== "toGive") {
      fees.push(
        feeOf(reader, { id: "biometrics", title }, person, {
          amount: undefined,
          because: [whom, text[need]],
          decidedBy: need,
        }),
      );
      continue;
    }
    if (person.role === "main" && appliesOnArrival.evaluate(reader).holds) {
      fees.push(
        feeOf(reader, { id: "biometrics", title }, person, {
          amount: cents(0),
          because: [text.border],
          decidedBy: "atBorder",
        }),
      );
      continue;
    }
    const { value, because } = valueOnDate(reader, biometricsFee);
    const most = readers.length > 2 ? valueOnDate(reader, biometricsFeeAtMost) : undefined;
    const left = most?.value && most.value.family - paid;
    if (most) noteAll(reader, readers);
    const amount: Cad | undefined =
      value === undefined || left === undefined ? value : cents(Math.max(0, Math.min(value, left)));
    const isCapped = value !== undefined && amount !== value;
    const reasons = isCapped ? [whom, text.familyReached, ...(most?.because ?? [])] : [whom, text.toGive, ...because];
    fees.push(
      feeOf(reader, { id: "biometrics", title }, person, {
        amount,
        because: reasons,
        decidedBy: isCapped ? "familyReached" : person.role,
      }),
    );
    paid = cents(paid + (amount ?? 0));
  }
  return fees;
}

/** Whether the most of a family is reached rests on everybody who pays before. */
function noteAll({ trace }: CaseReader, readers: readonly CaseReader[]): void {
  for (const { trace: before } of readers) {
    for (const fact of before.restsOn) trace.note(fact, before.missing.includes(fact));
  }
}

function needOf(reader: CaseReader, person: Member): Need {
  if (person.role === "main") return needOfApplicant(reader);
  const limits = reader.row(biometricsAges);
  const isExempt = limits.found ? isOutside(person.ages, limits.row.value) : undefined;
  if (isExempt === true) return "given";
  if (person.role === "spouse") return needOfSpouse(reader, person);
  return limits.found && isExempt === undefined ? "ageNotKnown" : needOfChild(reader, person);
}

const stillValid = (reader: CaseReader, expiry: string): Need => (expiry > reader.today() ? "given" : "toGive");

function needOfApplicant(reader: CaseReader): Need {
  if (givesNoBiometrics.evaluate(reader).holds) return "given";
  return biometricsGivenWithoutExpiry.evaluate(reader).holds ? "expiryNotKnown" : "toGive";
}

/** By the later of the day that was answered and the day in a validity letter; given on an unknown day, that day has to be told. */
const needBy = (
  reader: CaseReader,
  isGiven: boolean | undefined,
  answered: string | undefined,
  inLetter: string | undefined,
): Need => {
  const [expiry] = [isGiven === true ? answered : undefined, inLetter]
    .filter((day) => day !== undefined)
    .toSorted()
    .toReversed();
  if (expiry !== undefined) return stillValid(reader, expiry);
  return isGiven === true ? "expiryNotKnown" : "toGive";
};

function needOfSpouse(reader: CaseReader, person: Member): Need {
  if (reader.answer("spousePassport")?.includes("US")) return "given";
  // Who flies in with an eTA, or comes by land without a visa, applies for none, and only applications call for biometrics (Regulations section 12.1).
  if (person.visaType === "Visitor" && ["exempt", "byLand"].includes(wayOf(reader, person))) return "given";
  const inLetter = validityLetterExpiry(reader, "biometrics-validity-letter-spouse", { role: "spouse" });
  if (inLetter !== undefined && inLetter > reader.today()) return "given";
  const isGiven = reader.answer("spouseBiometrics");
  return needBy(reader, isGiven, isGiven === true ? reader.answer("spouseBiometricsExpiryDate") : undefined, inLetter);
}

function needOfChild(reader: CaseReader, person: Member): Need {
  const inLetter = validityLetterExpiry(reader, "biometrics-validity-letter-child", {
    role: "child",
    childNumber: person.childNumber ?? 0,
  });
  return needBy(reader, person.hasBiometrics, person.biometricsExpiry, inLetter);
}
