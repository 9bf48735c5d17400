import { schoolProvince } from "../../conditions/studies/study.ts";
import { isUnder17WithoutBothParents } from "../../conditions/family/minors.ts";
import { condition } from "../../kernel/condition.ts";
import { levelOfStudyCodes } from "../../lists/officialForms/answerFormCodes.ts";
import {
  imm1294FieldsOfStudy,
  imm1294LevelsOfStudy,
  imm1294Payers,
} from "../../lists/officialForms/formChoices1294.ts";
import {
  attestationNumberLength,
  attestationNumberSigns,
  certificateNumberSigns,
  fundsDigits,
  schoolNumberForm,
  withoutSeparators,
} from "../../fields/checks/paperNumbers.ts";
import { expiresAfterToday, fromAfterToday, endNotBefore, toAfterToday } from "../../fields/checks/dates.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormCondition, FormPrefill, FormSection } from "../fields/field.ts";
import { isAt, isGiven } from "../fields/fieldConditions.ts";
import type { FormReader } from "../formReader.ts";
import { aDate, answered, byPerson, byRule, firstOf, ofApplicant, read, wholeDollars } from "../prefills/origins.ts";

/** The studies in Canada, of the applicant from the answers and of anybody from their own letter. */

const letterPages = {
  main: "letter-of-acceptance",
  spouse: "spouse-letter-of-acceptance",
} as const;
const fromLetter = { en: "from the letter of acceptance", fr: "d’après la lettre d’acceptation" };
const attestationPages = {
  main: "provincial-attestation-letter",
  spouse: "spouse-provincial-attestation-letter",
} as const;
const fromAttestation = { en: "from the attestation letter", fr: "d’après la lettre d’attestation" };
const certificatePages = { main: "certificate-acceptation-du-quebec" } as const;
const fromCertificate = {
  en: "from the Quebec acceptance certificate",
  fr: "d’après le certificat d’acceptation du Québec",
};

const inLetter = (field: string, to?: (value: string) => string | undefined): FormPrefill =>
  read(letterPages, field, fromLetter, to);
/** A child has a letter of the school, in which no more than its name is read. */
const inSchoolLetter = read({ child: "child-school-letter" }, "schoolName", {
  en: "from the letter of the school",
  fr: "d’après la lettre de l’école",
});

/** Primary school, secondary school and "not applicable" have no field of study; the first two no school number either. */
const schoolLevels = ["01", "02"];
const isLevel = (id: string, without: readonly string[]): FormCondition =>
  condition(
    id,
    { en: "of the level of study", fr: "du niveau d’études" },
    (the) => !without.includes(the.text("studyDetails.levelOfStudy") ?? ""),
  );
const hasFieldOfStudy = isLevel("hasFieldOfStudy", [...schoolLevels, "19"]);
const hasSchoolNumber = isLevel("hasSchoolNumber", schoolLevels);

const levelPrefill = ofApplicant(
  answered("formCanadianLevelOfStudy", (level) => levelOfStudyCodes.entries.find(({ id }) => id === level)?.code),
);

/**
 * Whoever is helped in part has two payers, and so has whoever pays with a scholarship; the form has room for one, so that is
 * left to the person. The answers name only a mother or a father: somebody else is not told by leaving that open.
 */
const payerPrefill: FormPrefill = ofApplicant((the) => {
  const support = the.case.answer("financialSupport");
  if (support === undefined || support === "partially") return undefined;
  const says = { en: "from your answers about support", fr: "d’après vos réponses sur le soutien" };
  if (support === "notSupported")
    return hasScholarship(the) ? undefined : { value: "Myself", from: { fact: "answers.financialSupport", says } };
  return the.case.answer("financialSupporterRelation") === undefined
    ? undefined
    : { value: "Parents", from: { fact: "answers.financialSupporterRelation", says } };
});

const hasScholarship = (the: FormReader): boolean =>
  (["scholarship", "hasOtherScholarship", "gacFunding", "globalAffairs"] as const).some(
    (key) => the.case.answer(key) === true,
  );

/** Written with a small letter or a hyphen it is the same number. */
const asSchoolNumber = (value: string): string => withoutSeparators(value).toUpperCase();

