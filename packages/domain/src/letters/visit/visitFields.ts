import { organizationHosts, someoneHosts } from "../../conditions/visit/visitorVisa.ts";
import { staysWithMe } from "../../conditions/visit/visitParty.ts";
import type { FormPrefill } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { firstOf, fromAnswers } from "../../forms/prefills/origins.ts";
import { onApplicationForm } from "../../forms/prefills/enteredOnApplication.ts";
import { countryInSentence } from "../../lists/countryArticles.ts";
import { countryCodes, type CountryCode } from "../../lists/countries.ts";
import type { LetterId, LetterKey } from "../../caseFile/letterValues.ts";
import { fullName } from "../facts/applicant.ts";
import { entered, enteredInLetter, inOneLine } from "../facts/entered.ts";
import { hostWhoPrepares, ofVisitor } from "../facts/visit.ts";
import type { LetterField } from "../letterContent.ts";
import { differs, firstKnown, holds, isUnknown, when, type Fact } from "../prose/fact.ts";
import { gapsOf } from "../prose/gap.ts";

/**
 * Who visits and who hosts, as the letters of a visit ask for what no question asks. Each is asked once: what one letter holds
 * fills in the others, and what stands on the form of the visitor fills in all of them.
 */

const host = { role: "host" } as const;
const visitor = { role: "visitor" } as const;

const lettersOfVisit = [
  ["visitorVisaHostLetter", host],
  ["visitorVisaVisitorLetter", visitor],
  ["visitorVisaItinerary", visitor],
  ["visitorVisaTravel", visitor],
  ["visitorVisaFinancialExplanation", visitor],
  ["visitorVisaLegalSubmission", visitor],
] as const satisfies readonly (readonly [LetterId, { readonly role: "host" | "visitor" }])[];

/** What another letter of the visit holds under the same path. */
const inOtherLetters = (path: string): FormPrefill =>
  firstOf(...lettersOfVisit.map(([letter, person]) => enteredInLetter(letter, person, path)));

const onForm = (path: string, value: string | undefined): ReturnType<FormPrefill> =>
  value === undefined || value === ""
    ? undefined
    : { value, from: { fact: `forms.IMM5257:visitor.${path}`, says: onApplicationForm.IMM5257 } };

const formOfVisitor = (the: FormReader) => the.about(visitor).enteredIn("IMM5257");

const textOn = (the: FormReader, path: string): string => {
  const value = formOfVisitor(the).values.get(path);
  return typeof value === "string" ? inOneLine(value) : "";
};

/** The first person or place of the visit on the form. */
const firstVisit =
  (name: "name" | "address"): FormPrefill =>
  (the) => {
    const value = formOfVisitor(the).lists.get("visits")?.[0]?.[name];
    return onForm("visits", typeof value === "string" ? inOneLine(value) : undefined);
  };

const isCountry = (code: string): code is CountryCode => countryCodes.some((one) => one === code);

const addressOnForm: FormPrefill = (the) => {
  const block = ["residentialAddress", "currentMailingAddress"].find(
    (one) => textOn(the, `contactInformation.${one}.cityTown`) !== "",
  );
  if (block === undefined) return undefined;
  const part = (name: string) => textOn(the, `contactInformation.${block}.${name}`);
  const country = part("countryTerritory");
  const named = isCountry(country) ? countryInSentence(country)?.name.en : undefined;
  const street = [part("streetNo"), part("streetName")].filter(Boolean).join(" ");
  const town = [part("cityTown"), part("provinceState"), part("postalCode")].filter(Boolean).join(" ");
  return onForm(`contactInformation.${block}`, [part("aptUnit"), street, town, named].filter(Boolean).join(", "));
};

const telephoneOnForm: FormPrefill = (the) => {
  const part = (name: string) => textOn(the, `contactInformation.telephoneNumber.${name}`);
  const [code, number] = [part("countryCode"), part("number")];
  return onForm("contactInformation.telephoneNumber", number === "" ? "" : code === "" ? number : `+${code} ${number}`);
};

/** The name that passport and account tell; else it is asked for. */
const visitorNameTold: Fact = ofVisitor(fullName);

