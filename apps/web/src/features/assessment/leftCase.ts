import { useEffect, useState, useSyncExternalStore } from 'react';
import { connection } from '../../api/connection.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { caseFileOf } from '../../case/theCase.ts';
import { device } from '../../offline/device.ts';
import { withoutServerFor } from '../../shell/leftSession.ts';
import type { StoredAnswers } from './answerQueue.ts';
import type { SheetPlace } from './keptSheets.ts';

/** A case as the server last told it, and the answers that were stored since. */
export type LeftCase<Loaded> = { readonly loaded: Loaded; readonly stored: StoredAnswers };

const entryOf = (applicationId: string) => `case ${applicationId}`;

/** Keeps what is known of a case on this device, so that its pages open again on a broken line. */
export async function leaveCase<Loaded>({ realm, person, applicationId }: SheetPlace, left: LeftCase<Loaded>): Promise<void> {
  const store = await device(realm).of(person);
  try {
    await store?.put(entryOf(applicationId), left);
  } catch {
    // Without storage the page opens again once the server answers.
  }
}

/** What this device kept of a case, while the server cannot be asked for it. Nothing when it is old, or of a make we cannot read. */
export function useLeftCase<Loaded extends { readonly caseFile?: unknown }>(
  { realm, person, applicationId }: SheetPlace,
  isUnknown: boolean,
  failure: ApiFailure | undefined,
): LeftCase<Loaded> | undefined {
  const isBroken = useSyncExternalStore(connection.subscribe, () => connection.state() !== 'good');
  const [left, setLeft] = useState<LeftCase<Loaded>>();
  // Whose storage it is must be known first: opening it for nobody would empty it.
  const isWanted = person !== '' && isUnknown && (isBroken || failure?.kind === 'unreachable');
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void readLeft<Loaded>({ realm, person, applicationId }).then((found) => {
      if (!isOver) setLeft(found);
    });
    return () => {
      isOver = true;
    };
  }, [isWanted, realm, person, applicationId]);
  return isUnknown ? left : undefined;
}

async function readLeft<Loaded extends { readonly caseFile?: unknown }>({ realm, person, applicationId }: SheetPlace): Promise<LeftCase<Loaded> | undefined> {
  const store = await device(realm).of(person);
  const left = (await store?.get(entryOf(applicationId), withoutServerFor)) as LeftCase<Loaded> | undefined;
  if (!left) return undefined;
  try {
    caseFileOf(left.loaded.caseFile);
    return left;
  } catch {
    return undefined;
  }
}
