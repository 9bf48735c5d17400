import type { Refusal } from '@boreal/domain/kernel/validation';
import { isReady, type Asker } from '../policies/actor.ts';
import { emailNotConfirmed, notAllowed, notSignedIn, secondFactorNeeded } from './deps.ts';

/** Why somebody may do nothing at all yet; `undefined` once they are signed in, confirmed, and for staff verified twice. */
export function notReady(asker: Asker): Refusal | undefined {
  if (asker === null) return notSignedIn;
  if (isReady(asker)) return undefined;
  return asker.emailVerified ? secondFactorNeeded : emailNotConfirmed;
}

/** The most helpful reason for a "no": what to do first, else that this account may not. */
export const whyNot = (asker: Asker): Refusal => notReady(asker) ?? notAllowed;