export const visitorNameField: LetterField = {
  path: "visitorName",
  kind: "name",
  label: {
    en: "Full name of the visitor, as in the passport",
    fr: "Nom complet de la personne qui visite, comme au passeport",
  },
  shown: isUnknown(visitorNameTold),
  needed: "always",
  prefill: inOtherLetters("visitorName"),
};
export const visitorName: Fact = firstKnown(visitorNameTold, entered("visitorName"));

export const visitorAddressField: LetterField = {
  path: "visitorAddress",
  kind: "text",
  label: { en: "Home address of the visitor", fr: "Adresse du domicile de la personne qui visite" },
  needed: "always",
  prefill: firstOf(inOtherLetters("visitorAddress"), addressOnForm),
};
export const visitorAddress: Fact = entered("visitorAddress");

export const visitorTelephoneField: LetterField = {
  path: "visitorTelephone",
  kind: "phone",
  label: { en: "Telephone of the visitor", fr: "Téléphone de la personne qui visite" },
  needed: "always",
  prefill: firstOf(inOtherLetters("visitorTelephone"), telephoneOnForm),
};
export const visitorTelephone: Fact = entered("visitorTelephone");

export const aPersonHosts = when(
  (the) => someoneHosts.evaluate(the.case).holds && !organizationHosts.evaluate(the.case).holds,
);
export const anOrganizationHosts = holds(organizationHosts);
export const isHosted = holds(someoneHosts);

const hostTold: FormPrefill = (the) => {
  const name = hostWhoPrepares(the);
  return typeof name === "string"
    ? { value: name, from: { fact: "answers.vvIsHosting", says: fromAnswers } }
    : undefined;
};

/** Of an organization, the person who signs for it. */
export const hostNameField: LetterField = {
  path: "hostName",
  kind: "name",
  label: { en: "Full name of the host", fr: "Nom complet de l’hôte" },
  hint: {
    en: "Of an organization, the person who signs for it.",
    fr: "D’un organisme, la personne qui signe pour lui.",
  },
  shown: isHosted,
  needed: "always",
  prefill: firstOf(inOtherLetters("hostName"), hostTold, firstVisit("name")),
};
export const hostName: Fact = entered("hostName");

export const hostOrganizationField: LetterField = {
  path: "hostOrganization",
  kind: "text",
  label: { en: "Name of the organization that hosts", fr: "Nom de l’organisme qui accueille" },
  shown: anOrganizationHosts,
  needed: "always",
  prefill: inOtherLetters("hostOrganization"),
};
export const hostOrganization: Fact = entered("hostOrganization");

export const hostAddressField: LetterField = {
  path: "hostAddress",
  kind: "text",
  label: { en: "Address of the host in Canada", fr: "Adresse de l’hôte au Canada" },
  shown: isHosted,
  needed: "always",
  prefill: firstOf(inOtherLetters("hostAddress"), firstVisit("address")),
};
export const hostAddress: Fact = entered("hostAddress");

export const hostTelephoneField: LetterField = {
  path: "hostTelephone",
  kind: "phone",
  label: { en: "Telephone of the host", fr: "Téléphone de l’hôte" },
  needed: "always",
  prefill: inOtherLetters("hostTelephone"),
};

/** The visitor sleeps at the host’s; of an organization, and of a hotel, the letters ask where. */
export const staysAtHost = when(
  (the) =>
    aPersonHosts.evaluate(the).holds &&
    (staysWithMe.evaluate(the.case).holds || the.value("stayAddress") === undefined),
);
export const stayAddressField: LetterField = {
  path: "stayAddress",
  kind: "text",
  label: {
    en: "Where the visitor stays, if not at the host’s address",
    fr: "Où la personne loge, si ce n’est pas chez l’hôte",
  },
  prefill: inOtherLetters("stayAddress"),
};
export const stayAddress: Fact = entered("stayAddress");
export const stayGap = (key: LetterKey) =>
  gapsOf(key)("Where the visitor stays", "Où loge la personne qui visite", "stayAddress");

/** By name, only where whoever takes the visitor in is who prepares and pays. */
export const payingHost: Fact = (the) => {
  const name = hostName(the);
  return name === differs || !staysWithMe.evaluate(the.case).holds ? undefined : name;
};
