import { schoolAddressNamesOtherProvince, studiedInCanadaYesAndNo } from "../../conditions/background/saidTwice.ts";
import { assessmentWarning } from "../warning.ts";

/** Answers that name two places for one thing. Shown where either is given, until they agree or the person confirms both. */
export const contradictionWarnings = [
  assessmentWarning({
    id: "schoolInTwoProvinces",
    name: { en: "School in Two Provinces", fr: "Établissement dans deux provinces" },
    message: {
      en: "You chose one province for the school, and its address names another. Quebec’s certificate, the attestation letter and the legal age depend on it.",
      fr: "Vous avez choisi une province pour l’établissement, et son adresse en nomme une autre. Le certificat du Québec, la lettre d’attestation et l’âge de la majorité en dépendent.",
    },
    fix: {
      en: "Choose the province of the campus where you will attend classes, in both places.",
      fr: "Choisissez la province du campus où vous suivrez les cours, aux deux endroits.",
    },
    isOurs: true,
    isBlocking: false,
    isPopUp: true,
    raisedWhen: schoolAddressNamesOtherProvince,
  }),
  assessmentWarning({
    id: "studiedInCanadaYesAndNo",
    name: { en: "Studied in Canada: Yes and No", fr: "Études au Canada\u00A0: oui et non" },
    message: {
      en: "You said that your last studies were in Canada, and also that you never studied in Canada.",
      fr: "Vous avez dit que vos dernières études étaient au Canada, et aussi que vous n’y avez jamais étudié.",
    },
    fix: {
      en: "Change the answer that is wrong. If the course was shorter than six months, both may stay.",
      fr: "Modifiez la réponse qui est fausse. Si le cours a duré moins de six mois, les deux peuvent rester.",
    },
    isOurs: true,
    isBlocking: false,
    isPopUp: true,
    raisedWhen: studiedInCanadaYesAndNo,
  }),
];
