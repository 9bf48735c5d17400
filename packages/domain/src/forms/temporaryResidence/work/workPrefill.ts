import { agreed } from "../../prefills/oneThing.ts";
import type { PageSlug } from "../../../caseFile/vaultPlaces.ts";
import {
  restsOnLabourMarketAssessment,
  restsOnSignificantBenefit,
} from "../../../conditions/application/application.ts";
import { spouseAsksToWork } from "../../../conditions/family/dependentVisas.ts";
import type { Text } from "../../../kernel/text.ts";
import { inOneLine, type Address } from "../../familyInformation/oneLine.ts";
import type { FormPrefill } from "../../fields/field.ts";
import type { FormReader } from "../../formReader.ts";
import { answered, byPerson, byRule, ofApplicant, read } from "../../prefills/origins.ts";

/** What the case says of the work in Canada: the offer of a job, and the papers on which the permit rests. */

export const assessmentStream = "LMOS";
export const exemptStream = "ELMO";
export const openPermit = "OWP";

const byType: Text = { en: "from the kind of your application", fr: "d’après le type de votre demande" };

/** A permit for one employer may rest on an assessment or be exempt from it: that is filled in only where the type says which. */
const ofEmployer = (the: FormReader): string | undefined => {
  if (restsOnLabourMarketAssessment.evaluate(the.case).holds) return assessmentStream;
  return restsOnSignificantBenefit.evaluate(the.case).holds ? exemptStream : undefined;
};

const ofSpouse: FormPrefill = byRule(
  {
    en: "your spouse or partner is applying for an open work permit",
    fr: "votre conjoint ou partenaire demande un permis de travail ouvert",
  },
  (the) => (spouseAsksToWork.evaluate(the.case).holds ? openPermit : undefined),
);

export const permitTypePrefill: FormPrefill = byPerson({ main: byRule(byType, ofEmployer), spouse: ofSpouse });

const fromAssessment: Text = {
  en: "from the labour market impact assessment",
  fr: "d’après l’étude d’impact sur le marché du travail",
};
const fromOffer: Text = { en: "from the offer of employment", fr: "d’après l’offre d’emploi" };

const assessmentPages: { readonly main: PageSlug } = { main: "lmia" };
const offerPages: { readonly main: PageSlug } = { main: "offer-of-employment-number" };

export const employerPrefill: FormPrefill = agreed(
  "employer",
  ofApplicant(answered("jobInCanadaDetails", ({ employer }) => employer)),
  read(offerPages, "employer", fromOffer),
  read(assessmentPages, "employer", fromAssessment),
);

/** Most characters of the employer’s address on the forms (tables/officialForms/formEditions.ts). */
const mostOfAddress = 150;

export const employerAddressPrefill: FormPrefill = ofApplicant(
  answered("employerAddress", (address, the) => inOneLine(address, the, mostOfAddress)),
);

const street = ({ aptUnit, streetNumber, streetName }: Address): string | undefined =>
  [aptUnit, streetNumber, streetName].filter(Boolean).join(" ") || undefined;

export const workPlacePrefill = (part: "province" | "city" | "street"): FormPrefill =>
  ofApplicant(
    answered("workAddress", (address) => {
      if (address.country !== undefined && address.country !== "CA") return undefined;
      return part === "street" ? street(address) : address[part];
    }),
  );

export const jobTitlePrefill: FormPrefill = ofApplicant(answered("jobInCanadaDetails", ({ jobTitle }) => jobTitle));
export const workStartPrefill: FormPrefill = ofApplicant(answered("jobInCanadaDetails", ({ startDate }) => startDate));

/** Of the paper that the chosen kind of permit rests on. */
export const numberPrefill = (permitType: string): FormPrefill => {
  const ofAssessment = read(assessmentPages, "documentNumber", fromAssessment);
  const ofOffer = read(offerPages, "documentNumber", fromOffer);
  return (the) => {
    const [chosen, assessment, offer] = [the.text(permitType), ofAssessment(the), ofOffer(the)];
    if (chosen === assessmentStream) return assessment;
    return chosen === exemptStream ? offer : undefined;
  };
};
