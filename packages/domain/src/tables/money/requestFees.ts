import type { DatedTable, TableSource } from "../../kernel/datedTable.ts";
import { dollars, type Cad } from "../../kernel/money.ts";
import { actInForce, generalKnowledge } from "../sources.ts";

/** What authorities ask for a request about a file, a paper or a number that there is already. */

const readOn = (title: string, address: string): TableSource => ({
  title,
  address,
  checkedOn: "2026-11-24",
  status: "verified",
});

const startNotRead = "The amount was read on a page of the authority; the first day is formal.";

const noFee = (subject: string): TableSource =>
  generalKnowledge(`No fee of the authority is known for ${subject}; the list of fees of the Regulations names none`);

/** For each request. Who asks for her own file under the Privacy Act pays nothing; a lawyer asks under the Access to Information Act. */
export const accessRequestFee: DatedTable<Cad> = {
  id: "accessRequestFee",
  title: { en: "Access to information request", fr: "Demande d’accès à l’information" },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: dollars(5),
      source: readOn(
        "IRCC, Help Centre, access to information and privacy",
        "https://ircc.canada.ca/english/helpcentre/questions-answers-by-topic.asp?top=1",
      ),
      note: startNotRead,
    },
  ],
};

export const documentReplacementFee: DatedTable<Cad> = {
  id: "documentReplacementFee",
  title: {
    en: "New copy of a permit or of another document from IRCC",
    fr: "Remplacement d’un permis ou d’un autre document d’immigration",
  },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: dollars(30),
      source: readOn(
        "IRCC officer manual, certification and replacement of an immigration document, Regulations section 311",
        "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/fees/immigration/general/certification-replacement-immigration-document-other-than-card-r311-1-r311-2.html",
      ),
      note: startNotRead,
    },
  ],
};

/** With IMM 1436 the authority corrects errors of its own. */
export const amendmentFee: DatedTable<Cad> = {
  id: "amendmentFee",
  title: {
    en: "Change to a visa, permit or record",
    fr: "Changement d’un visa, d’un permis ou d’une fiche",
  },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: dollars(0),
      source: noFee("the amendment of a document (guide 5218)"),
      note: "The first day is formal. A condition that is new, and no error, needs an application with a fee of its own.",
    },
  ],
};

/** By the web form: more time, an update, a withdrawal, a reconsideration and the like. */
export const webFormFee: DatedTable<Cad> = {
  id: "webFormFee",
  title: { en: "Request by the IRCC web form", fr: "Demande par le formulaire Web d’IRCC" },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: dollars(0),
      source: noFee("a message by the web form"),
      note: "The first day is formal.",
    },
  ],
};

export const sinFee: DatedTable<Cad> = {
  id: "sinFee",
  title: { en: "Social insurance number", fr: "Numéro d’assurance sociale" },
  unit: "CAD",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2014-03-31",
      value: dollars(0),
      source: readOn(
        "Service Canada, Social Insurance Number: apply",
        "https://www.canada.ca/en/employment-social-development/services/sin/apply.html",
      ),
      note: "Since cards are no longer issued; the first day is general knowledge. A replaced card had a fee before.",
    },
  ],
};
