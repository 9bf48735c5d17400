import type { Answers } from "../../caseFile/answers/answers.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { staysWithMe, visitorChildrenCome, visitorIsSomebodyElse } from "../../conditions/visit/visitParty.ts";
import { isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { birthCityPrefill, birthCountryPrefill } from "../../forms/prefills/people.ts";
import {
  passportExpiryPrefill,
  passportIssuedPrefill,
  passportIssuerPrefill,
  passportNumberPrefill,
} from "../../forms/temporaryResidence/passport.ts";
import { countryInSentence } from "../../lists/countryArticles.ts";
import type { CountryCode } from "../../lists/countries.ts";
import { dayWritten } from "./entered.ts";
import type { Text } from "../../kernel/text.ts";
import { writtenDay } from "../../kernel/written.ts";
import { availableFunds } from "../../funds/available.ts";
import { dollars } from "../../kernel/money.ts";
import { amountWritten } from "./money.ts";
import { answered, differs, filledIn, inWords, ofCase, when, type Fact } from "../prose/fact.ts";
import { asText, listed, ofPerson } from "../prose/naming.ts";
import { fullName, inHomeCountry, livesIn } from "./applicant.ts";

/** A visit: who comes, from when to when, why, on which visa, and who pays. The visitor may be another person than the account’s (ADR 0186). */

/** A fact of the visitor, whoever speaks in the letter. */
export const ofVisitor =
  (fact: Fact): Fact =>
  (the) =>
    fact(the.about({ role: "visitor" }));

const withArticle = (code: string): Text | undefined => countryInSentence(code as CountryCode)?.withArticle;

export const passportNumber: Fact = filledIn(passportNumberPrefill);
export const passportIssued: Fact = filledIn(passportIssuedPrefill, dayWritten);
export const passportExpires: Fact = filledIn(passportExpiryPrefill, dayWritten);
export const passportIssuer: Fact = filledIn(passportIssuerPrefill, withArticle);

/** “Kochi, India”; « Kochi (Inde) ». */
export const birthPlace: Fact = (the) => {
  const city = filledIn(birthCityPrefill)(the);
  const country = filledIn(birthCountryPrefill, nameOf)(the);
  if (city === differs || country === differs) return differs;
  if (country === undefined) return city;
  if (city === undefined) return country;
  const [town, named] = [asText(city), asText(country)];
  return { en: `${town.en}, ${named.en}`, fr: `${town.fr} (${named.fr})` };
};
const nameOf = (code: string): Text | undefined => countryInSentence(code as CountryCode)?.name;

export const arrival: Fact = answered("vvVisitorArrivalDate", writtenDay);
export const departure: Fact = answered("vvVisitorDepartureDate", writtenDay);

type Reason = NonNullable<Answers["vvReasonForVisit"]>;

const reasons: Readonly<Record<Reason, Text | undefined>> = {
  visitFamily: { en: "to visit family", fr: "pour une visite familiale" },
  visitFriends: { en: "to visit friends", fr: "pour rendre visite à des amis" },
  tourism: { en: "for tourism", fr: "pour faire du tourisme" },
  business: { en: "on business", fr: "pour affaires" },
  researchScholar: { en: "for a research stay", fr: "pour un séjour de recherche" },
  studies: { en: "for studies of six months or less", fr: "pour des études de six mois ou moins" },
  medical: { en: "for medical treatment", fr: "pour un traitement médical" },
  event: { en: "to attend an event", fr: "pour assister à un événement" },
  transit: { en: "in transit", fr: "en transit" },
  returningStudent: { en: "to go back to studies in Canada", fr: "pour reprendre des études au Canada" },
  returningWorker: { en: "to go back to work in Canada", fr: "pour reprendre un travail au Canada" },
  other: undefined,
};

/** “to visit family”; « pour une visite familiale ». Of another reason only its own words tell. */
export const reasonForVisit: Fact = answered("vvReasonForVisit", (reason) => reasons[reason]);

export const visaAppliedFor: Fact = (the) =>
  isSuperVisa.evaluate(the.case).holds
    ? { en: "Application for a super visa", fr: "Demande de super visa" }
    : { en: "Application for a visitor visa", fr: "Demande de visa de visiteur" };

type Payer = NonNullable<Answers["vvSponsor"]>;

const payers: Readonly<Record<Exclude<Payer, "myself" | "partner">, Text>> = {
  familyAbroad: { en: "family outside Canada", fr: "des membres de la famille qui vivent hors du Canada" },
  hostFamily: { en: "a family member in Canada", fr: "un membre de la famille au Canada" },
  hostFriend: { en: "a friend in Canada", fr: "un ami ou une amie au Canada" },
  employer: { en: "an employer", fr: "un employeur" },
  school: { en: "a school or university", fr: "un établissement d’enseignement" },
  organization: { en: "an organization", fr: "un organisme" },
};

/** Who pays for most of the visit, where that is neither the visitor nor their partner. */
export const otherPayer: Fact = answered("vvSponsor", (payer) =>
  payer === "myself" || payer === "partner" ? undefined : payers[payer],
);
export const isPaidBy =
  (...payer: readonly Payer[]) =>
  (the: FormReader): boolean => {
    const told = the.case.answer("vvSponsor");
    return told !== undefined && payer.includes(told);
  };

/** The account’s own person, where they prepare the visit of somebody whom they take in. */
export const hostWhoPrepares: Fact = ofCase((the) => {
  if (!visitorIsSomebodyElse.evaluate(the).holds || !staysWithMe.evaluate(the).holds) return undefined;
  const name = the.profileName();
  return name && `${name.firstName} ${name.lastName}`;
});

/** What the visitor is to the host who prepares: my mother, my child. Nobody guesses a mother from a parent. */
export const visitorToHost: Fact = (the) => {
  if (!staysWithMe.evaluate(the.case).holds) return undefined;
  const [visitor, gender] = [the.case.answer("vvVisitorType"), the.case.answer("gender")];
  if (visitor === "child") return { en: "my child", fr: "mon enfant" };
  if (visitor !== "parent") return undefined;
  if (gender === "female") return { en: "my mother", fr: "ma mère" };
  return gender === "male" ? { en: "my father", fr: "mon père" } : { en: "my parent", fr: "mon parent" };
};

type Tie = NonNullable<Answers["vvObligations"]>[number];

const ties: Readonly<Record<Exclude<Tie, "none">, Text>> = {
  job: { en: "a job to go back to", fr: "un emploi à reprendre" },
  studies: { en: "studies to finish", fr: "des études à terminer" },
  business: { en: "a business to run", fr: "une entreprise à diriger" },
  family: { en: "dependent family", fr: "de la famille à charge" },
  property: { en: "a home or land", fr: "une maison ou un terrain" },
  community: { en: "duties in the community", fr: "des engagements dans le milieu" },
};

const tiesIn =
  (key: "vvObligations" | "vvSpouseObligations"): Fact =>
  (the) =>
    listed((the.case.answer(key) ?? []).flatMap((tie) => (tie === "none" ? [] : [ties[tie]])));

/** Where the visitor goes back to: where they live, and of who is in Canada now the country of citizenship. */
export const whereHomeIs: Fact = (the) =>
  the.case.answer("country") === "CA" ? inHomeCountry(the) : (livesIn(the) ?? inHomeCountry(the));

/** What the visitor, and the partner who comes along, have at home. */
export const tiesOfVisitor: Fact = tiesIn("vvObligations");
export const tiesOfPartner: Fact = tiesIn("vvSpouseObligations");

/** “of Ana”; « d’Ana ». */
export const ofName = (name: Fact): Fact => inWords(name, ofPerson);

export const partnerOfVisitor: Fact = (the) =>
  the.case.spouse() ? fullName(the.about({ role: "spouse" })) : undefined;

/** Whether one child comes along and no other. */
export const oneChildComes = when(
  (the) => visitorChildrenCome.evaluate(the.case).holds && the.case.children().length === 1,
);

/** Every child who comes along, each by name; nothing while one of them has none. */
export const childrenOfVisit: Fact = (the) => {
  const names = the.case.children().map((child) => the.case.dependent(child, "applicantFullName"));
  return names.some((name) => !name) ? undefined : listed(names.flatMap((name) => (name ? [name] : [])));
};

/** What the documents of a page show, in Canadian dollars; nothing while one of them could not be counted. */
export const fundsOn =
  (page: PageSlug): Fact =>
  (the) => {
    const files = new Set(the.case.documents(page).map(({ fileId }) => fileId));
    const { accounts, why } = availableFunds(the.case);
    the.case.trace.noteAll(why.restsOn, why.missing);
    const shown = accounts.filter(({ fileId }) => fileId !== undefined && files.has(fileId));
    if (shown.length === 0 || shown.some(({ amount }) => amount === null)) return undefined;
    return amountWritten(dollars(shown.reduce((total, { amount }) => total + (amount ?? 0), 0)));
  };

/** A page of the vault, with the words for what it holds. */
export type PageHeld = readonly [page: PageSlug, holds: Text];

/** Of several pages, what those hold that have a document. */
export const documentsOn =
  (pages: readonly PageHeld[]): Fact =>
  (the) =>
    listed(pages.flatMap(([page, holds]) => (the.case.documents(page).length > 0 ? [holds] : [])));
