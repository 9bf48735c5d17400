import type { Text } from "../../kernel/text.ts";
import { addressParts } from "../../fields/address.ts";
import type { FormField, FormList, FormSection } from "../fields/field.ts";
import { isGiven, yesAt } from "../fields/fieldConditions.ts";
import { inProfile, ofApplicant } from "../prefills/origins.ts";
import { anyNumber, fromAndTo } from "./rowsOfTime.ts";

/** Organizations, positions with a government, and service under arms. Where there was none the form gets that word. */

const asked = (path: string, label: Text): FormField => ({ path, kind: "text", label, needed: "always" });

type Table = Pick<FormList, "list" | "title" | "rowTitle" | "addLabel"> & {
  readonly has: string;
  readonly fields: readonly FormField[];
};

const table = ({ has, fields, ...words }: Table): FormList => ({
  ...words,
  most: anyNumber,
  shown: yesAt(has),
  needed: "always",
  fields: [...fromAndTo, ...fields],
});

export const memberships: FormSection = {
  id: "memberships",
  title: { en: "Organizations", fr: "Organisations" },
  parts: [
    {
      path: "hasMemberships",
      kind: "yesNo",
      needed: "always",
      label: {
        en: "Were you ever a member of an organization, or did you support one?",
        fr: "Avez-vous déjà été membre d’une organisation, ou en avez-vous soutenu une?",
      },
      hint: {
        en: "Count unions, and groups about politics, work, young people or studies.",
        fr: "Comptez les syndicats et les groupes liés à la politique, au travail, aux jeunes ou aux études.",
      },
    },
    table({
      has: "hasMemberships",
      list: "memberships",
      title: { en: "Organizations", fr: "Organisations" },
      rowTitle: { en: "Organization {number}", fr: "Organisation {number}" },
      addLabel: { en: "Add an organization", fr: "Ajouter une organisation" },
      fields: [
        asked("name", { en: "Name, without abbreviations", fr: "Nom, sans abréviations" }),
        asked("kind", { en: "Type of organization", fr: "Type d’organisation" }),
        asked("activities", { en: "Your activities and positions", fr: "Vos activités et fonctions" }),
        asked("place", { en: "City and country", fr: "Ville et pays" }),
      ],
    }),
  ],
};

export const governmentPositions: FormSection = {
  id: "governmentPositions",
  title: { en: "Government positions", fr: "Postes dans une administration" },
  parts: [
    {
      path: "hasGovernmentPositions",
      kind: "yesNo",
      needed: "always",
      label: {
        en: "Did you ever hold a position with a government?",
        fr: "Avez-vous déjà occupé un poste dans une administration publique?",
      },
      hint: {
        en: "For example civil servant, judge, police officer or security staff, before or after retirement.",
        fr: "Par exemple dans la fonction publique, la magistrature, la police ou la sécurité, avant ou après la retraite.",
      },
    },
    table({
      has: "hasGovernmentPositions",
      list: "governmentPositions",
      title: { en: "Positions", fr: "Postes" },
      rowTitle: { en: "Position {number}", fr: "Poste {number}" },
      addLabel: { en: "Add a position", fr: "Ajouter un poste" },
      fields: [
        asked("jurisdiction", {
          en: "Country and level, such as national, regional or municipal",
          fr: "Pays et palier, comme national, régional ou municipal",
        }),
        asked("department", { en: "Department or branch", fr: "Ministère ou direction" }),
        asked("activities", { en: "Your activities and positions", fr: "Vos activités et fonctions" }),
      ],
    }),
  ],
};

const ofService: readonly FormField[] = [
  ...fromAndTo,
  {
    path: "unit",
    kind: "multiline",
    label: {
      en: "Branch, unit numbers and names of commanding officers",
      fr: "Arme, numéros d’unité et noms des commandants",
    },
    needed: "always",
  },
  { path: "rank", kind: "text", label: { en: "Rank", fr: "Grade" }, needed: "always" },
  {
    path: "combat",
    kind: "multiline",
    label: { en: "Dates and places of active combat", fr: "Dates et lieux des combats" },
    hint: { en: "Write None if there was none.", fr: "Écrivez Aucun s’il n’y en a pas eu." },
    needed: "always",
  },
  {
    path: "endReason",
    kind: "multiline",
    label: { en: "Why the service ended", fr: "Raison de la fin du service" },
    hint: { en: "Write None if it goes on.", fr: "Écrivez Aucune s’il se poursuit." },
    needed: "always",
  },
];

const served = yesAt("hasMilitaryService");
const servedElsewhere = isGiven("secondMilitaryCountry");

export const militaryService: FormSection = {
  id: "militaryService",
  title: { en: "Military and paramilitary service", fr: "Service militaire et paramilitaire" },
  lead: {
    en: "Each country in whose forces you served, without gaps. A third country goes on a page of its own.",
    fr: "Chaque pays dans les forces duquel vous avez servi, sans interruption. Un troisième pays va sur une page à part.",
  },
  parts: [
    {
      path: "hasMilitaryService",
      kind: "yesNo",
      needed: "always",
      label: {
        en: "Did you serve in a military or paramilitary force?",
        fr: "Avez-vous servi dans une force militaire ou paramilitaire?",
      },
      prefill: ofApplicant(inProfile("hasMilitaryService", (has) => (has ? true : undefined))),
    },
    {
      path: "militaryCountry",
      kind: "country",
      isRealCountry: true,
      label: addressParts.country.words,
      shown: served,
      needed: "always",
    },
    {
      list: "militaryService",
      title: { en: "Service", fr: "Service" },
      rowTitle: { en: "Period {number}", fr: "Période {number}" },
      addLabel: { en: "Add a period", fr: "Ajouter une période" },
      most: anyNumber,
      shown: served,
      needed: "always",
      fields: ofService,
    },
    {
      path: "secondMilitaryCountry",
      kind: "country",
      isRealCountry: true,
      label: { en: "Second country, if there is one", fr: "Deuxième pays, s’il y a lieu" },
      shown: served,
    },
    {
      list: "secondMilitaryService",
      title: { en: "Service in the second country", fr: "Service dans le deuxième pays" },
      rowTitle: { en: "Period {number}", fr: "Période {number}" },
      addLabel: { en: "Add a period", fr: "Ajouter une période" },
      most: anyNumber,
      shown: servedElsewhere,
      needed: "always",
      fields: ofService,
    },
  ],
};
