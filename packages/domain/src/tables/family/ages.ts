import type { DatedTable } from "../../kernel/datedTable.ts";
import type { ProvinceCode } from "../../lists/provinces.ts";
import {
  actInForce,
  generalKnowledge,
  officialText,
  onlyInSpecification,
  productSpecification,
  specificationOnly,
} from "../sources.ts";

const minorChildrenPage = officialText(
  "IRCC officer manual, study permits, guidelines on minor children, copy of 2026-02-12",
  "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/guidelines-on-minor-children.html",
);

export const legalAge: DatedTable<Readonly<Record<ProvinceCode, number>>> = {
  id: "legalAge",
  title: { en: "Age of majority by province", fr: "Âge de la majorité par province" },
  unit: "years of age",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2000-01-01",
      value: { AB: 18, BC: 19, MB: 18, NB: 19, NL: 19, NS: 19, NT: 19, NU: 19, ON: 18, PE: 18, QC: 18, SK: 18, YT: 19 },
      source: minorChildrenPage,
      note: "The same as in the specification (document 3 section 5.5). IRCC measures it on arrival; the specification on the start of studies minus 30 days.",
    },
  ],
};

/** Below this age on the day of application a custodian is mandatory, unless a parent comes along. */
export const custodianAge: DatedTable<number> = {
  id: "custodianAge",
  title: { en: "Age below which a custodian is mandatory", fr: "Âge sous lequel un gardien est obligatoire" },
  unit: "years of age",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2026-02-12",
      value: 17,
      source: minorChildrenPage,
      note: "The first day is the day of the copy; the rule is older. Specification document 1 section 9 says the same (custodian declaration under 17).",
    },
  ],
};

/** From this age to the age of majority the officer decides; pupils of a secondary school are normally asked for a custodian. */
export const custodianDiscretion: DatedTable<{
  readonly fromAge: number;
  readonly until: "age of majority of the province";
}> = {
  id: "custodianDiscretion",
  title: {
    en: "Age from which a custodian is at the officer’s discretion",
    fr: "Âge à partir duquel l’agent décide si un gardien est exigé",
  },
  unit: "years of age",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2026-02-12",
      value: { fromAge: 17, until: "age of majority of the province" },
      source: minorChildrenPage,
      note: "The first day is the day of the copy; the rule is older.",
    },
  ],
};

export const custodyRulesAge: DatedTable<number> = {
  id: "custodyRulesAge",
  title: { en: "Age in the custody rules", fr: "Âge des règles de garde" },
  unit: "years of age",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: 16,
      source: specificationOnly("document 1 section 9 and document 3 section 5.5"),
      note: onlyInSpecification,
    },
  ],
};

/** Below this age a person counts as a minor where no province decides, such as for a travel consent. */
export const minorAge: DatedTable<number> = {
  id: "minorAge",
  title: { en: "Age below which a traveller is a minor", fr: "Âge sous lequel un voyageur est mineur" },
  unit: "years of age",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: 18,
      source: specificationOnly("document 1 section 9 and document 3 section 5.5"),
      note: onlyInSpecification,
    },
  ],
};

/** Children of this age go to school in Canada. */
export const schoolAge: DatedTable<number> = {
  id: "schoolAge",
  title: { en: "Age from which a child goes to school", fr: "Âge à partir duquel un enfant va à l’école" },
  unit: "years of age",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: 5,
      source: generalKnowledge("School starts at five in most provinces; this product counts from five"),
      note: "The provinces differ, and the first day is formal.",
    },
  ],
};

/** From this age on no family form is made for a child. */
export const familyFormChildAge: DatedTable<number> = {
  id: "familyFormChildAge",
  title: {
    en: "Age from which a child has no family form",
    fr: "Âge à partir duquel un enfant n’a pas de formulaire de famille",
  },
  unit: "years of age",
  appliesOn: "receivedDate",
  rows: [
    { from: actInForce, value: 18, source: productSpecification("document 1 section 9 and document 3 section 5.5") },
  ],
};

/** Travel history goes back so many years; for younger persons, to the age named. */
export const travelHistoryWindow: DatedTable<{
  readonly years: number;
  readonly fromAge: number;
  readonly elseSinceAge: number;
}> = {
  id: "travelHistoryWindow",
  title: { en: "How far back travel history goes", fr: "Période couverte par l’historique de voyage" },
  unit: "years, and years of age",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: { years: 5, fromAge: 23, elseSinceAge: 18 },
      source: specificationOnly("document 3 section 9.4"),
      note: onlyInSpecification,
    },
  ],
};
