import { addressParts } from "../../fields/address.ts";
import { everyPlace } from "../../lists/countries.ts";
import type { Field } from "../step.ts";
import { emailAddress, notBlank } from "../../fields/checks/texts.ts";

/** Who the agent is; the parts are ours, the specification only names agentDetails. */
export const agentFields: readonly Field[] = [
  { id: "name", kind: "text", question: { en: "Full name", fr: "Nom complet" }, needed: "always", checks: [notBlank] },
  { id: "agency", kind: "text", question: { en: "Agency", fr: "Agence" }, needed: "never" },
  { id: "email", kind: "email", question: { en: "Email", fr: "Courriel" }, needed: "never", checks: [emailAddress] },
  { id: "country", kind: "country", among: everyPlace, question: addressParts.country.words, needed: "never" },
];
