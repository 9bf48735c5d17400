import type { Text } from "../../../kernel/text.ts";
import { letterContent } from "../../define.ts";
import { sentence } from "../../prose/sentence.ts";
import { servedOn } from "../served.ts";
import { filedBySolicitor } from "../solicitor.ts";
import { affidavitList, affidavits } from "./affidavits.ts";
import { inContents, items, pagesOf, tableOfContents } from "./items.ts";
import { statementOfLanguages } from "./languages.ts";
import { opening, preparedByLegalTeam } from "./opening.ts";
import { asksForReasons, reasonsField } from "./writtenReasons.ts";

/** The record of the applicant (rule 10 of the immigration rules): what is in it, in the order of the rule, on numbered pages. */

const id = "applicationRecord";

const contents = tableOfContents({
  asks: [
    reasonsField,
    {
      path: "asksForAnonymity",
      kind: "yesNo",
      label: { en: "Is anonymity asked for?", fr: "L’anonymat est-il demandé?" },
    },
    affidavitList,
    ...[items.leave, items.decision, items.reasons, items.anonymity, items.memorandum, items.languages].map(pagesOf),
  ],
  lines: [
    inContents(items.leave),
    inContents(items.decision),
    inContents(items.reasons),
    inContents(items.noReasons),
    asksForReasons(id),
    inContents(items.anonymity),
    affidavits,
    inContents(items.memorandum),
    inContents(items.languages),
  ],
});

const memorandumLimit: Text = {
  en: "A memorandum longer than the Federal Courts Rules allow (rule 70(4)) needs leave of the Court.",
  fr: "Un mémoire plus long que ne le permettent les Règles des Cours fédérales (règle 70(4)) exige l’autorisation de la Cour.",
};

export const applicationRecord = letterContent({
  ...preparedByLegalTeam,
  id,
  title: [sentence({ en: "Applicant’s Application Record", fr: "Dossier de demande de la partie demanderesse" }, {})],
  sections: [
    opening({
      lead: memorandumLimit,
      asks: [],
      lines: [
        sentence(
          {
            en: "The applicant files this record under rule 10 of the Federal Courts Citizenship, Immigration and Refugee Protection Rules.",
            fr: "La partie demanderesse dépose le présent dossier en vertu de la règle 10 des Règles des cours fédérales en matière de citoyenneté, d’immigration et de protection des réfugiés.",
          },
          {},
        ),
      ],
    }),
    contents,
    statementOfLanguages,
    filedBySolicitor(id),
    servedOn(id),
  ],
});
