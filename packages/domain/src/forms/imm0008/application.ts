import { imm1294ServiceLanguages } from "../../lists/officialForms/formChoices1294.ts";
import { imm0008Categories, imm0008Programs } from "../../lists/officialForms/formChoices0008.ts";
import { choicesOf, languageChoices, searchLanguage } from "../fields/choices.ts";
import type { FormSection } from "../fields/field.ts";
import { isAt, noAt, yesAt } from "../fields/fieldConditions.ts";
import { fromNotAfterToday } from "../../fields/checks/dates.ts";
import { all } from "../../kernel/condition.ts";
import { answered, byRule, inProfile } from "../prefills/origins.ts";

/** What is applied for, for how many, and where the family wants to live. */

const [economic, nominee] = ["02", "13"];
const inQuebec = isAt("application.province", "QC");
const certificate = "quebecCertificate.isHeld";

export const application: FormSection = {
  id: "application",
  title: { en: "Application", fr: "Demande" },
  lead: {
    en: "You do not send this form with Express Entry. IRCC asks the same on screen: what you enter here is in order on the answer sheet, to be copied.",
    fr: "Vous n’envoyez pas ce formulaire avec Entrée express. IRCC demande la même chose à l’écran\u00A0: ce que vous entrez ici est en ordre sur la feuille de réponses, à recopier.",
  },
  parts: [
    {
      path: "application.program",
      kind: "choice",
      label: { en: "Program", fr: "Programme" },
      choices: choicesOf(imm0008Programs),
      isDerived: true,
      prefill: byRule(
        { en: "in Express Entry it is always this one", fr: "dans Entrée express, c’est toujours celui-ci" },
        () => economic,
      ),
    },
    {
      path: "application.category",
      kind: "choice",
      label: { en: "Category of your invitation", fr: "Catégorie de votre invitation" },
      hint: { en: "The invitation names it.", fr: "L’invitation la nomme." },
      choices: choicesOf(imm0008Categories),
      needed: "always",
      prefill: answered("hasProvincialNomination", (has) => (has ? nominee : undefined)),
    },
    {
      path: "application.familyMembers",
      kind: "digits",
      label: {
        en: "Family members in this application, with you",
        fr: "Membres de la famille dans cette demande, avec vous",
      },
      needed: "always",
      prefill: byRule(
        { en: "you and the family members listed below", fr: "vous et les membres de la famille inscrits plus bas" },
        (the) => String(1 + the.rows("dependants").rows.length),
      ),
    },
    {
      path: "application.correspondenceLanguage",
      kind: "choice",
      label: { en: "Language for letters", fr: "Langue de la correspondance" },
      choices: choicesOf(imm1294ServiceLanguages),
      needed: "always",
      prefill: inProfile("preferredLanguage", (language) => (language === "fr" ? "02" : "01")),
    },
    {
      path: "application.interviewLanguage",
      kind: "choice",
      label: { en: "Language for an interview", fr: "Langue d’une entrevue" },
      hint: searchLanguage,
      choices: languageChoices,
      needed: "always",
    },
    {
      path: "application.needsInterpreter",
      kind: "yesNo",
      label: { en: "Do you want an interpreter?", fr: "Voulez-vous un interprète?" },
      needed: "always",
    },
    {
      path: "application.province",
      kind: "province",
      label: { en: "Province or territory where you want to live", fr: "Province ou territoire où vous voulez vivre" },
      needed: "always",
      prefill: answered("provinceOfInterestFirstChoice", (province) => province),
    },
    {
      path: "application.city",
      kind: "text",
      label: { en: "City or town where you want to live", fr: "Ville où vous voulez vivre" },
    },
    {
      path: certificate,
      kind: "yesNo",
      label: {
        en: "Do you have a Quebec selection certificate (CSQ)?",
        fr: "Avez-vous un certificat de sélection du Québec (CSQ)?",
      },
      shown: inQuebec,
      needed: "always",
    },
    {
      path: "quebecCertificate.number",
      kind: "text",
      label: { en: "Number of the certificate", fr: "Numéro du certificat" },
      shown: all(inQuebec, yesAt(certificate)),
      needed: "always",
    },
    {
      path: "quebecCertificate.appliedOn",
      kind: "date",
      label: { en: "Day on which you applied for it", fr: "Jour où vous l’avez demandé" },
      shown: all(inQuebec, noAt(certificate)),
      checks: [fromNotAfterToday],
    },
  ],
};
