import { readCase } from "@boreal/domain/caseFile/readCase";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { decideSlots } from "@boreal/domain/vault/decideSlots";
import { biometricsPages } from "@boreal/domain/vault/pages";
import { medianTime, type Figure } from "./figure.ts";

/** A student with spouse and child: all ten pages of the subject biometrics, with reasons. */
const family = {
  format: "boreal-case/1",
  today: "2026-11-20",
  user: { role: "student" },
  application: { type: "Student", status: "IrccProcessing" },
  answers: {
    country: "NG",
    passportCountries: ["NG"],
    birthday: "1995-05-04",
    maritalStatus: "married",
    accompanyingSpouse: true,
    hasAccompanyingChild: true,
    numberOfChildren: 1,
    hasPreviousVisaApplication: true,
    previousVisas: [{ country: "CA", visaType: "visitor", result: "approved", dateOfIssue: "2018-03" }],
    hasBiometrics: true,
  },
  dependents: [
    { id: "s", type: "Spouse", visaType: "OpenWorkPermit" },
    { id: "c", type: "Child", childNumber: 1, visaType: "Student", birthday: "2010-01-01" },
  ],
  documents: [
    {
      fileId: "f",
      documentId: "biometrics-request-letter",
      slotId: "biometricsRequestLetter",
      parsedValues: { issueDate: "2026-11-02" },
    },
  ],
};

/** Ten times the ten slots of this case, each with its level, what may be done with it and why. The peer only copies the same answer. */
export async function measure(): Promise<readonly Figure[]> {
  const read = readCase(family, family.today);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const the = readerFor(read.caseFile);
  const { type } = read.caseFile.application;
  const pages = biometricsPages.filter((page) => page.appliesTo.includes(type));
  const decide = () => Array.from({ length: 10 }, () => pages.flatMap((page) => decideSlots(page, the)));
  const decisions = decide().map((slots) =>
    slots.map(({ requirement, permissions }) => ({ requirement, permissions })),
  );
  const slots = decisions.flat().length;
  if (slots !== 100) throw new Error(`the case has ${slots} slots in ten copies, not 100`);
  const runs = 500;
  return [
    {
      what: "100 slots decided, with reasons",
      value: medianTime(runs, decide),
      unit: "ms",
      bound: 1,
      peer: {
        name: "structuredClone of the same decisions",
        value: medianTime(runs, () => structuredClone(decisions)),
      },
      runs,
    },
  ];
}
