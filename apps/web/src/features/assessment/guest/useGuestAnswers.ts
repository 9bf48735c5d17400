import { useCallback, useEffect, useMemo, useState } from "react";
import type { ApiError } from "../../../api/failure.ts";
import type { ResultOf } from "../../../api/graphql.ts";
import { useAskAgain } from "../../../api/useAskAgain.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { allQuestionsOf } from "../../../case/flow/allQuestions.ts";
import { caseIsReady } from "../../../case/flow/loadedFlows.ts";
import { caseFileOf } from "../../../case/loading/theCase.ts";
import { device } from "../../../offline/device.ts";
import type { StoredAnswers } from "../../../case/saving/unsavedAnswers.ts";
import type { QueueDeps } from "../../../case/saving/queueDeps.ts";
import type { SheetKey } from "../../../case/saving/keptSheets.ts";
import { leaveCase, useLeftCase } from "../saving/leftCase.ts";
import { localCase } from "../saving/localCase.ts";
import { guestCaseQuery } from "../operations.ts";
import { questionnaireOf } from "../questions/questionnaire.ts";
import { sendAnswers } from "../saving/sendAnswers.ts";
import type { Answers } from "../saving/useAnswers.ts";
import { useKeptSheet } from "../../../case/saving/useKeptSheet.ts";
import { guestSections, type GuestSection } from "@boreal/domain/questionnaire/guestSections";
import type { Step } from "@boreal/domain/questionnaire/step";

type Loaded = NonNullable<ResultOf<typeof guestCaseQuery>["guestCase"]>;

export type GuestAnswers = Answers & {
  /** Pages of this person that are shown now, in order. */
  readonly pages: readonly Step[];
  readonly section: GuestSection;
  /** Places for their own documents. */
  readonly documents: Loaded["documents"];
  /** Letters in which this person speaks. */
  readonly letters: Loaded["letters"];
  /** When this person last said that they are done. */
  readonly finishedAt: string | null;
  readonly reload: () => void;
};

type GuestState = {
  readonly answers: GuestAnswers | null | undefined;
  readonly failure: ApiError | undefined;
  readonly reload: () => void;
};

const noVariables = {};
const nowhere: SheetKey = { realm: "guest", person: "", applicationId: "" };
const placeOf = (applicationId: string, section: string): SheetKey => ({
  realm: "guest",
  person: `${applicationId} ${section}`,
  applicationId,
});
const guestCaseIsReady = ({ guestCase }: ResultOf<typeof guestCaseQuery>) => caseIsReady(guestCase?.caseFile);
const nothingToConfirm = () => Promise.resolve();

/** The answers of an invited person: only those about them, saved as they are given, and kept on a broken line as everybody's are. */
export function useGuestAnswers(): GuestState {
  const { data, failure, reload } = useQuery(guestCaseQuery, noVariables, guestCaseIsReady);
  useAskAgain(failure, reload);
  const isUnknown = data === undefined;
  const before = usePlaceOfLastVisit(isUnknown);
  const known = data?.guestCase;
  const [id, section] = [known?.applicationId, known?.section];
  const place = useMemo(
    () => (id !== undefined && section !== undefined ? placeOf(id, section) : before),
    [id, section, before],
  );
  const left = useLeftCase<Loaded>(place, isUnknown, failure, caseIsReady);
  const loaded = isUnknown ? left?.loaded : known;
  const stored = useMemo(() => left?.stored ?? (loaded ? storedIn(loaded) : undefined), [left, loaded]);
  const sending = useCallback<QueueDeps["send"]>(
    (answers) => sendAnswers(place.applicationId, answers, "guest"),
    [place],
  );
  const open = useKeptSheet(place, stored, sending);
  const sheet = open?.kept.sheet;
  useEffect(
    () =>
      sheet?.queue.onSent((result) => {
        // The visit is over, or the invitation was taken back: the page says so once it has asked.
        if (!result) reload();
      }),
    [sheet, reload],
  );
  const view = open?.view;
  const savedAt = view?.state.kind === "saved" ? view.state.at : undefined;
  useEffect(() => {
    if (known && sheet) void leaveCase(place, { loaded: known, stored: sheet.queue.stored() });
  }, [place, known, sheet, savedAt]);
  useEffect(() => {
    if (data?.guestCase === null) void forgetLastVisit();
  }, [data]);
  const answers = useMemo((): GuestAnswers | undefined => {
    if (!loaded || !sheet || !view) return undefined;
    const caseFile = caseFileOf(loaded.caseFile);
    const local = localCase(allQuestionsOf(caseFile.application.type), caseFile, view, "part");
    const pages = questionnaireOf(local).pages.filter((step) => loaded.stepIds.includes(step.id));
    return {
      ...local,
      applicationId: loaded.applicationId,
      mayAnswer: true,
      mayAnswerAt: () => true,
      contactEmail: loaded.contactEmail,
      sheet,
      view,
      acknowledged: [],
      acknowledge: nothingToConfirm,
      pages,
      section: sectionOf(loaded),
      documents: loaded.documents,
      letters: loaded.letters,
      finishedAt: loaded.finishedAt ?? null,
      reload,
    };
  }, [loaded, sheet, view, reload]);
  return { answers: known === null ? null : answers, failure: left ? undefined : failure, reload };
}

/** The server invites to these sections only. */
const sectionOf = ({ section }: Loaded): GuestSection =>
  guestSections.find((known) => known === section) ?? guestSections[0];

function storedIn(loaded: Loaded): StoredAnswers {
  return {
    values: caseFileOf(loaded.caseFile).answers,
    versions: Object.fromEntries(loaded.versions.map(({ key, version }) => [key, version])),
  };
}

/** Whose part this browser had open last, for as long as the server cannot be asked. */
function usePlaceOfLastVisit(isUnknown: boolean): SheetKey {
  const [place, setPlace] = useState(nowhere);
  useEffect(() => {
    if (!isUnknown) return undefined;
    let isOver = false;
    void device("guest")
      .asLeft()
      .then((store) => {
        const [applicationId, section] = store?.owner.split(" ") ?? [];
        if (!isOver && applicationId !== undefined && section !== undefined) setPlace(placeOf(applicationId, section));
      });
    return () => {
      isOver = true;
    };
  }, [isUnknown]);
  return place;
}

async function forgetLastVisit(): Promise<void> {
  if ((await device("guest").asLeft()) !== undefined) await device("guest").wipe("ended");
}
