import type { DatedTable } from "../../kernel/datedTable.ts";
import { generalKnowledge, productSpecification, regulations, regulations12 } from "../sources.ts";

/** Biometrics were extended to nearly all nationalities on this day (SOR/2018-128). */
const extendedToAll = "2018-07-31";

/** Ages at which IRCC asks for biometrics, both ends included. Asylum claims have no upper end. */
export const biometricsAges: DatedTable<{ readonly from: number; readonly to: number }> = {
  id: "biometricsAges",
  title: { en: "Ages at which biometrics are required", fr: "Âges auxquels les données biométriques sont exigées" },
  unit: "years of age",
  appliesOn: "receivedDate",
  rows: [{ from: extendedToAll, value: { from: 14, to: 79 }, source: regulations12 }],
};

/** Years that biometrics can be used again for temporary residence. */
export const biometricsValidity: DatedTable<number> = {
  id: "biometricsValidity",
  title: { en: "How long biometrics stay valid", fr: "Durée de validité des données biométriques" },
  unit: "years",
  appliesOn: "today",
  rows: [{ from: extendedToAll, value: 10, source: regulations12 }],
};

/** Days from the date of the request letter within which biometrics must be given. */
export const biometricsDeadline: DatedTable<number> = {
  id: "biometricsDeadline",
  title: {
    en: "Time to give biometrics after the request letter",
    fr: "Délai pour donner ses données biométriques après la lettre de demande",
  },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: extendedToAll,
      value: 30,
      source: generalKnowledge(
        "Biometric instruction letter, as described by secondary pages; specification document 1 section 4",
      ),
      note: "The letter itself names the days; its date wins over this table.",
    },
  ],
};

/** Days after submission in which the request and collection letters usually come. */
export const biometricsLetterArrival: DatedTable<{ readonly from: number; readonly to: number }> = {
  id: "biometricsLetterArrival",
  title: { en: "When the biometrics letters usually come", fr: "Quand les lettres biométriques arrivent en général" },
  unit: "days after submission",
  appliesOn: "today",
  rows: [{ from: extendedToAll, value: { from: 1, to: 7 }, source: productSpecification("document 1 section 9") }],
};

/** Limits of the biometrics number as people type it. */
export const biometricsNumberLength: DatedTable<{ readonly least: number; readonly most: number }> = {
  id: "biometricsNumberLength",
  title: { en: "Length of the biometrics number", fr: "Longueur du numéro biométrique" },
  unit: "characters",
  appliesOn: "today",
  rows: [
    {
      from: extendedToAll,
      value: { least: 6, most: 20 },
      source: productSpecification("document 1 section 9 (20); 6 is our own threshold for a second look"),
    },
  ],
};

/** A stay cannot last longer than so many years after biometrics were last given. */
export const stayAfterBiometrics: DatedTable<number> = {
  id: "stayAfterBiometrics",
  title: { en: "Longest stay after biometrics", fr: "Séjour le plus long après les données biométriques" },
  unit: "years",
  appliesOn: "receivedDate",
  rows: [{ from: extendedToAll, value: 10, source: regulations("section 183(4)") }],
};
