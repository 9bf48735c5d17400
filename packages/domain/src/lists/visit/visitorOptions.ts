import {
  generalKnowledge,
  officialText,
  productSpecification,
  regulations,
  secondaryText,
} from "../../tables/sources.ts";
import type { FactEntry, FactList } from "../factList.ts";
import { researchStay } from "../../tables/visit/visitTimes.ts";
import { visitorStay } from "../../tables/status/stays.ts";
import { superVisaStay } from "../../tables/visit/superVisa.ts";

export const visitReasons: FactList<FactEntry & { readonly formCode: string }> = {
  id: "visitReasons",
  title: { en: "Reasons for a visit", fr: "Motifs d’une visite" },
  source: secondaryText(
    "Purposes of visit in the template of form IMM 5257, as taken out by others",
    "https://github.com/VitaliiDTS/pdf-xfa",
  ),
  note: "The specification names the list and not its contents: the entries are ours. The codes are those of the form; several reasons share its 03, Other. A super visa has the code 07. A super visa is for visiting family only; a research scholar stays at most as long as the table researchStay says.",
  entries: [
    { id: "visitFamily", name: { en: "Visit family", fr: "Visiter ma famille" }, formCode: "08" },
    { id: "visitFriends", name: { en: "Visit friends", fr: "Visiter des amis ou des amies" }, formCode: "13" },
    { id: "tourism", name: { en: "Tourism", fr: "Tourisme" }, formCode: "02" },
    { id: "business", name: { en: "Business", fr: "Affaires" }, formCode: "01" },
    { id: "researchScholar", name: { en: "Visiting research scholar", fr: "Séjour de recherche" }, formCode: "03" },
    {
      id: "studies",
      name: { en: "Short studies of six months or less", fr: "Études de courte durée, six mois ou moins" },
      formCode: "04",
    },
    { id: "medical", name: { en: "Medical treatment", fr: "Traitement médical" }, formCode: "03" },
    {
      id: "event",
      name: { en: "Conference, wedding or other event", fr: "Conférence, mariage ou autre événement" },
      formCode: "03",
    },
    { id: "transit", name: { en: "Transit", fr: "Transit" }, formCode: "03" },
    { id: "returningStudent", name: { en: "Return as a student", fr: "Retour aux études" }, formCode: "05" },
    { id: "returningWorker", name: { en: "Return as a worker", fr: "Retour au travail" }, formCode: "06" },
    { id: "other", name: { en: "Other", fr: "Autre" }, formCode: "03" },
  ],
};

export const visitSponsors: FactList<FactEntry & { readonly forResearch: boolean }> = {
  id: "visitSponsors",
  title: { en: "Who pays for a visit", fr: "Qui paie la visite" },
  source: generalKnowledge("Question vvSponsor of the specification, whose options are not shown"),
  note: "The specification names the list and not its contents: the entries are ours. The specification limits a research scholar to organization, school or employer.",
  entries: [
    { id: "myself", name: { en: "The visitor", fr: "La personne qui visite" }, forResearch: false },
    {
      id: "partner",
      name: { en: "The visitor’s spouse or partner", fr: "Le conjoint ou partenaire de la personne qui visite" },
      forResearch: false,
    },
    { id: "familyAbroad", name: { en: "Family outside Canada", fr: "Famille hors du Canada" }, forResearch: false },
    {
      id: "hostFamily",
      name: { en: "A family member in Canada", fr: "Un membre de la famille au Canada" },
      forResearch: false,
    },
    { id: "hostFriend", name: { en: "A friend in Canada", fr: "Un ami ou une amie au Canada" }, forResearch: false },
    { id: "employer", name: { en: "An employer", fr: "Un employeur" }, forResearch: true },
    { id: "school", name: { en: "A school or university", fr: "Une école ou une université" }, forResearch: true },
    { id: "organization", name: { en: "An organization", fr: "Un organisme" }, forResearch: true },
  ],
};

export const hostTypes: FactList<FactEntry & { readonly forSuperVisa: boolean }> = {
  id: "hostTypes",
  title: { en: "Hosts in Canada", fr: "Hôtes au Canada" },
  source: generalKnowledge("Question vvHostInCanada of the specification, whose options are not shown"),
  note: "The specification names the list and not its contents: the entries are ours.",
  entries: [
    { id: "family", name: { en: "A family member", fr: "Un membre de la famille" }, forSuperVisa: true },
    { id: "friend", name: { en: "A friend", fr: "Un ami ou une amie" }, forSuperVisa: false },
    { id: "business", name: { en: "A business contact", fr: "Une relation d’affaires" }, forSuperVisa: false },
    { id: "school", name: { en: "A school or university", fr: "Une école ou une université" }, forSuperVisa: false },
    { id: "organization", name: { en: "An organization", fr: "Un organisme" }, forSuperVisa: false },
    {
      id: "hotel",
      name: { en: "Nobody: a hotel or a rental", fr: "Aucun hôte : hôtel ou location" },
      forSuperVisa: false,
    },
  ],
};

