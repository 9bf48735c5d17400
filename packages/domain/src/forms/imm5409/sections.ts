import { endNotBefore, fromNotAfterToday, toNotAfterToday } from "../../fields/checks/dates.ts";
import { addressParts } from "../../fields/address.ts";
import { ageOn, isIsoDate } from "../../kernel/calendarDate.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import type { FormField, FormPrefill, FormSection } from "../fields/field.ts";
import { noAt } from "../fields/fieldConditions.ts";
import type { FormReader } from "../formReader.ts";
import { homeKeys } from "../prefills/home.ts";
import { answered, byRule, firstOf } from "../prefills/origins.ts";
import { fullNamePrefill } from "../prefills/people.ts";

/** What two people declare of their common-law union. */

const fullNameOf =
  (role: "own" | "spouse"): FormPrefill =>
  (the) =>
    fullNamePrefill(role === "own" ? the : the.about({ role }));

const ofHome = (part: "city" | "province" | "country"): FormPrefill =>
  firstOf(...homeKeys.map((key) => answered(key, (address) => address[part])));

/** Whole years between the two days, as the sentence of the form counts them. */
const yearsTogether: FormPrefill = byRule(
  { en: "from the two days below", fr: "d’après les deux dates ci-dessous" },
  (the) => {
    const [from, to] = [the.text("union.from"), the.text("union.to")];
    return from !== undefined && to !== undefined && isIsoDate(from) && isIsoDate(to) && from <= to
      ? String(ageOn(from, to))
      : undefined;
  },
);

export const union: FormSection = {
  id: "union",
  title: { en: "The common-law union", fr: "L’union de fait" },
  lead: {
    en: "Both partners sign before a notary or a commissioner of oaths, who fills in the rest. Nobody signs before that.",
    fr: "Les deux partenaires signent devant un notaire ou un commissaire à l’assermentation, qui inscrit le reste. Personne ne signe avant.",
  },
  parts: [
    {
      path: "declarant.name",
      kind: "name",
      inAnyScript: true,
      label: { en: "Full name of the person who declares", fr: "Nom complet de la personne qui déclare" },
      hint: { en: "As in the passport.", fr: "Comme dans le passeport." },
      needed: "always",
      prefill: fullNameOf("own"),
    },
    {
      path: "partner.name",
      kind: "name",
      inAnyScript: true,
      label: { en: "Full name of the partner", fr: "Nom complet du partenaire" },
      hint: { en: "As in the passport.", fr: "Comme dans le passeport." },
      needed: "always",
      prefill: fullNameOf("spouse"),
    },
    {
      path: "residence.cityTown",
      kind: "text",
      inAnyScript: true,
      label: addressParts.city.words,
      needed: "always",
      prefill: ofHome("city"),
    },
    {
      path: "residence.county",
      kind: "text",
      inAnyScript: true,
      label: { en: "County, where there is one", fr: "Comté, s’il y en a un" },
    },
    {
      path: "residence.province",
      kind: "text",
      inAnyScript: true,
      label: { en: "Province, state or territory", fr: "Province, État ou territoire" },
      prefill: ofHome("province"),
    },
    {
      path: "residence.country",
      kind: "country",
      isRealCountry: true,
      label: addressParts.country.words,
      needed: "always",
      prefill: ofHome("country"),
    },
    {
      path: "union.years",
      kind: "digits",
      label: { en: "Years lived together, without a break", fr: "Années de vie commune, sans interruption" },
      needed: "always",
      prefill: yearsTogether,
    },
    {
      path: "union.from",
      kind: "date",
      label: { en: "Together from", fr: "Ensemble du" },
      needed: "always",
      checks: [fromNotAfterToday],
      prefill: answered("spouseDateOfMarriage", (day) => day),
    },
    {
      path: "union.to",
      kind: "date",
      label: { en: "Together to", fr: "Ensemble au" },
      hint: {
        en: "The day on which you declare it, if you still live together.",
        fr: "Le jour de la déclaration, si vous vivez encore ensemble.",
      },
      needed: "always",
      checks: [toNotAfterToday, endNotBefore<FormReader>((the) => the.value("union.from"))],
    },
  ],
};

const proof = (name: string, label: Text): FormField => ({
  path: `evidence.${name}`,
  kind: "yesNo",
  label,
  needed: "always",
});

const proofs: readonly FormField[] = [
  proof("residence", {
    en: "Did you both sign a lease, a mortgage or a purchase agreement for a home in which you both live?",
    fr: "Avez-vous tous deux signé un bail, une hypothèque ou un contrat d’achat pour un logement où vous vivez ensemble?",
  }),
  proof("property", {
    en: "Do you own other property together?",
    fr: "Possédez-vous ensemble d’autres biens?",
  }),
  proof("accounts", {
    en: "Do you have bank, trust, credit union or charge card accounts together?",
    fr: "Avez-vous ensemble des comptes de banque, de fiducie, de caisse ou de carte de paiement?",
  }),
  proof("taxes", {
    en: "Did you declare your common-law union on a Canadian tax return?",
    fr: "Avez-vous indiqué votre union de fait dans une déclaration de revenus canadienne?",
  }),
  proof("ownLifeInsurance", {
    en: "Do you have life insurance that names your partner?",
    fr: "Avez-vous une assurance vie qui désigne votre partenaire?",
  }),
  proof("partnerLifeInsurance", {
    en: "Does your partner have life insurance that names you?",
    fr: "Votre partenaire a-t-il une assurance vie qui vous désigne?",
  }),
];

export const evidence: FormSection = {
  id: "evidence",
  title: { en: "What shows it", fr: "Ce qui le montre" },
  lead: {
    en: "Answer yes only to what you can show with a document.",
    fr: "Répondez oui seulement à ce que vous pouvez montrer par un document.",
  },
  parts: [
    ...proofs,
    {
      path: "evidence.other",
      kind: "multiline",
      inAnyScript: true,
      label: { en: "What other documents show your union?", fr: "Quels autres documents montrent votre union?" },
      hint: {
        en: "The form asks for this when none of the answers above is yes.",
        fr: "Le formulaire le demande quand aucune réponse ci-dessus n’est oui.",
      },
      needed: all(...proofs.map(({ path }) => noAt(path))),
    },
  ],
};
