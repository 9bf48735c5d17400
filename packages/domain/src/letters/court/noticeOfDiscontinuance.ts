import { letterContent } from "../define.ts";
import { sentence } from "../prose/sentence.ts";
import { subjectOfCase } from "./caseInCourt.ts";
import { anythingElse, applicantAdds, saidAfter } from "./lawyersWords.ts";
import { servedOn } from "./served.ts";
import { filedBySolicitor } from "./solicitor.ts";

/** The applicant ends the case (Form 166); without special reasons there are no costs (rule 22 of the immigration rules). */
export const noticeOfDiscontinuance = letterContent({
  id: "noticeOfDiscontinuance",
  person: "main",
  frame: "court",
  writes: "lawyer",
  confirms: "lawyer",
  generates: ["lawyer"],
  waiting: {
    en: "The legal team prepares this notice once you have agreed to end the case. A lawyer confirms it; it is served on the other side, then filed.",
    fr: "L’équipe juridique prépare cet avis une fois que vous avez accepté de mettre fin au dossier. Une avocate ou un avocat le confirme; il est signifié à la partie adverse, puis déposé.",
  },
  title: [sentence({ en: "Notice of Discontinuance", fr: "Avis de désistement" }, {})],
  subject: subjectOfCase,
  signature: [],
  sections: [
    {
      id: "body",
      title: { en: "Text", fr: "Texte" },
      hasNoHeading: true,
      limit: 6000,
      asks: [anythingElse(6000)],
      lines: [
        sentence(
          {
            en: "The applicant wholly discontinues this application.",
            fr: "La partie demanderesse se désiste entièrement de la présente demande.",
          },
          {},
        ),
        saidAfter(applicantAdds),
      ],
    },
    filedBySolicitor("noticeOfDiscontinuance"),
    servedOn("noticeOfDiscontinuance"),
  ],
});
