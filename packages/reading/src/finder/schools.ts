import { dateIn } from "../fields/dateField.ts";
import type { Parsed } from "../fields/labelledValue.ts";
import { amountIn } from "../fields/moneyField.ts";
import { codeIn, institutionNumberIn, monthsIn } from "../fields/textField.ts";
import { grammarOf, type Grammar } from "./candidates.ts";
import type { SoughtValue } from "./find.ts";
import { areOfOnePerson, namesAlone, peopleNames } from "./grammars/people.ts";
import { areOneProgram, programNames } from "./grammars/programs.ts";
import { areOneSchool, schoolNames } from "./grammars/schoolNames.ts";
import { withoutLabels } from "./labelTexts.ts";
import { attestationNumbers } from "./grammars/attestationNumbers.ts";
import { schoolAmounts } from "./topics/amounts.ts";
import { studentNumbers } from "./grammars/studentNumbers.ts";
import { attestationTopics } from "./topics/attestations.ts";
import { codeTopics } from "./topics/codes.ts";
import { dayTopics } from "./topics/days.ts";
import { durationTopics } from "./topics/durations.ts";
import { degreeTopics, endTopics, resultTopics } from "./topics/endsOfStudies.ts";
import { paymentDays, paymentTopics, receiptTopics } from "./topics/payments.ts";
import { familyNameTopics } from "./topics/partsOfNames.ts";
import { personTopics } from "./topics/people.ts";
import { programTopics, schoolTopics } from "./topics/schools.ts";

/** Values that papers of schools hold. */

const days = grammarOf(dateIn);
const day = (name: string, topic: string, topics = dayTopics): SoughtValue => ({ name, grammar: days, topics, topic });

/** A year, a number of terms or of a paragraph is no amount; with a sign, cents or thousands apart it is. */
const isAmount =
  (text: string) =>
  (one: Parsed): boolean =>
    /[$€£]|[A-Z]{3}|[.,]\d{2}(?!\d)|\d[ ,.\u00A0\u202F]\d{3}(?!\d)/.test(text.slice(one.from, one.to)) ||
    /^ ?(?:[$€£]|CAD|CA)(?! ?\d)/.test(text.slice(one.to)) ||
    (/\d{4,}/.test(one.value) && !/^(?:19|20)\d\d/.test(one.value));
const rawAmounts = grammarOf(amountIn);
const amounts: Grammar = { all: (text) => rawAmounts.all(text).filter(isAmount(text)) };

/** Everything that is a label on papers of schools. */
const labels = [
  ...dayTopics,
  ...endTopics,
  ...schoolAmounts,
  ...codeTopics,
  ...durationTopics,
  ...personTopics,
  ...familyNameTopics,
  ...schoolTopics,
  ...programTopics,
];
const names = withoutLabels(peopleNames, labels);
const partsOfNames = withoutLabels(namesAlone, labels);

export const startOfStudies = day("startOfCanadianStudyProgram", "start");
export const endOfStudies = day("graduationDate", "end");
export const offerUntil = day("loaExpiryDate", "validUntil");
export const issuedOn = day("issueDate", "issued");
export const tuition: SoughtValue = {
  name: "tuitionFees",
  grammar: amounts,
  topics: schoolAmounts,
  topic: "tuitionOfYear",
};
export const student: SoughtValue = {
  name: "studentId",
  grammar: studentNumbers,
  topics: codeTopics,
  topic: "student",
};
export const institution: SoughtValue = {
  name: "dliNumber",
  grammar: grammarOf(institutionNumberIn),
  topics: [{ id: "institution", cues: [], place: () => 0.9 }],
  topic: "institution",
};
export const school: SoughtValue = {
  name: "schoolName",
  grammar: schoolNames,
  topics: schoolTopics,
  topic: "main",
  agreeing: areOneSchool,
};
export const program: SoughtValue = {
  name: "programName",
  grammar: withoutLabels(programNames, labels),
  topics: programTopics,
  topic: "main",
  agreeing: areOneProgram,
};
export const duration: SoughtValue = {
  name: "durationMonths",
  grammar: grammarOf(monthsIn),
  topics: durationTopics,
  topic: "program",
};
export const fullName: SoughtValue = {
  name: "applicantFullName",
  grammar: names,
  topics: personTopics,
  topic: "main",
  agreeing: areOfOnePerson,
};

/** The whole name, and its parts as far as the paper tells them apart. */
export const nameInParts: readonly SoughtValue[] = [
  { ...fullName, isInParts: true },
  { name: "lastName", grammar: partsOfNames, topics: familyNameTopics, topic: "family" },
  { name: "firstName", grammar: partsOfNames, topics: familyNameTopics, topic: "given" },
];

export const ofAcceptance = [
  startOfStudies,
  endOfStudies,
  offerUntil,
  issuedOn,
  tuition,
  student,
  institution,
  school,
  program,
  duration,
  ...nameInParts,
];

export const ofAttestation: readonly SoughtValue[] = [
  { name: "documentNumber", grammar: attestationNumbers, topics: attestationTopics, topic: "attestation" },
  day("palExpiryDate", "validUntil"),
  day("birthday", "birth"),
  school,
  ...nameInParts,
];

export const ofTranscript: readonly SoughtValue[] = [
  fullName,
  school,
  student,
  program,
  day("graduationDate", "given", resultTopics),
];

export const ofCompletion: readonly SoughtValue[] = [
  fullName,
  school,
  program,
  duration,
  day("completionDate", "done", endTopics),
  day("graduationDate", "given", endTopics),
];

export const ofDegree: readonly SoughtValue[] = [
  fullName,
  school,
  program,
  day("graduationDate", "given", degreeTopics),
];

export const ofReceipt: readonly SoughtValue[] = [
  fullName,
  school,
  student,
  { name: "receiptNumber", grammar: grammarOf(codeIn(3)), topics: receiptTopics, topic: "receipt" },
  day("issueDate", "issued", paymentDays),
];
const payment = (topic: string): SoughtValue => ({ name: topic, grammar: amounts, topics: paymentTopics, topic });
export const payments: readonly SoughtValue[] = [payment("tuitionPaid"), payment("paid"), payment("tuitionOfYear")];

export const ofPupil: readonly SoughtValue[] = [fullName, school, issuedOn];
