import { notAfterToday } from "../../../fields/checks/dates.ts";
import type { FormList } from "../../../forms/fields/field.ts";
import { dayWords, inRow, rowsOf } from "../../facts/ownFields.ts";
import { gapsOf } from "../../prose/gap.ts";
import { inWords } from "../../prose/fact.ts";
import { ofPerson } from "../../prose/naming.ts";
import { sentence, type SentencesOfEach } from "../../prose/sentence.ts";
import { orPagesToComplete, pagesWords } from "./pages.ts";

/** The affidavits in a record: who swore each, and when. */

const gap = gapsOf("applicationRecord");
const list = "affidavits";

export const affidavitList: FormList = {
  list,
  title: { en: "Affidavits", fr: "Affidavits" },
  rowTitle: { en: "Affidavit {number}", fr: "Affidavit {number}" },
  addLabel: { en: "Add an affidavit", fr: "Ajouter un affidavit" },
  most: () => undefined,
  needed: "always",
  fields: [
    {
      path: "name",
      kind: "name",
      inAnyScript: true,
      label: { en: "Who swore it", fr: "Qui l’a fait" },
      needed: "always",
    },
    {
      path: "day",
      kind: "date",
      label: { en: "Sworn on", fr: "Fait le" },
      needed: "always",
      checks: [notAfterToday],
    },
    { path: "pages", kind: "text", label: { en: "Pages", fr: "Pages" } },
  ],
};

export const affidavits: SentencesOfEach = {
  each: (the) =>
    rowsOf(the, list).map((row) =>
      sentence(
        {
          en: "Affidavit {ofName}, sworn or affirmed on {day}: {pages}",
          fr: "Affidavit {ofName}, souscrit le {day}\u00A0: {pages}",
        },
        {
          ofName: inWords(inRow(list, row, "name"), ofPerson),
          day: inRow(list, row, "day", dayWords),
          pages: orPagesToComplete(inRow(list, row, "pages", pagesWords)),
        },
        {
          gap: gap("Who swore the affidavit, and when", "Qui a fait l’affidavit, et quand", list),
        },
      ),
    ),
};
