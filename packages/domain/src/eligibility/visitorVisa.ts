import type { CaseRule } from "../caseFile/rule.ts";
import { renewsVisaInCanada } from "../conditions/application/application.ts";
import { isInCanada } from "../conditions/status/insideCanada.ts";
import { heldVisaBefore } from "../conditions/visit/visitorVisa.ts";
import {
  conditionsWereBroken,
  permitEndNotAnswered,
  permitIsValid,
  statusInCanadaNotAnswered,
  visaEndNotAnswered,
  visaHasEnded,
} from "../conditions/visit/visaInCanada.ts";
import {
  exemptionsNotKnown,
  needsNoVisitorVisa,
  passportAllowsTravelAuthorization,
  passportsNotAnswered,
} from "../conditions/visit/visaNeed.ts";
import { residenceNotAnswered, travelNotAnswered, travelsByAir } from "../conditions/visit/arrival.ts";
import { all, not } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";
import { regulations } from "../tables/sources.ts";
import type { Source } from "../kernel/trace.ts";

/** Whether a visitor visa is needed, and who may ask for one from inside Canada (docs/facts/programmes.md section 11). */

export type VisitorVisaResult =
  | "VisaRequired"
  | "TravelAuthorization"
  | "NoVisaNeeded"
  | "EligibleInCanada"
  | "VisaStillValid"
  | "PermitNeeded"
  | "FromOutside"
  | "LawyerLooks"
  | "LongerStay";

const law: Source = regulations("sections 7, 7.01, 7.1, 181 and 190");

export const visitorVisaRule: CaseRule<VisitorVisaResult | null> = {
  id: "eligibility.visitorVisa",
  cases: [
    [all(not(renewsVisaInCanada), isInCanada), "LongerStay"],
    [passportsNotAnswered, null],
    [exemptionsNotKnown, null],
    [needsNoVisitorVisa, "NoVisaNeeded"],
    [all(renewsVisaInCanada, not(isInCanada)), "FromOutside"],
    [all(renewsVisaInCanada, statusInCanadaNotAnswered), null],
    [all(renewsVisaInCanada, permitEndNotAnswered), null],
    [all(renewsVisaInCanada, not(permitIsValid)), "PermitNeeded"],
    [all(renewsVisaInCanada, conditionsWereBroken), "LawyerLooks"],
    [all(renewsVisaInCanada, visaEndNotAnswered), null],
    [all(renewsVisaInCanada, permitIsValid, visaHasEnded), "EligibleInCanada"],
    [
      renewsVisaInCanada,
      "VisaStillValid",
      {
        en: "you hold a valid permit, and the visa in your passport has not ended",
        fr: "vous avez un permis valide, et le visa dans votre passeport n’a pas expiré",
      },
    ],
    [residenceNotAnswered, null],
    [all(passportAllowsTravelAuthorization, heldVisaBefore, travelNotAnswered), null],
    [all(passportAllowsTravelAuthorization, heldVisaBefore, travelsByAir), "TravelAuthorization"],
  ],
  otherwise: [
    {
      en: "none of the passports dispenses with the visitor visa",
      fr: "aucun des passeports ne dispense du visa de visiteur",
    },
    "VisaRequired",
  ],
  sources: [law],
};

export const visitorVisaMessages: Readonly<Record<VisitorVisaResult, Text>> = {
  VisaRequired: {
    en: "A visitor visa is needed to come to Canada.",
    fr: "Un visa de visiteur est exigé pour venir au Canada.",
  },
  TravelAuthorization: {
    en: "An eTA is enough to fly to Canada. By land or sea, a visitor visa is still needed.",
    fr: "Une AVE suffit pour venir au Canada en avion. Par voie terrestre ou maritime, le visa de visiteur reste exigé.",
  },
  NoVisaNeeded: {
    en: "No visitor visa is needed. To fly to Canada, an eTA is needed, except for citizens of the United States and some other people: check on the IRCC website.",
    fr: "Aucun visa de visiteur n’est exigé. Pour venir en avion, il faut une AVE, sauf pour les citoyens des États-Unis et quelques autres personnes : vérifiez sur le site d’IRCC.",
  },
  EligibleInCanada: {
    en: "You may ask for a new visitor visa without leaving Canada, as you hold a valid permit and your visa has ended.",
    fr: "Vous pouvez demander un nouveau visa de visiteur sans quitter le Canada, car votre permis est valide et votre visa a expiré.",
  },
  VisaStillValid: {
    en: "Your visa has not ended. You may ask for a new one from inside Canada if it ends soon or was for one entry only.",
    fr: "Votre visa n’a pas expiré. Vous pouvez en demander un nouveau depuis le Canada s’il expire bientôt ou s’il ne valait que pour une entrée.",
  },
  PermitNeeded: {
    en: "A new visitor visa from inside Canada is only for people with a valid study or work permit. Renew your permit first.",
    fr: "Un nouveau visa de visiteur depuis le Canada est réservé aux titulaires d’un permis d’études ou de travail valide. Renouvelez d’abord votre permis.",
  },
  FromOutside: {
    en: "You are outside Canada, so you ask for the visa as from abroad.",
    fr: "Vous êtes hors du Canada, donc vous demandez le visa de l’étranger.",
  },
  LawyerLooks: {
    en: "Your legal team has to look at your case before you ask for a new visa.",
    fr: "Votre équipe juridique doit examiner votre dossier avant que vous demandiez un nouveau visa.",
  },
  LongerStay: {
    en: "A visitor who is in Canada asks to stay longer as a visitor. A new visitor visa from inside Canada is only for people with a valid study or work permit.",
    fr: "Une personne en visite au Canada demande à prolonger son séjour de visiteur. Un nouveau visa de visiteur depuis le Canada est réservé aux titulaires d’un permis d’études ou de travail valide.",
  },
};
