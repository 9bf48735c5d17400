import { nameSigns, townSigns } from "../../fields/checks/texts.ts";
import { telephoneDigits } from "../../fields/checks/documentNumbers.ts";
import { imm1294Communication, imm1294EaseLanguages } from "../../lists/officialForms/formChoices1294.ts";
import { choicesOf, languageChoices } from "../fields/choices.ts";
import { hasNationalIdWords, languageWords } from "../fields/personalWords.ts";
import type { FormSection } from "../fields/field.ts";
import { isAt, yesAt } from "../fields/fieldConditions.ts";
import { telephoneFields } from "../fields/telephoneFields.ts";

/** Place of birth, language, other names, telephone: what no question of the questionnaire asks. */

const hadAnotherName = yesAt("hasNamePast");

export const aboutMe: FormSection = {
  id: "aboutMe",
  title: { en: "About you", fr: "À propos de vous" },
  lead: {
    en: "We do not ask for your name, birthday and home address here. They come from your passport and from the questions of an application.",
    fr: "Nous ne demandons pas ici le nom, la date de naissance et l’adresse du domicile. Ils viennent de votre passeport et des questions d’une demande.",
  },
  parts: [
    {
      path: "birthCity",
      kind: "text",
      label: { en: "City or town where you were born", fr: "Ville de naissance" },
      needed: "always",
      checks: [townSigns],
    },
    {
      path: "nativeLanguage",
      kind: "choice",
      label: { en: "Native language", fr: "Langue maternelle" },
      choices: languageChoices,
      needed: "always",
      hint: {
        en: "The language that you learned first at home.",
        fr: "La langue que vous avez apprise d’abord à la maison.",
      },
    },
    {
      path: "canCommunicateInEnglishFrench",
      kind: "choice",
      label: languageWords.canCommunicate,
      choices: choicesOf(imm1294Communication),
      needed: "always",
    },
    {
      path: "mostAtEaseLanguage",
      kind: "choice",
      label: languageWords.mostAtEase,
      choices: choicesOf(imm1294EaseLanguages),
      shown: isAt("canCommunicateInEnglishFrench", "Both"),
      needed: "always",
    },
    { path: "hasNationalId", kind: "yesNo", needed: "always", label: hasNationalIdWords },
    {
      path: "hasNamePast",
      kind: "yesNo",
      needed: "always",
      label: {
        en: "Have you ever used a name that is not on your documents, such as a nickname or an alias?",
        fr: "Avez-vous déjà utilisé un nom qui ne figure pas sur vos documents, comme un surnom ou un pseudonyme?",
      },
      hint: {
        en: "Leave out your name at birth and names on documents: other questions ask for those.",
        fr: "Sans votre nom de naissance ni les noms sur vos documents\u00A0: d’autres questions les demandent.",
      },
    },
    {
      path: "namePast.lastName",
      kind: "name",
      label: { en: "Other family name", fr: "Autre nom de famille" },
      shown: hadAnotherName,
      needed: "always",
      checks: [nameSigns],
    },
    {
      path: "namePast.firstName",
      kind: "name",
      label: { en: "Other given names", fr: "Autres prénoms" },
      shown: hadAnotherName,
      checks: [nameSigns],
    },
    ...telephoneFields({
      at: "telephone",
      title: { en: "Telephone", fr: "Téléphone" },
      hasType: true,
      digits: telephoneDigits,
    }),
  ],
};
