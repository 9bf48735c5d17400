import type { CaseReader } from '../caseFile/reader.ts';
import { afterStudiesDeadlines } from './afterStudies.ts';
import { biometricsDeadlines, biometricsExpiry } from './biometrics.ts';
import type { Deadline } from './deadline.ts';
import { attestationLetterDeadlines, passportDeadlines } from './papers.ts';
import { permitDeadlines } from './permits.ts';

const families = [biometricsDeadlines, permitDeadlines, afterStudiesDeadlines, attestationLetterDeadlines, passportDeadlines, biometricsExpiry] as const;

/** Of a date that is not known; after all others. */
const unknown = '9999-99-99';

/** Every deadline of the case, the earliest first; only those for which a rule and a date in the case exist. */
export function everyDeadline(the: CaseReader): readonly Deadline[] {
  return families.flatMap((family) => family(the)).toSorted((one, other) => inOrder(one.decision.value ?? unknown, other.decision.value ?? unknown));
}

const inOrder = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
