import type { CaseFile } from "../../caseFile/caseFile.ts";
import { owners } from "../../caseFile/whose/pageOwner.ts";
import { addresseeOf } from "../../conditions/authority/recordedRequests.ts";
import { isOfUnsplitLetter, medical, passport } from "../../deadlines/authorityRequests.ts";
import { requestLetter as biometrics } from "../../deadlines/biometrics.ts";
import { isCourtDay } from "../../deadlines/court.ts";
import { issuedEnd } from "../../deadlines/issuedEnd.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import { fill, type Text } from "../../kernel/text.ts";
import type { CaseDayKind } from "../../kernel/calendar/calendarKinds.ts";
import type { Plan, PlannedDeadline } from "../planned.ts";

/** One day of a case as the calendar of the firm tells it. The title names nobody: it may go into calendars that others see. */
export type CaseDay = { readonly day: IsoDate; readonly kind: CaseDayKind; readonly title: Text };

type Requests = NonNullable<CaseFile["authorityRequests"]>;

/** Every dated day of a plan, the earliest first. What is over and not done is among them: it is still waited for. */
export function caseDays({ deadlines }: Pick<Plan, "deadlines">, requests: Requests = []): readonly CaseDay[] {
  return deadlines.flatMap((deadline) => {
    const { date } = deadline;
    if (date === null) return [];
    const request = requests.find(({ id }) => deadline.id === `request.${id}`);
    return [{ day: date, kind: kindOf(deadline, request), title: titleForTeam(deadline, request) }];
  });
}

/** Deadlines that tell the end of something which is held. */
const ends: readonly string[] = [
  issuedEnd,
  "permitEnd",
  "passport",
  "biometricsExpiry",
  "profileEnd",
  "attestationLetter",
];

function kindOf({ id }: PlannedDeadline, request: Requests[number] | undefined): CaseDayKind {
  if (id === "hearing" || request?.kind === "interview") return "hearing";
  if (isCourtDay({ id }) || request?.kind === "court") return "court";
  if (request || isOfUnsplitLetter(id) || id === biometrics.id || id.startsWith(`${biometrics.id}.`)) return "request";
  return ends.includes(id) || id.startsWith("expiry.") ? "expiry" : "deadline";
}

const ofNobodyElse = { of: { en: "", fr: "" } };
const sendBy: Text = { en: "Send the application", fr: "Envoyer la demande" };

/** Said to the applicant with “your”; the team reads it of somebody else. */
const saidOfApplicant: Readonly<Record<string, Text>> = {
  biometrics: fill(biometrics.titleOf, ofNobodyElse),
  medicalExam: fill(medical.titleOf, ofNobodyElse),
  passport: fill(passport.titleOf, ofNobodyElse),
};
const ofFamily: readonly { readonly said: Text; readonly instead: Text }[] = [
  { said: owners.spouse.of, instead: { en: "of the spouse or partner", fr: "du conjoint ou partenaire" } },
  {
    // The number of the child stands behind it.
    said: { en: owners.child.of.en.replace(" {n}", ""), fr: owners.child.of.fr.replace(" {n}", "") },
    instead: { en: "of child", fr: "de l’enfant" },
  },
];

function titleForTeam({ id, title }: PlannedDeadline, request: Requests[number] | undefined): Text {
  if (id === "sendBy") return sendBy;
  const ofMain = request && addresseeOf(request).role === "main" ? request.kind : undefined;
  const letter = [biometrics, medical, passport].find((one) => one.id === id);
  return saidOfApplicant[ofMain ?? letter?.kind ?? ""] ?? withoutYour(title);
}

const withoutYour = (title: Text): Text =>
  ofFamily.reduce(
    (text, { said, instead }) => ({
      en: text.en.replace(said.en, instead.en),
      fr: text.fr.replace(said.fr, instead.fr),
    }),
    title,
  );
