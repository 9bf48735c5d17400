import { fillForm } from "@boreal/official-forms/fill";
import { checkBlank } from "@boreal/official-forms/library";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { xfaPdf } from "@boreal/official-forms/test/xfaPdf";
import { ngozi, paperLike, type Defect } from "./defect.ts";

/** Official forms that come back. */

type Values = Readonly<Record<string, string | boolean>>;

const filled = (form: Parameters<typeof testBlank>[0], values: Values) => () => {
  const known = checkBlank(testBlank(form));
  if (isRefused(known)) throw new Error(known.code);
  const made = fillForm(known, values);
  if (!("bytes" in made)) throw new Error(made.refused.map(({ field }) => field).join());
  return Promise.resolve(made.bytes);
};

/** A form of which not all places are known here, with these answers in its data. */
const unmapped = (number: string, answers: string) => () =>
  Promise.resolve(
    xfaPdf(
      {
        isDynamic: true,
        template: `<template><subform name="form1"><draw><value><text>IMM ${number} (09-2023) E</text></value></draw></subform></template>`,
        datasets: `<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><form1>${answers}</form1></xfa:data></xfa:datasets>`,
      },
      { table: "streams", lock: "aes128" },
    ),
  );
const workForm = {
  page: "application-for-work-permit-inside-canada",
  slot: "applicationForWorkPermitInsideCanada",
} as const;
const workAnswers = (type: string, employer: string) =>
  `<Page3><DetailsOfWork><Purpose><Type>${type}</Type></Purpose><Employer><Name>${employer}</Name></Employer></DetailsOfWork></Page3>`;

const study = { page: "application-for-study-permit", slot: "applicationForStudyPermit" } as const;
const studyValues = {
  "personalDetails.familyName": "ADEYEMI",
  "personalDetails.givenName": "Ngozi",
  "studyDetails.studyCosts.tuition": "18000",
  "studyDetails.fundsAvailable": "9000",
  "studyDetails.studyDuration.from": "2027-01-05",
};
const custodian = { page: "custodian-declaration", slot: "custodianDeclaration" } as const;
const declaration = {
  "custodian.familyName": "SAMPLE",
  "custodian.givenNames": "Margaret Ann",
  "custodian.address": "12 Sample Street, Exampleville ON K1A 0B1",
};
const family = { page: "family-information-form", slot: "familyInformationForm" } as const;
const representative = { page: "use-of-a-representative", slot: "useOfARepresentative" } as const;

export const formDefects: readonly Defect[] = [
  { warning: "formWasAutofilled", of: ngozi, files: [{ ...study, bytes: filled("IMM1294", studyValues) }] },
  { warning: "formNotValidated", of: ngozi, files: [{ ...study, bytes: filled("IMM1294", studyValues) }] },
  { warning: "formMissingSignature", of: ngozi, files: [{ ...study, bytes: filled("IMM1294", studyValues) }] },
  { warning: "incorrectStudyExpensesDetails", of: ngozi, files: [{ ...study, bytes: filled("IMM1294", studyValues) }] },
  {
    warning: "incorrectFormVersion",
    of: ngozi,
    files: [{ ...study, bytes: () => Promise.resolve(testBlank("IMM1294", "E", { printed: "01-2019" })) }],
  },
  {
    warning: "studyPermitStartDateMismatch",
    of: ngozi,
    files: [
      {
        page: "letter-of-acceptance",
        slot: "letterOfAcceptance",
        bytes: paperLike("acceptance-0-letter-en", {
          rows: { "Family name": "ADEYEMI", "Given name(s)": "Ngozi" },
        }),
      },
      { ...study, bytes: filled("IMM1294", studyValues) },
    ],
  },
  {
    warning: "openWorkPermitType",
    of: ngozi.type("CoOpWorkPermit"),
    files: [{ ...workForm, bytes: unmapped("5710", workAnswers("OWP", "")) }],
  },
  {
    warning: "redundantWorkDetails",
    of: ngozi.type("WorkPermit"),
    files: [{ ...workForm, bytes: unmapped("5710", workAnswers("PGWP", "Example Bridges Ltd.")) }],
  },
  {
    warning: "informationDetailsMissing",
    of: ngozi.spouse(),
    files: [
      {
        page: "spouse-application-for-visitor-record",
        slot: "spouseApplicationForVisitorRecord",
        person: "spouse",
        bytes: unmapped(
          "5708",
          "<Page4><BackgroundInfo><PrevApplied><qANY>N</qANY><qBNY>Y</qBNY><qCNY>N</qCNY><refusedDetails/></PrevApplied></BackgroundInfo></Page4>",
        ),
      },
    ],
  },
  { warning: "custodianFormNotSigned", of: ngozi, files: [{ ...custodian, bytes: filled("IMM5646", declaration) }] },
  { warning: "custodianFormNotNotarized", of: ngozi, files: [{ ...custodian, bytes: filled("IMM5646", declaration) }] },
  {
    warning: "custodianNameMissing",
    of: ngozi,
    files: [{ ...custodian, bytes: filled("IMM5646", { "custodian.address": declaration["custodian.address"] }) }],
  },
  {
    warning: "custodianAddressMissing",
    of: ngozi,
    files: [{ ...custodian, bytes: filled("IMM5646", { "custodian.familyName": "SAMPLE" }) }],
  },
  {
    warning: "custodianAddressIncomplete",
    of: ngozi,
    files: [
      {
        ...custodian,
        bytes: filled("IMM5646", { ...declaration, "custodian.address": "Sample Street, Exampleville" }),
      },
    ],
  },
  {
    warning: "representativeInfoAltered",
    of: ngozi.entered("IMM5476", { "representative.familyName": "Lawyer" }),
    files: [{ ...representative, bytes: filled("IMM5476", { "representative.familyName": "Another" }) }],
  },
  {
    warning: "familyInformationIncomplete",
    of: ngozi,
    files: [{ ...family, bytes: filled("IMM5707", { "applicant.familyName": "ADEYEMI" }) }],
  },
  {
    warning: "mainApplicantInformationIncomplete",
    of: ngozi,
    files: [{ ...family, bytes: filled("IMM5707", { "applicant.familyName": "ADEYEMI" }) }],
  },
];
