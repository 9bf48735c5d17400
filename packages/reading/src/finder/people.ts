import { isoDate } from "@boreal/domain/kernel/calendarDate";
import { examNumberIn } from "../fields/codeField.ts";
import { codeIn } from "../fields/textField.ts";
import { dateIn } from "../fields/dateField.ts";
import { plain } from "../text/plainText.ts";
import { grammarOf, type Grammar } from "./candidates.ts";
import type { SoughtValue } from "./find.ts";
import { homeAddresses } from "./grammars/addresses.ts";
import { jobTitles } from "./grammars/jobs.ts";
import { areOfOnePerson, peopleNames } from "./grammars/people.ts";
import { areOneFirm, organisations } from "./grammars/organisations.ts";
import {
  certificateDays,
  coverDays,
  examNumbers,
  homeTopics,
  identityDays,
  identityNumbers,
  letterDays,
} from "./topics/documents.ts";
import { marriageTopics } from "./topics/marriages.ts";
import {
  custodianPartTopics,
  custodianTopics,
  namePartTopics,
  personTopics,
  studentPartTopics,
} from "./topics/people.ts";
import { addressedEmployerTopics, employerTopics, jobTopics, workDays } from "./topics/work.ts";
import { scoreTopics } from "./topics/scores.ts";

/** Values of papers about people: of employers, registries, the police, physicians and the authority. */

const days = grammarOf(dateIn);
const day = (name: string, topics: SoughtValue["topics"], topic: string): SoughtValue => ({
  name,
  grammar: days,
  topics,
  topic,
});

/** Nobody is born after today or before 1900; of two centuries that is meant in which somebody can be. */
const birthDays: Grammar = grammarOf((text, label) => {
  const found = dateIn(text, label);
  if (!found) return undefined;
  const now = new Date();
  const today = isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
  const isPossible = (date: string | undefined) => date !== undefined && date <= today && date >= "1900";
  if (isPossible(found.value)) {
    const { ambiguous, ...rest } = found;
    return isPossible(ambiguous) ? found : rest;
  }
  const { ambiguous, ...rest } = found;
  return ambiguous !== undefined && isPossible(ambiguous) ? { ...rest, value: ambiguous } : undefined;
});

const person = (name: string, topics: SoughtValue["topics"], topic: string): SoughtValue => ({
  name,
  grammar: peopleNames,
  topics,
  topic,
  agreeing: areOfOnePerson,
});

/** Of the parts of a name no longer print says more: it would be the whole. */
const namePart = (name: string, topics: SoughtValue["topics"], topic: string): SoughtValue => ({
  name,
  grammar: peopleNames,
  topics,
  topic,
});

export const holder = person("applicantFullName", personTopics, "main");
/** The parts of it, where the paper names them apart: they are joined where no whole name is found. */
export const holderParts: readonly SoughtValue[] = [
  namePart("lastName", namePartTopics, "family"),
  namePart("firstName", namePartTopics, "given"),
];
const named = [holder, ...holderParts];
export const ofResume: readonly SoughtValue[] = [holder];
export const ofConsent: readonly SoughtValue[] = named;

export const issuedOn = day("issueDate", certificateDays, "issued");
export const bornOn: SoughtValue = { name: "birthday", grammar: birthDays, topics: certificateDays, topic: "birth" };

const employer: SoughtValue = {
  name: "employer",
  grammar: organisations,
  topics: employerTopics,
  topic: "employer",
  agreeing: areOneFirm,
};

export const ofEmployment: readonly SoughtValue[] = [
  ...named,
  employer,
  { name: "jobTitle", grammar: jobTitles, topics: jobTopics, topic: "job" },
  day("startDate", workDays, "employedSince"),
  day("issueDate", workDays, "issued"),
];

export const ofCertificate: readonly SoughtValue[] = [...named, issuedOn];
export const ofBirth: readonly SoughtValue[] = [...named, bornOn];
export const ofMarriage: readonly SoughtValue[] = [
  person("applicantFullName", marriageTopics, "first"),
  person("spouseFullName", marriageTopics, "second"),
  issuedOn,
  day("marriageDate", certificateDays, "married"),
];

