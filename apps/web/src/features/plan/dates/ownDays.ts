import type { AnswerKey } from "@boreal/domain/caseFile/answers/answers";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { isIsoDate, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Text } from "@boreal/domain/kernel/text";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { isAboutPreparer } from "@boreal/domain/questionnaire/visit/asPreparerReads";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { stepPath } from "../../../case/loading/addresses.ts";
import { questionOf } from "../../../case/answers/questionOf.ts";

/** A day that the person told and that no rule is about: it stands among the dates so that these can be judged by it. */
export type OwnDay = { readonly id: string; readonly title: Text; readonly date: IsoDate; readonly href?: string };

/** `toldBy`: dates of the plan that say the same. */
const days: readonly {
  readonly key: AnswerKey;
  readonly title: Text;
  /** Where somebody else prepares the visit. */
  readonly ofVisitor?: Text;
  readonly toldBy: readonly string[];
}[] = [
  {
    key: "startOfCanadianStudyProgram",
    title: { en: "Your program starts", fr: "Début de votre programme" },
    toldBy: [],
  },
  {
    key: "passportExpiryDate",
    title: { en: "Your passport expires", fr: "Fin de validité de votre passeport" },
    ofVisitor: {
      en: "The visitor’s passport expires",
      fr: "Fin de validité du passeport de la personne qui visite",
    },
    toldBy: ["passport", "expiry.passport"],
  },
  { key: "graduationDate", title: { en: "Your program ends", fr: "Fin de votre programme" }, toldBy: [] },
];

/** The days that the answers in use name, from today on, as long as no date of the plan tells them. */
export function ownDays(
  applicationId: string,
  caseFile: CaseFile,
  deadlines: readonly { readonly id: string }[],
): readonly OwnDay[] {
  const the = readerFor(caseFile);
  const steps = stepsOf(caseFile.application.type);
  const isOwn = isAboutPreparer(the);
  return days.flatMap(({ key, title, ofVisitor, toldBy }) => {
    const date: unknown = the.answer(key);
    if (typeof date !== "string" || !isIsoDate(date) || date < caseFile.today) return [];
    if (deadlines.some(({ id }) => toldBy.includes(id))) return [];
    const asked = questionOf(steps, key, { the });
    return [
      {
        id: key,
        title: isOwn ? title : (ofVisitor ?? title),
        date,
        ...(asked ? { href: stepPath(applicationId, asked.stepId) } : {}),
      },
    ];
  });
}
