import { answersTellAnotherSpouse } from "../../conditions/family/spouseOfAnswers.ts";
import { assessmentWarning } from "../warning.ts";

export const spouseWarnings = [
  assessmentWarning({
    id: "spouseMayBeAnother",
    name: { en: "Is It the Same Person?", fr: "S’agit-il de la même personne?" },
    message: {
      en: "Name and date of birth of your spouse or partner are both others than before. Until you say whether it is the same person, their documents stay with the person whom we know.",
      fr: "Le nom et la date de naissance de votre conjoint ou partenaire ne sont plus ceux d’avant. D’ici à ce que vous disiez s’il s’agit de la même personne, ses documents restent avec la personne que nous connaissons.",
    },
    fix: {
      en: "Say who it is under the question about the name or the date of birth. If one of them is wrong, correct it.",
      fr: "Dites de qui il s’agit sous la question sur le nom ou la date de naissance. Si l’un des deux est inexact, corrigez-le.",
    },
    isBlocking: true,
    isPopUp: false,
    isOurs: true,
    raisedWhen: answersTellAnotherSpouse,
  }),
];
