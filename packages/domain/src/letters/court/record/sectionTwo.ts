import { letterContent } from "../../define.ts";
import type { LetterField } from "../../letterContent.ts";
import { asked } from "../../prose/fact.ts";
import { sentence } from "../../prose/sentence.ts";
import { filedBySolicitor } from "../solicitor.ts";
import { inContents, items, pagesOf, tableOfContents } from "./items.ts";
import { opening, preparedByLegalTeam } from "./opening.ts";
import { asksForReasons, hasNoReasons, hasReasons, reasonsField } from "./writtenReasons.ts";

const id = "applicationRecordSectionTwo";

const titleField: LetterField = {
  path: "sectionTitle",
  kind: "text",
  inAnyScript: true,
  label: { en: "Title of this part", fr: "Titre de cette partie" },
  hint: {
    en: "No rule names it. Without an entry it is “Section Two”.",
    fr: "Aucune règle ne le fixe. Sans entrée, c’est «\u00A0Section deux\u00A0».",
  },
};

/** No rule knows it: a divider for the decision and its reasons, or the second volume of a large file; so its title is asked for. */
export const applicationRecordSectionTwo = letterContent({
  ...preparedByLegalTeam,
  id,
  title: [
    sentence(
      {
        en: "Applicant’s Application Record: {title}",
        fr: "Dossier de demande de la partie demanderesse\u00A0: {title}",
      },
      { title: (the) => asked("sectionTitle")(the) ?? { en: "Section Two", fr: "Section deux" } },
    ),
  ],
  sections: [
    opening({
      asks: [titleField],
      lines: [
        sentence(
          {
            en: "This part of the application record holds the decision under review and its reasons.",
            fr: "Cette partie du dossier de demande contient la décision contestée et ses motifs.",
          },
          {},
          { when: hasReasons },
        ),
        sentence(
          {
            en: "This part of the application record holds the decision under review and the notice that there are no written reasons.",
            fr: "Cette partie du dossier de demande contient la décision contestée et l’avis d’absence de motifs écrits.",
          },
          {},
          { when: hasNoReasons },
        ),
        asksForReasons(id),
      ],
    }),
    tableOfContents({
      asks: [reasonsField, pagesOf(items.decision), pagesOf(items.reasons)],
      lines: [inContents(items.decision), inContents(items.reasons), inContents(items.noReasons)],
    }),
    filedBySolicitor(id),
  ],
});
