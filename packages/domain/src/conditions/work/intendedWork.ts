import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { visitorWorkPermitInCanada } from "../../tables/authority/programmeChanges.ts";

/** The job in Canada that a work permit, or an Express Entry profile, rests on. */

export const hasJobInCanada = says(
  "hasJobInCanada",
  { en: "you have a job offer in Canada", fr: "vous avez une offre d’emploi au Canada" },
  (the) => the.answer("jobInCanada") === true,
);

/** Document 3 section 4.2: whether work lasts all year is asked only of full-time work. Read while the job is filled in. */
export const jobIsFullTime = says(
  "jobIsFullTime",
  { en: "the job is full-time", fr: "l’emploi est à temps plein" },
  (the) => the.field("fullTime") === true,
);

export const offerNotAnswered = says(
  "offerNotAnswered",
  {
    en: "it is not answered yet whether you have a job offer in Canada",
    fr: "on ne sait pas encore si vous avez une offre d’emploi au Canada",
  },
  (the) => the.answer("jobInCanada") === undefined,
);

/** Only of who has an offer, so that nobody else waits for an answer that is not asked for. */
const offer = (the: CaseReader) =>
  the.answer("jobInCanada") === true ? (the.answer("jobInCanadaDetails") ?? {}) : undefined;

export const employerMayNotHire = says(
  "employerMayNotHire",
  {
    en: "you said that your employer is on the list of employers who broke the rules",
    fr: "vous avez dit que votre employeur figure sur la liste des employeurs qui ont enfreint les règles",
  },
  (the) => offer(the)?.ineligibleEmployer === true,
);

export const employerIsMission = says(
  "employerIsMission",
  {
    en: "your employer is an embassy, a consulate or a high commission",
    fr: "votre employeur est une ambassade, un consulat ou un haut-commissariat",
  },
  (the) => offer(the)?.embassyConsulateHighCommission === true,
);

export const employerNotAnswered = says(
  "employerNotAnswered",
  {
    en: "the questions about your employer are not answered yet",
    fr: "les questions sur votre employeur attendent une réponse",
  },
  (the) => {
    const told = offer(the);
    return (
      told !== undefined && (told.ineligibleEmployer === undefined || told.embassyConsulateHighCommission === undefined)
    );
  },
);

/** People with these may ask from inside Canada (Regulations section 199); others only in cases that no answer tells. */
const mayAskInside = new Set<string | undefined>(["studyPermit", "workPermit", "maintained"]);

export const visitsCanada = says(
  "visitsCanada",
  { en: "you are in Canada as a visitor", fr: "vous êtes au Canada à titre de visiteur" },
  (the) => the.answer("currentImmigrationStatus") === "visitor",
);

/** From 2020 to 2024 a temporary measure let visitors ask for one from inside Canada. */
export const visitorsMightAskInside = says(
  "visitorsMightAskInside",
  {
    en: "on the day of your application a temporary measure let visitors ask from inside Canada; that was read on secondary pages",
    fr: "à la date de votre demande, une mesure temporaire permettait aux visiteurs de présenter la demande au Canada; cela a été lu sur des pages secondaires",
  },
  (the) => {
    const measure = the.row(visitorWorkPermitInCanada);
    return measure.found && measure.row.value === "possible";
  },
);

export const mayNotAskInside = says(
  "mayNotAskInside",
  {
    en: "you are in Canada without a study or work permit",
    fr: "vous êtes au Canada sans permis d’études ni de travail",
  },
  (the) => !mayAskInside.has(the.answer("currentImmigrationStatus")),
);
