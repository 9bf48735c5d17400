import type { CaseFile } from '@boreal/domain/caseFile/caseFile';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { delayBefore } from '../../api/backoff.ts';
import { connection } from '../../api/connection.ts';
import { asFailure, type ApiFailure } from '../../api/failure.ts';
import type { ResultOf } from '../../api/graphql.ts';
import { send } from '../../api/send.ts';
import { useApplicationChanges } from '../../api/useApplicationChanges.ts';
import { useQuery } from '../../api/useQuery.ts';
import { acknowledgeWarningMutation } from '../../case/operations.ts';
import { caseFileOf } from '../../case/theCase.ts';
import { useMe } from '../../shell/session.tsx';
import { answerQueue, type StoredAnswers } from './answerQueue.ts';
import { answerSheet, type AnswerSheet, type SheetView } from './answerSheet.ts';
import { assessmentQuery, saveAnswersMutation } from './operations.ts';
import { withAnswers } from './pageFields.ts';
import type { Acknowledged } from './pageOrder.ts';

type Loaded = NonNullable<ResultOf<typeof assessmentQuery>['application']>;

export type Answers = {
  readonly applicationId: string;
  readonly mayAnswer: boolean;
  readonly sheet: AnswerSheet;
  readonly view: SheetView;
  /** With what is stored or on its way. */
  readonly caseFile: CaseFile;
  /** With what stands on the screen, right or wrong. */
  readonly shownCase: CaseFile;
  readonly acknowledged: Acknowledged;
  readonly acknowledge: (warningIds: readonly string[]) => Promise<void>;
};

export type AnswersState = { readonly answers: Answers | null | undefined; readonly failure: ApiFailure | undefined; readonly reload: () => void };

type Heard = (now: Loaded['acknowledgedWarnings']) => void;

type Kept = {
  readonly sheet: AnswerSheet;
  /** Told after each save, which may have ended a confirmation. One listener: the page that is shown. */
  readonly hear: (listener: Heard) => void;
};

/** Unsaved answers outlive the page they were given on; by person, so that nobody else's are ever sent. */
const kept = new Map<string, Kept>();

/** The answers of one application: shown, changed, and saved as they are given. */
export function useAnswers(applicationId: string): AnswersState {
  const me = useMe();
  const { data, failure, reload, setData } = useQuery(assessmentQuery, { id: applicationId });
  const loaded = data?.application;
  useApplicationChanges(applicationId, ({ kind }) => {
    if (kind !== 'readingProgress') reload();
  });
  const sheet = useSheet(`${me.id} ${applicationId}`, applicationId, loaded ?? undefined, (acknowledgedWarnings) => {
    if (loaded) setData({ application: { ...loaded, acknowledgedWarnings } });
  });
  const view = useSyncExternalStore(
    useCallback((watcher: () => void) => sheet?.subscribe(watcher) ?? (() => {}), [sheet]),
    () => sheet?.view(),
  );
  useLeaveWarning(view?.isUnsaved === true);

  const acknowledge = useCallback(
    async (warningIds: readonly string[]) => {
      if (!loaded) return;
      let acknowledgedWarnings = loaded.acknowledgedWarnings;
      for (const warningId of warningIds) {
        const result = await send(acknowledgeWarningMutation, { applicationId, warningId, fileId: null }, { repeatable: true });
        acknowledgedWarnings = result.acknowledgeWarning.application?.acknowledgedWarnings ?? acknowledgedWarnings;
      }
      setData({ application: { ...loaded, acknowledgedWarnings } });
    },
    [applicationId, loaded, setData],
  );

  const answers = useMemo((): Answers | undefined => {
    if (!loaded || !sheet || !view) return undefined;
    const caseFile = caseFileOf(loaded.caseFile);
    return {
      applicationId,
      mayAnswer: loaded.abilities.includes('answer'),
      sheet,
      view,
      caseFile: withAnswers(caseFile, view.values),
      shownCase: withAnswers(caseFile, view.shown),
      acknowledged: loaded.acknowledgedWarnings,
      acknowledge,
    };
  }, [applicationId, loaded, sheet, view, acknowledge]);
  return { answers: loaded === null ? null : answers, failure, reload };
}

function useSheet(
  owner: string,
  applicationId: string,
  loaded: Loaded | undefined,
  onAcknowledged: Heard,
): AnswerSheet | undefined {
  const keep = keepFor(owner, applicationId, loaded);
  useEffect(() => {
    if (keep && loaded) keep.sheet.queue.adopt(storedIn(loaded));
  }, [keep, loaded]);
  useEffect(() => {
    keep?.hear(onAcknowledged);
  });
  useEffect(() => {
    const save = () => void keep?.sheet.queue.flush();
    save();
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [keep]);
  return keep?.sheet;
}

/** The sheet of this person and application, made with the first answers that were read; later ones are adopted. */
function keepFor(owner: string, applicationId: string, loaded: Loaded | undefined): Kept | undefined {
  const before = kept.get(owner);
  if (before || !loaded) return before;
  let listener: Heard = () => {};
  const queue = answerQueue(storedIn(loaded), surroundings(applicationId, (now) => listener(now)));
  const made: Kept = {
    sheet: answerSheet(queue),
    hear: (next) => {
      listener = next;
    },
  };
  kept.set(owner, made);
  return made;
}

function storedIn(loaded: Loaded): StoredAnswers {
  const versions = loaded.answerVersions;
  return { values: caseFileOf(loaded.caseFile).answers, versions: (versions ?? {}) as Record<string, number> };
}

function surroundings(applicationId: string, onAcknowledged: Heard): Parameters<typeof answerQueue>[1] {
  const line = Symbol('answers');
  return {
    send: async (answers) => {
      const result = await send(saveAnswersMutation, { applicationId, answers: [...answers] });
      const { saved, conflicts, refusals, application } = result.saveAnswers;
      if (application) onAcknowledged(application.acknowledgedWarnings);
      return { saved, refusals, conflicts: conflicts.map((conflict) => ({ ...conflict, value: conflict.value ?? null })) };
    },
    // A database that is away for a moment looks like a fault; only a session that ended needs the person.
    mayPass: (thrown) => asFailure(thrown).kind !== 'signedOut',
    now: () => new Date().toISOString(),
    delay: delayBefore,
    wait: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    onLine: (now) => {
      if (now === 'broken') connection.lost(line, true);
      // Back, but not everything is saved: the banner must not say that it is.
      else if (now === 'whole' && connection.state() === 'unsaved') connection.lost(line, false);
      if (now !== 'broken') connection.over(line);
    },
  };
}

/** The browser asks before leaving while something is not stored. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