const payerIsOther = isAt("studyDetails.expensesPaidBy", "Other");
const isInQuebec = isAt("studyDetails.schoolAddress.province", "QC");

const custodianFlag: FormPrefill = byPerson({
  main: byRule(
    { en: "from the age and from who comes along", fr: "d’après l’âge et les personnes qui accompagnent" },
    (the) => isUnder17WithoutBothParents.evaluate(the.case).holds,
  ),
});

export const studyDetails: FormSection = {
  id: "studyDetails",
  title: { en: "Details of the studies", fr: "Détails des études" },
  parts: [
    {
      path: "studyDetails.institutionName",
      kind: "text",
      label: { en: "Name of the school", fr: "Nom de l’établissement" },
      needed: "always",
      prefill: firstOf(inLetter("schoolName"), inSchoolLetter, ofApplicant(answered("schoolName", (name) => name))),
    },
    {
      path: "studyDetails.levelOfStudy",
      kind: "choice",
      label: { en: "Level of study", fr: "Niveau d’études" },
      choices: choicesOf(imm1294LevelsOfStudy),
      needed: "always",
      prefill: levelPrefill,
    },
    {
      path: "studyDetails.fieldOfStudy",
      kind: "choice",
      label: { en: "Field of study", fr: "Domaine d’études" },
      choices: choicesOf(imm1294FieldsOfStudy),
      shown: hasFieldOfStudy,
      needed: "always",
      prefill: ofApplicant(answered("fieldOfStudy", (code) => code)),
    },
    {
      path: "studyDetails.schoolAddress.province",
      kind: "province",
      label: { en: "Province or territory of the school", fr: "Province ou territoire de l’établissement" },
      needed: "always",
      prefill: ofApplicant((the) => {
        const province = schoolProvince(the.case);
        return province === undefined
          ? undefined
          : {
              value: province,
              from: {
                fact: the.case.answer("schoolAddressObject")?.province
                  ? "answers.schoolAddressObject"
                  : "answers.province",
                says: { en: "from your answers", fr: "d’après vos réponses" },
              },
            };
      }),
    },
    {
      path: "studyDetails.schoolAddress.cityTown",
      kind: "text",
      label: { en: "City or town of the school", fr: "Ville de l’établissement" },
      needed: "always",
      prefill: ofApplicant(answered("schoolAddressObject", (address) => address.city)),
    },
    {
      path: "studyDetails.schoolAddress.address",
      kind: "text",
      label: { en: "Address of the school", fr: "Adresse de l’établissement" },
      needed: "always",
      prefill: ofApplicant(
        answered(
          "schoolAddressObject",
          ({ streetNumber, streetName }) => [streetNumber, streetName].filter(Boolean).join(" ") || undefined,
        ),
      ),
    },
    {
      path: "studyDetails.dliNumber",
      kind: "text",
      label: {
        en: "Number of the designated learning institution (DLI)",
        fr: "Numéro de l’établissement d’enseignement désigné (EED)",
      },
      hint: {
        en: "The letter O and digits, on your letter of acceptance.",
        fr: "La lettre O et des chiffres, sur votre lettre d’acceptation.",
      },
      shown: hasSchoolNumber,
      needed: hasFieldOfStudy,
      checks: [schoolNumberForm],
      asWritten: asSchoolNumber,
      prefill: firstOf(inLetter("dliNumber"), ofApplicant(answered("dli", (number) => number))),
    },
    {
      path: "studyDetails.studentId",
      kind: "text",
      label: { en: "Student number", fr: "Numéro d’étudiant" },
      shown: hasSchoolNumber,
      prefill: inLetter("studentId"),
    },
    {
      path: "studyDetails.studyDuration.from",
      kind: "date",
      label: { en: "Studies from", fr: "Études du" },
      needed: "always",
      checks: [fromAfterToday],
      prefill: firstOf(
        inLetter("startOfCanadianStudyProgram", aDate),
        ofApplicant(answered("startOfCanadianStudyProgram", (day) => day)),
      ),
    },
    {
      path: "studyDetails.studyDuration.to",
      kind: "date",
      label: { en: "Studies to", fr: "Études au" },
      needed: "always",
      checks: [toAfterToday, endNotBefore<FormReader>((the) => the.value("studyDetails.studyDuration.from"))],
      prefill: firstOf(inLetter("graduationDate", aDate), ofApplicant(answered("graduationDate", (day) => day))),
    },
    {
      path: "studyDetails.studyCosts.tuition",
      kind: "amount",
      label: { en: "Tuition, in Canadian dollars", fr: "Droits de scolarité, en dollars canadiens" },
      needed: "always",
      prefill: inLetter("tuitionFees", wholeDollars),
    },
    {
      path: "studyDetails.studyCosts.roomAndBoard",
      kind: "amount",
      label: { en: "Room and board, in Canadian dollars", fr: "Hébergement et repas, en dollars canadiens" },
    },
    {
      path: "studyDetails.studyCosts.other",
      kind: "amount",
      label: { en: "Other costs, in Canadian dollars", fr: "Autres frais, en dollars canadiens" },
    },
    {
      path: "studyDetails.fundsAvailable",
      kind: "amount",
      label: {
        en: "Funds available for the stay, in Canadian dollars",
        fr: "Fonds disponibles pour le séjour, en dollars canadiens",
      },
      needed: "always",
      checks: [fundsDigits],
      prefill: ofApplicant(answered("userInputAvailableFunds", wholeDollars)),
    },
    {
      path: "studyDetails.expensesPaidBy",
      kind: "choice",
      label: { en: "Who pays your expenses in Canada?", fr: "Qui paie vos dépenses au Canada?" },
      choices: choicesOf(imm1294Payers),
      needed: "always",
      prefill: payerPrefill,
    },
    {
      path: "studyDetails.expensesPaidByOther",
      kind: "text",
      label: { en: "Who else?", fr: "Qui d’autre?" },
      shown: payerIsOther,
      needed: "always",
      prefill: ofApplicant(answered("financialSupporterFullName", (name) => name)),
    },
    {
      path: "studyDetails.palDocument.documentNumber",
      kind: "text",
      label: {
        en: "Number of the provincial attestation letter (PAL)",
        fr: "Numéro de la lettre d’attestation provinciale (LAP)",
      },
      needed: isGiven("studyDetails.palDocument.expiryDate"),
      checks: [attestationNumberSigns, attestationNumberLength],
      asWritten: withoutSeparators,
      prefill: read(attestationPages, "documentNumber", fromAttestation),
    },
    {
      path: "studyDetails.palDocument.expiryDate",
      kind: "date",
      label: { en: "Expiry date of the attestation letter", fr: "Date d’expiration de la lettre d’attestation" },
      needed: isGiven("studyDetails.palDocument.documentNumber"),
      checks: [expiresAfterToday],
      prefill: read(attestationPages, "palExpiryDate", fromAttestation, aDate),
    },
    {
      path: "studyDetails.caqCertificate.certificateNumber",
      kind: "text",
      label: {
        en: "Number of the Quebec acceptance certificate (CAQ)",
        fr: "Numéro du certificat d’acceptation du Québec (CAQ)",
      },
      shown: isInQuebec,
      needed: isGiven("studyDetails.caqCertificate.expiryDate"),
      checks: [certificateNumberSigns],
      asWritten: withoutSeparators,
      prefill: read(certificatePages, "certificateNumber", fromCertificate),
    },
    {
      path: "studyDetails.caqCertificate.expiryDate",
      kind: "date",
      label: { en: "Expiry date of the certificate", fr: "Date d’expiration du certificat" },
      shown: isInQuebec,
      needed: isGiven("studyDetails.caqCertificate.certificateNumber"),
      checks: [expiresAfterToday],
      prefill: read(certificatePages, "expiryDate", fromCertificate, aDate),
    },
    {
      path: "studyDetails.isCustodianDeclarationRequired",
      kind: "yesNo",
      isDerived: true,
      prefill: custodianFlag,
      label: { en: "Custodian declaration needed", fr: "Déclaration du gardien nécessaire" },
      hint: {
        en: "Follows from your answers. Not a field of the official form.",
        fr: "Découle de vos réponses. Ce n’est pas un champ du formulaire officiel.",
      },
    },
  ],
};
