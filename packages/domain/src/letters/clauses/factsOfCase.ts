import type { Text } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import { applicationNumber, clientNumber, courtFileNumber } from "../court/caseInCourt.ts";
import {
  applicantName,
  birthday,
  citizenship,
  fullName,
  homeAddress,
  livesIn,
  ofApplicant,
  ofApplicantName,
} from "../facts/applicant.ts";
import { childrenCount, childrenNames, spouseName } from "../facts/family.ts";
import {
  scholarship,
  secondSupporterName,
  supporterName,
  tuition,
  tuitionPaid,
  tuitionPaidOn,
} from "../facts/money.ts";
import { education } from "../facts/ofFirm.ts";
import { atTheSchool, placeOfStudies, schoolName, studiesBegin, studiesEnd, theProgram } from "../facts/studies.ts";
import {
  arrival,
  departure,
  ofVisitor,
  passportExpires,
  passportNumber,
  reasonForVisit,
  visaAppliedFor,
} from "../facts/visit.ts";
import { worksAs } from "../facts/work.ts";
import type { Fact } from "../prose/fact.ts";
import type { NamedFact } from "./namedFact.ts";

/** The facts of a case that a firm may name in its own words: those that Boreal’s own sentences are made of. */

const named = (name: string, label: Text, fact: Fact, asks: FactRef): NamedFact => ({
  name,
  label,
  fact,
  asks: () => asks,
});

const ofPeople: readonly NamedFact[] = [
  named(
    "applicant.fullName",
    { en: "full name of the applicant", fr: "nom complet de la personne qui fait la demande" },
    applicantName,
    "profile.firstName",
  ),
  named(
    "applicant.ofFullName",
    {
      en: "“of” and the full name of the applicant",
      fr: "«\u00A0de\u00A0» ou «\u00A0d’\u00A0» et le nom complet de la personne qui fait la demande",
    },
    ofApplicantName,
    "profile.firstName",
  ),
  named(
    "applicant.birthday",
    { en: "date of birth of the applicant", fr: "date de naissance de la personne qui fait la demande" },
    ofApplicant(birthday),
    "answers.birthday",
  ),
  named(
    "applicant.citizenship",
    { en: "country of citizenship, with its article", fr: "pays de citoyenneté, avec son article" },
    ofApplicant(citizenship),
    "answers.passportCountries",
  ),
  named(
    "applicant.livesIn",
    {
      en: "“in” and the country where the applicant lives",
      fr: "«\u00A0en\u00A0», «\u00A0au\u00A0» ou «\u00A0aux\u00A0» et le pays de résidence",
    },
    livesIn,
    "answers.country",
  ),
  named(
    "applicant.homeAddress",
    { en: "home address", fr: "adresse du domicile" },
    ofApplicant(homeAddress),
    "answers.homeAddress",
  ),
  named(
    "applicant.passportNumber",
    { en: "passport number", fr: "numéro de passeport" },
    ofApplicant(passportNumber),
    "answers.passportNumber",
  ),
  named(
    "applicant.passportExpires",
    { en: "day on which the passport expires", fr: "date d’expiration du passeport" },
    ofApplicant(passportExpires),
    "answers.passportExpiryDate",
  ),
  named(
    "applicant.clientNumber",
    { en: "unique client identifier", fr: "identificateur unique de client" },
    clientNumber,
    "answers.uciNumber",
  ),
  named(
    "applicant.work",
    { en: "work of today, as in “as an accountant”", fr: "emploi actuel" },
    ofApplicant(worksAs),
    "answers.jobTitle",
  ),
  named(
    "applicant.education",
    { en: "highest level of education", fr: "plus haut niveau d’études" },
    education,
    "answers.highestEducation",
  ),
  named(
    "signer.fullName",
    { en: "full name of who speaks in the letter", fr: "nom complet de la personne qui parle dans la lettre" },
    fullName,
    "profile.firstName",
  ),
  named(
    "visitor.fullName",
    { en: "full name of the visitor", fr: "nom complet de la personne en visite" },
    ofVisitor(fullName),
    "answers.vvVisitorType",
  ),
  named(
    "spouse.fullName",
    { en: "full name of the spouse or partner", fr: "nom complet de la personne conjointe" },
    spouseName,
    "answers.spouseFirstName",
  ),
  named(
    "children.names",
    { en: "names of the children, joined", fr: "noms des enfants, réunis" },
    childrenNames,
    "dependents",
  ),
  named("children.count", { en: "how many children", fr: "nombre d’enfants" }, childrenCount, "dependents"),
];