export const visitorTypes: FactList = {
  id: "visitorTypes",
  title: { en: "Who visits", fr: "Qui vient en visite" },
  source: productSpecification("document 3 section 3.2"),
  entries: [
    { id: "myself", name: { en: "Myself", fr: "Moi-même" } },
    { id: "child", name: { en: "My child", fr: "Mon enfant" } },
    { id: "parent", name: { en: "My parent", fr: "Mon père ou ma mère" } },
    { id: "other", name: { en: "Someone else", fr: "Une autre personne" } },
  ],
};

export const visitDurations: FactList<FactEntry & { readonly table: string }> = {
  id: "visitDurations",
  title: { en: "Length of a visit", fr: "Durée d’une visite" },
  source: regulations("section 183(2)"),
  note: "The lengths themselves are rows of the tables named; an officer may fix another period.",
  entries: [
    { id: "short", name: { en: "Up to six months", fr: "Jusqu’à six mois" }, table: visitorStay.id },
    { id: "researchScholar", name: { en: "Up to 120 days", fr: "Jusqu’à 120 jours" }, table: researchStay.id },
    { id: "superVisa", name: { en: "Up to five years", fr: "Jusqu’à cinq ans" }, table: superVisaStay.id },
  ],
};

export const specialPassports: FactList<FactEntry & { /** Section of the Regulations. */ readonly law: string }> = {
  id: "specialPassports",
  title: {
    en: "Passports and papers that need no visitor visa",
    fr: "Passeports et documents qui dispensent du visa de visiteur",
  },
  source: officialText(
    "Immigration and Refugee Protection Regulations (SOR/2002-227), section 190, consolidation to 2026-06-14",
    "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/",
  ),
  note: "Their holders need an electronic travel authorization to fly, except where section 7.1(3) says otherwise.",
  entries: [
    {
      id: "usLpr",
      name: { en: "United States permanent resident", fr: "Résidence permanente des États-Unis" },
      law: "190(1)(c)",
    },
    { id: "hksar", name: { en: "Hong Kong SAR passport", fr: "Passeport de la RAS de Hong Kong" }, law: "190(2)(d)" },
    {
      id: "bno",
      name: { en: "British National (Overseas) passport", fr: "Passeport de ressortissant britannique (outre-mer)" },
      law: "190(2)(e)",
    },
    {
      id: "britishSubject",
      name: {
        en: "British subject passport with right of abode",
        fr: "Passeport de sujet britannique avec droit de résidence",
      },
      law: "190(2)(e.1)",
    },
    {
      id: "britishOverseasCitizen",
      name: {
        en: "British overseas citizen who may return to the United Kingdom",
        fr: "Citoyenneté britannique d’outre-mer, avec droit de retour au Royaume-Uni",
      },
      law: "190(1)(b)(ii)",
    },
    {
      id: "britishOverseasTerritory",
      name: {
        en: "Citizen of a British overseas territory that is listed",
        fr: "Citoyenneté d’un territoire britannique d’outre-mer désigné",
      },
      law: "190(1)(b)(iii)",
    },
    { id: "israel", name: { en: "National passport of Israel", fr: "Passeport national d’Israël" }, law: "190(2)(c)" },
    {
      id: "taiwan",
      name: {
        en: "Ordinary passport of Taiwan with a personal identification number",
        fr: "Passeport ordinaire de Taïwan avec numéro d’identification personnel",
      },
      law: "190(2)(f)",
    },
    {
      id: "romania",
      name: {
        en: "Electronic (biometric) passport of Romania",
        fr: "Passeport électronique (biométrique) de la Roumanie",
      },
      law: "190(2.1)",
    },
    {
      id: "holySee",
      name: { en: "Passport or travel document of the Holy See", fr: "Passeport ou titre de voyage du Saint-Siège" },
      law: "190(2)(b)",
    },
    {
      id: "diplomatic",
      name: {
        en: "Accepted in Canada as a diplomat, consul or official",
        fr: "Acceptation au Canada à titre diplomatique, consulaire ou officiel",
      },
      law: "190(2)(a)",
    },
  ],
};