export const ofMedicalExam: readonly SoughtValue[] = [
  ...named,
  { name: "imeNumber", grammar: grammarOf(examNumberIn), topics: examNumbers, topic: "exam" },
  // Its validity counts from the day of the exam.
  day("issueDate", certificateDays, "tested"),
  day("medicalExpiryDate", certificateDays, "validUntil"),
];

export const ofInsurance: readonly SoughtValue[] = [
  ...named,
  day("expiryDate", coverDays, "coverEnd"),
  day("issueDate", coverDays, "issued"),
];

/** What a passport or card prints, where it has no zone or the zone cannot be read. */
export const ofIdentity = (number: string, issue: string, expiry: string): readonly SoughtValue[] => [
  ...holderParts,
  { name: "birthday", grammar: birthDays, topics: identityDays, topic: "birth" },
  day(issue, identityDays, "issued"),
  day(expiry, identityDays, "expires"),
  { name: number, grammar: grammarOf(codeIn(4)), topics: identityNumbers, topic: "number" },
];
export const ofPermit = (expiry: string): readonly SoughtValue[] => [
  ...named,
  day("issueDate", identityDays, "issued"),
  day(expiry, identityDays, "expires"),
];
/** Of a paper that lets an employer hire: the employer in the block of the address. */
export const ofLabourMarket: readonly SoughtValue[] = [
  {
    name: "employer",
    grammar: organisations,
    topics: addressedEmployerTopics,
    topic: "employer",
    agreeing: areOneFirm,
  },
  day("issueDate", letterDays, "issued"),
  day("expiryDate", letterDays, "validUntil"),
];
/** Of a slip: whose it is and from whom. */
export const ofWages: readonly SoughtValue[] = [...named, employer];

/** A band, a level or points: no part of a day, of a code or of a scale. */
const scores: Grammar = {
  all: (text) =>
    [
      ...plain(text).matchAll(
        /(?<![\d.,/:a-z-] ?|[-/] ?)\d{1,3}(?:[.,]\d)?(?![\d.,]*\d|[-/:]\d| ?(?:[a-z]{3,}|%|st\b|nd\b|th\b))/g,
      ),
    ].flatMap((match) => {
      const value = match[0].replace(",", ".");
      return Number(value) <= 699 ? [{ value, from: match.index, to: match.index + match[0].length }] : [];
    }),
};
const score = (name: string): SoughtValue => ({ name, grammar: scores, topics: scoreTopics, topic: name });

export const ofLanguageTest: readonly SoughtValue[] = [
  ...named,
  day("testDate", certificateDays, "tested"),
  score("Listening"),
  score("Reading"),
  score("Writing"),
  score("Speaking"),
];
export const ofAuthority: readonly SoughtValue[] = [...named, day("issueDate", letterDays, "issued")];

/** The custodian, also by the whole name, which is taken apart afterwards. */
export const ofCustodian: readonly SoughtValue[] = [
  namePart("custodian.lastName", custodianPartTopics, "family"),
  namePart("custodian.firstName", custodianPartTopics, "given"),
  person("custodian", custodianTopics, "custodian"),
  { name: "custodian.address", grammar: homeAddresses, topics: homeTopics, topic: "home" },
];
/** The same below a heading that speaks of the custodian. */
export const ofCustodianPart: readonly SoughtValue[] = [
  namePart("custodian.lastName", namePartTopics, "family"),
  namePart("custodian.firstName", namePartTopics, "given"),
  { name: "custodian.address", grammar: homeAddresses, topics: homeTopics, topic: "home" },
];
export const ofStudent: readonly SoughtValue[] = [
  person("child", custodianTopics, "child"),
  namePart("lastName", studentPartTopics, "family"),
  namePart("firstName", studentPartTopics, "given"),
];