const ofApplication: readonly NamedFact[] = [
  named(
    "application.number",
    { en: "application number of the authority", fr: "numéro de la demande chez l’autorité" },
    applicationNumber,
    "answers.spApplicationNumber",
  ),
  named(
    "court.fileNumber",
    { en: "court file number", fr: "numéro du dossier de la Cour" },
    courtFileNumber,
    "application.courtFileNumber",
  ),
  named("visit.visa", { en: "which visa is applied for", fr: "visa demandé" }, visaAppliedFor, "answers.isSuperVisa"),
  named("visit.arrival", { en: "day of arrival", fr: "date d’arrivée" }, arrival, "answers.vvVisitorArrivalDate"),
  named(
    "visit.departure",
    { en: "day of departure", fr: "date de départ" },
    departure,
    "answers.vvVisitorDepartureDate",
  ),
  named(
    "visit.reason",
    { en: "why the visit, as in “to visit family”", fr: "raison de la visite, avec «\u00A0pour\u00A0»" },
    reasonForVisit,
    "answers.vvReasonForVisit",
  ),
];

const ofStudies: readonly NamedFact[] = [
  named(
    "studies.program",
    { en: "“the”, the name and “program”", fr: "«\u00A0le programme\u00A0» et son nom" },
    theProgram,
    "answers.programName",
  ),
  named("studies.school", { en: "name of the school", fr: "nom de l’établissement" }, schoolName, "answers.schoolName"),
  named(
    "studies.atSchool",
    { en: "“at” and the school", fr: "«\u00A0à\u00A0» ou «\u00A0au\u00A0» et l’établissement" },
    atTheSchool,
    "answers.schoolName",
  ),
  named(
    "studies.place",
    { en: "“in” and the town of the school", fr: "«\u00A0à\u00A0» et la ville de l’établissement" },
    placeOfStudies,
    "answers.schoolAddressObject",
  ),
  named(
    "studies.begin",
    { en: "day on which the program begins", fr: "début du programme" },
    studiesBegin,
    "answers.startOfCanadianStudyProgram",
  ),
  named(
    "studies.end",
    { en: "day on which the program ends", fr: "fin du programme" },
    studiesEnd,
    "answers.graduationDate",
  ),
];

const ofMoney: readonly NamedFact[] = [
  named(
    "money.tuition",
    { en: "tuition of the first year", fr: "frais de scolarité de la première année" },
    tuition,
    "documents.letter-of-acceptance",
  ),
  named(
    "money.tuitionPaid",
    { en: "tuition that was paid", fr: "frais de scolarité payés" },
    tuitionPaid,
    "answers.tuitionPaymentAmount",
  ),
  named(
    "money.tuitionPaidOn",
    { en: "day on which tuition was paid", fr: "date du paiement des frais de scolarité" },
    tuitionPaidOn,
    "answers.tuitionPaymentDate",
  ),
  named("money.scholarship", { en: "scholarship", fr: "bourse" }, scholarship, "answers.scholarshipAmount"),
  named(
    "money.supporter",
    { en: "name of who pays", fr: "nom de la personne qui paie" },
    supporterName,
    "answers.financialSupporterFullName",
  ),
  named(
    "money.secondSupporter",
    { en: "name of the second person who pays", fr: "nom de la deuxième personne qui paie" },
    secondSupporterName,
    "answers.secondFinancialSupporterFullName",
  ),
];

export const factsOfCase: readonly NamedFact[] = [...ofPeople, ...ofApplication, ...ofStudies, ...ofMoney];
