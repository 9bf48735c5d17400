import type { CaseRule } from "../caseFile/rule.ts";
import {
  isEmployerSpecific,
  isTiedToEmployer,
  restsOnLabourMarketAssessment,
  restsOnSignificantBenefit,
} from "../conditions/application/application.ts";
import { isInCanada } from "../conditions/status/insideCanada.ts";
import { conditionsWereBroken, statusInCanadaNotAnswered } from "../conditions/visit/visaInCanada.ts";
import { countryNotAnswered } from "../conditions/work/bridgingPermit.ts";
import {
  employerIsMission,
  employerMayNotHire,
  employerNotAnswered,
  hasJobInCanada,
  mayNotAskInside,
  offerNotAnswered,
  visitorsMightAskInside,
  visitsCanada,
} from "../conditions/work/intendedWork.ts";
import { all, not } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";
import { regulations } from "../tables/sources.ts";

/**
 * On what a work permit for one employer rests: a labour market impact assessment, or an exemption from it; and what stands in
 * its way (docs/facts/work-permits.md sections 1 to 3).
 */

export type WorkPermitResult =
  | "AssessmentNeeded"
  | "SignificantBenefit"
  | "ExemptForOneEmployer"
  | "Renewal"
  | "OfferNeeded"
  | "EmployerMayNotHire"
  | "FromOutside"
  | "LawyerLooks";

export const workPermitRule: CaseRule<WorkPermitResult | null> = {
  id: "eligibility.workPermit",
  cases: [
    [all(not(isTiedToEmployer), conditionsWereBroken), "LawyerLooks"],
    [offerNotAnswered, null],
    [all(isTiedToEmployer, not(hasJobInCanada)), "OfferNeeded"],
    [employerMayNotHire, "EmployerMayNotHire"],
    [employerIsMission, "LawyerLooks"],
    [employerNotAnswered, null],
    [all(isTiedToEmployer, countryNotAnswered), null],
    [all(isTiedToEmployer, isInCanada, statusInCanadaNotAnswered), null],
    [all(isTiedToEmployer, isInCanada, visitsCanada, visitorsMightAskInside), "LawyerLooks"],
    [all(isTiedToEmployer, isInCanada, visitsCanada), "FromOutside"],
    [all(isTiedToEmployer, isInCanada, mayNotAskInside), "LawyerLooks"],
    [restsOnLabourMarketAssessment, "AssessmentNeeded"],
    [restsOnSignificantBenefit, "SignificantBenefit"],
    [isEmployerSpecific, "ExemptForOneEmployer"],
  ],
  otherwise: [
    {
      en: "you are extending a work permit and said that you followed its conditions",
      fr: "vous prolongez un permis de travail et dites en avoir respecté les conditions",
    },
    "Renewal",
  ],
  sources: [regulations("sections 199, 200(1)(c), 200(3), 201, 203 and 205")],
};

export const workPermitMessages: Readonly<Record<WorkPermitResult, Text>> = {
  AssessmentNeeded: {
    en: "Your employer asks for a labour market impact assessment first. Your permit needs a positive one, with its number.",
    fr: "Votre employeur demande d’abord une étude d’impact sur le marché du travail. Votre permis exige une étude favorable, avec son numéro.",
  },
  SignificantBenefit: {
    en: "No labour market impact assessment is needed if your work brings a significant benefit to Canada (code C10). You prove the benefit, and your employer files an offer in the Employer Portal first.",
    fr: "Aucune étude d’impact sur le marché du travail n’est exigée si votre travail apporte un avantage important au Canada (code C10). Vous prouvez cet avantage, et votre employeur dépose d’abord une offre dans le Portail de l’employeur.",
  },
  ExemptForOneEmployer: {
    en: "No labour market impact assessment is needed if your job falls under an exemption. Your employer names its code and files an offer in the Employer Portal first.",
    fr: "Aucune étude d’impact sur le marché du travail n’est exigée si une dispense vise votre emploi. Votre employeur en indique le code et dépose d’abord une offre dans le Portail de l’employeur.",
  },
  Renewal: {
    en: "You may ask for an extension before your permit ends. Then you may continue to work under its conditions until IRCC decides.",
    fr: "Vous pouvez demander une prolongation avant la fin de votre permis. Vous pouvez alors continuer à travailler aux mêmes conditions jusqu’à la décision d’IRCC.",
  },
  OfferNeeded: {
    en: "This kind of work permit is for one employer. You need a job offer first.",
    fr: "Ce genre de permis de travail vise un seul employeur. Il vous faut d’abord une offre d’emploi.",
  },
  EmployerMayNotHire: {
    en: "An officer cannot give a permit for this employer while it may not hire. Check the list of IRCC, and talk with your legal team.",
    fr: "Un agent ne peut pas donner de permis pour cet employeur tant qu’il ne peut pas embaucher. Vérifiez la liste d’IRCC et parlez à votre équipe juridique.",
  },
  FromOutside: {
    en: "Visitors ask for this work permit from outside Canada. Some people are exempt; your legal team can tell.",
    fr: "Les visiteurs demandent ce permis de travail de l’étranger. Certaines personnes en sont dispensées; votre équipe juridique peut le dire.",
  },
  LawyerLooks: {
    en: "Your legal team has to look at it before you ask for a work permit.",
    fr: "Votre équipe juridique doit l’examiner avant que vous demandiez un permis de travail.",
  },
};
