import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, generalKnowledge, officialText, productSpecification } from "../sources.ts";

/** Days from the date of the letter that asks for a medical exam. */
export const medicalRequestDeadline: DatedTable<number> = {
  id: "medicalRequestDeadline",
  title: {
    en: "Time for a medical exam after the request letter",
    fr: "Délai pour l’examen médical après la lettre de demande",
  },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: 30,
      source: generalKnowledge(
        "Medical instructions letter, as commonly described; the specification names a countdown and not its length",
      ),
      note: "The letter itself names the days; its date wins over this table. The first day is formal.",
    },
  ],
};

/** After approval: days to send the original passport, and business days until the visa is in it. */
export const passportRequest: DatedTable<{
  readonly sendWithinDays: number;
  readonly businessDays: { readonly from: number; readonly to: number };
}> = {
  id: "passportRequest",
  title: { en: "Sending the original passport for the visa", fr: "Envoi du passeport original pour le visa" },
  unit: "days and business days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { sendWithinDays: 30, businessDays: { from: 7, to: 14 } },
      source: productSpecification("document 3 section 4.5"),
      note: "The letter itself names the days; its date wins over this table. The first day is formal.",
    },
  ],
};

/** Days to answer a request for further documents, where the authority names a number; elsewhere only the letter tells. */
export const furtherDocumentsDeadline: DatedTable<{ readonly youthMobility: number }> = {
  id: "furtherDocumentsDeadline",
  title: {
    en: "Time to answer a request for further documents",
    fr: "Délai pour répondre à une demande de documents supplémentaires",
  },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { youthMobility: 30 },
      source: officialText(
        "IRCC, International Experience Canada, After you apply",
        "https://www.canada.ca/en/immigration-refugees-citizenship/services/work-canada/iec/after-apply-next-steps.html",
      ),
      note: "International Experience Canada only. The letter itself names the day; its date wins over this table. The first day is formal.",
    },
  ],
};
