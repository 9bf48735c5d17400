import { endNotBefore, todayOrLater } from "../../../fields/checks/dates.ts";
import { matches } from "../../../fields/checks/checks.ts";
import { withoutSeparators } from "../../../fields/checks/documentNumbers.ts";
import { numberOfWork } from "../../../fields/checks/workNumbers.ts";
import { condition } from "../../../kernel/condition.ts";
import type { FactList } from "../../../lists/factList.ts";
import { choicesOf } from "../../fields/choices.ts";
import type { FormCondition, FormField, FormPrefill } from "../../fields/field.ts";
import { isAt } from "../../fields/fieldConditions.ts";
import type { FormReader } from "../../formReader.ts";
import {
  assessmentStream,
  employerAddressPrefill,
  employerPrefill,
  exemptStream,
  jobTitlePrefill,
  numberPrefill,
  workPlacePrefill,
  workStartPrefill,
} from "./workPrefill.ts";

/** The work in Canada, as the forms for a work permit ask for it from abroad and from inside: what each asks of which kind of permit differs. */
type KindsOfPermit = {
  readonly types: FactList;
  readonly permitType: FormPrefill;
  /** Permits for any employer: details of a job are superfluous, and the warning Redundant Work Details tells of them. */
  readonly anyEmployer: readonly string[];
  /** Kinds with which no employer and no place of work needs to be known; what is begun is asked for whole. */
  readonly withoutEmployer: readonly string[];
  /** The same of the job and its time. */
  readonly withoutJob: readonly string[];
  /** More fields beside the kind of permit. */
  readonly besideType?: readonly FormField[];
};

export const permitTypeAt = "workDetails.permitType";

const employerAt = ["workDetails.employerName", "workDetails.employerAddress"];
const placeAt = ["workDetails.province", "workDetails.cityTown", "workDetails.address"];
const jobAt = ["workDetails.jobTitle", "workDetails.duties"];
const timeAt = ["workDetails.from", "workDetails.to"];

const ofPermit = { en: "of the kind of permit", fr: "du type de permis" };

/** Something is known of these, or the kind of permit needs them. */
const neededOf = (paths: readonly string[], without: readonly string[]): FormCondition =>
  condition(`needed at ${paths.join(" and ")}`, ofPermit, (the) => {
    const type = the.text(permitTypeAt);
    return (type !== undefined && !without.includes(type)) || paths.some((path) => the.value(path) !== undefined);
  });

const dutiesAreTold = matches(
  "dutiesTooShort",
  {
    en: "The form asks for at least 5 characters. Say what you will do.",
    fr: "Le formulaire demande au moins 5 caractères. Dites ce que vous ferez.",
  },
  /^\s*\S[\s\S]{3,}\S\s*$/,
);

const restsOnPaper = isAt(permitTypeAt, assessmentStream, exemptStream);
const isExempt = (the: FormReader): boolean => the.text(permitTypeAt) === exemptStream;

export function intendedWorkFields(kinds: KindsOfPermit): readonly FormField[] {
  const forAnEmployer: FormCondition = condition(
    `for an employer by ${kinds.types.id}`,
    ofPermit,
    (the) => !kinds.anyEmployer.includes(the.text(permitTypeAt) ?? ""),
  );
  return [
    {
      path: permitTypeAt,
      kind: "choice",
      label: {
        en: "What kind of work permit are you applying for?",
        fr: "Quel type de permis de travail demandez-vous?",
      },
      choices: choicesOf(kinds.types),
      needed: "always",
      prefill: kinds.permitType,
    },
    ...(kinds.besideType ?? []),
    ...employerFields(forAnEmployer, kinds.withoutEmployer),
    ...jobFields(forAnEmployer, kinds.withoutJob),
    {
      path: "workDetails.lmiaOrOfferNumber",
      kind: "text",
      label: {
        en: "Number of the labour market impact assessment (LMIA), or of the offer of employment",
        fr: "Numéro de l’étude d’impact sur le marché du travail (EIMT) ou de l’offre d’emploi",
      },
      hint: {
        en: "Your employer has it. The number of an offer begins with a letter.",
        fr: "Votre employeur l’a. Le numéro d’une offre commence par une lettre.",
      },
      shown: restsOnPaper,
      needed: "always",
      asWritten: withoutSeparators,
      checks: [numberOfWork(isExempt)],
      prefill: numberPrefill(permitTypeAt),
    },
  ];
}

function employerFields(shown: FormCondition, without: readonly string[]): readonly FormField[] {
  const [employerNeeded, placeNeeded] = [neededOf(employerAt, without), neededOf(placeAt, without)];
  return [
    {
      path: "workDetails.employerName",
      kind: "text",
      label: { en: "Name of the employer", fr: "Nom de l’employeur" },
      hint: {
        en: "A foreign employer with a contract in Canada is named too.",
        fr: "Un employeur étranger qui a un contrat au Canada est nommé aussi.",
      },
      shown,
      needed: employerNeeded,
      prefill: employerPrefill,
    },
    {
      path: "workDetails.employerAddress",
      kind: "text",
      label: { en: "Full address of the employer", fr: "Adresse complète de l’employeur" },
      shown,
      needed: employerNeeded,
      prefill: employerAddressPrefill,
    },
    {
      path: "workDetails.province",
      kind: "province",
      label: { en: "Province or territory where you will work", fr: "Province ou territoire où vous travaillerez" },
      shown,
      needed: placeNeeded,
      prefill: workPlacePrefill("province"),
    },
    {
      path: "workDetails.cityTown",
      kind: "text",
      label: { en: "City or town where you will work", fr: "Ville où vous travaillerez" },
      shown,
      needed: placeNeeded,
      prefill: workPlacePrefill("city"),
    },
    {
      path: "workDetails.address",
      kind: "text",
      label: { en: "Street address where you will work", fr: "Adresse municipale où vous travaillerez" },
      shown,
      needed: placeNeeded,
      prefill: workPlacePrefill("street"),
    },
  ];
}

function jobFields(shown: FormCondition, without: readonly string[]): readonly FormField[] {
  const [jobNeeded, timeNeeded] = [neededOf(jobAt, without), neededOf(timeAt, without)];
  return [
    {
      path: "workDetails.jobTitle",
      kind: "text",
      label: { en: "Job title", fr: "Titre du poste" },
      shown,
      needed: jobNeeded,
      prefill: jobTitlePrefill,
    },
    {
      path: "workDetails.duties",
      kind: "text",
      label: { en: "Main duties, in a few words", fr: "Fonctions principales, en quelques mots" },
      shown,
      needed: jobNeeded,
      checks: [dutiesAreTold],
    },
    {
      path: "workDetails.from",
      kind: "date",
      label: { en: "Work from", fr: "Travail du" },
      shown,
      needed: timeNeeded,
      checks: [todayOrLater],
      prefill: workStartPrefill,
    },
    {
      path: "workDetails.to",
      kind: "date",
      label: { en: "Work to", fr: "Travail au" },
      shown,
      needed: timeNeeded,
      checks: [todayOrLater, endNotBefore<FormReader>((the) => the.value("workDetails.from"))],
    },
  ];
}
