import { refusal } from "../../kernel/validation.ts";
import { everyPlace } from "../../lists/countries.ts";
import { ofText } from "../checks/checks.ts";
import type { Field } from "../step.ts";
import { notBlank } from "../checks/textChecks.ts";

/** English and French letters, as the specification allows both. */
const letters = "A-Za-zÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ";
const emailPattern = new RegExp(`^[${letters}0-9._-]+@[${letters}0-9-]+(\\.[${letters}0-9-]+)*\\.[${letters}]{2,6}$`);

/** Document 1 section 5: one @, at least one dot, two to six letters at the end. Its sentence is the specification's own. */
const emailForm = ofText((value) =>
  emailPattern.test(value.normalize("NFC"))
    ? undefined
    : refusal("emailAddress", {
        en: "Email address must contain one '@' and at least one '.' and use English and/or French characters only and have from 2 to 6 characters after the last Period.",
        fr: "L’adresse courriel doit contenir un seul « @ » et au moins un « . », n’utiliser que des caractères anglais ou français et compter de 2 à 6 caractères après le dernier point.",
      }),
);

/** Who the agent is; the parts are ours, the specification only names agentDetails. */
export const agentFields: readonly Field[] = [
  { id: "name", kind: "text", question: { en: "Full name", fr: "Nom complet" }, needed: "always", checks: [notBlank] },
  { id: "agency", kind: "text", question: { en: "Agency", fr: "Agence" }, needed: "never" },
  { id: "email", kind: "email", question: { en: "Email", fr: "Courriel" }, needed: "never", checks: [emailForm] },
  { id: "country", kind: "country", choices: everyPlace, question: { en: "Country", fr: "Pays" }, needed: "never" },
];
