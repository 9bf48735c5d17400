import type { CaseReader } from "../caseFile/reader.ts";
import { applicationIsOver } from "../conditions/application/status.ts";
import { staysAfterClosing } from "./afterClosing.ts";
import { afterStudiesDeadlines } from "./afterStudies.ts";
import { authorityRequestDeadlines } from "./authorityRequests.ts";
import { biometricsDeadlines, biometricsExpiry } from "./biometrics.ts";
import { courtDeadlines } from "./court.ts";
import type { Deadline } from "./deadline.ts";
import { expiryDeadlines } from "./expiry.ts";
import { issuedEndDeadlines } from "./issuedEnd.ts";
import { attestationLetterDeadlines, passportDeadlines } from "./documentDeadlines.ts";
import { permitDeadlines } from "./permits.ts";
import { profileDeadlines } from "./profile.ts";
import { recordedRequestDeadlines } from "./recordedRequests.ts";
import { sendByDeadlines } from "./sendBy.ts";

const families = [
  courtDeadlines,
  profileDeadlines,
  biometricsDeadlines,
  authorityRequestDeadlines,
  recordedRequestDeadlines,
  permitDeadlines,
  issuedEndDeadlines,
  sendByDeadlines,
  afterStudiesDeadlines,
  attestationLetterDeadlines,
  passportDeadlines,
  biometricsExpiry,
] as const;

/** Of a date that is not known; after all others. */
const unknown = "9999-99-99";

/** Every deadline of the case, the earliest first; only those for which a rule and a date in the case exist, and of a closed case those that are told after its closing. */
export function everyDeadline(the: CaseReader): readonly Deadline[] {
  const told = families.flatMap((family) => family(the));
  // An expiry that another deadline tells with its own reason is not told twice.
  const expiries = expiryDeadlines(the).filter(
    ({ deadline, toldBy }) =>
      !told.some(({ id, decision }) => toldBy.includes(id) && decision.value === deadline.decision.value),
  );
  const all = [...told, ...expiries.map(({ deadline }) => deadline)];
  const due = applicationIsOver.evaluate(the.fresh()).holds ? all.filter(staysAfterClosing) : all;
  return due.toSorted((one, other) => inOrder(one.decision.value ?? unknown, other.decision.value ?? unknown));
}

const inOrder = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
