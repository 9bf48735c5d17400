import { isLetterKey, type LetterKey } from "@boreal/domain/caseFile/letterValues";
import { FormReader } from "@boreal/domain/forms/formReader";
import { formState, type SectionState } from "@boreal/domain/forms/formState";
import { formOfDescribed } from "@boreal/domain/letters/described/formOfDescribed";
import type { DescribedForm } from "@boreal/domain/letters/described/describedForm";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { ApiError } from "../../../../api/failure.ts";
import type { ResultOf } from "../../../../api/graphql.ts";
import { useAskAgain } from "../../../../api/useAskAgain.ts";
import { useQuery } from "../../../../api/useQuery.ts";
import { caseIsReady } from "../../../../case/flow/loadedFlows.ts";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { caseFileOf } from "../../../../case/loading/theCase.ts";
import type { SheetKey } from "../../../../case/saving/keptSheets.ts";
import type { QueueDeps } from "../../../../case/saving/queueDeps.ts";
import { useKeptSheet } from "../../../../case/saving/useKeptSheet.ts";
import type { Text } from "@boreal/domain/kernel/text";
import type { Asked } from "../../filling/filling.ts";
import { ownFaults, type OwnFaults } from "../../filling/formFaults.ts";
import { sendFormValues } from "../../filling/sendFormValues.ts";
import { guestLetterQuery } from "./operations.ts";
import { caseWithEntries, storedEntries } from "../../storedForms.ts";
import type { LetterFilling } from "../LetterSectionView.tsx";

type Loaded = ResultOf<typeof guestLetterQuery>["guestLetter"];

export type GuestLetter = {
  readonly letter: Loaded;
  readonly forms: LetterFilling;
  readonly open: Asked;
  readonly sections: readonly SectionState[];
  readonly own: OwnFaults;
};

type GuestLetterState = {
  /** As it was last told: a link that ends takes nothing from the page. */
  readonly guestLetter: GuestLetter | undefined;
  /** Why it is not told any more. */
  readonly refusal: Text | undefined;
  readonly failure: ApiError | undefined;
  readonly reload: () => void;
};

const nowhere: SheetKey = { realm: "guest", person: "", applicationId: "" };
const isReady = ({ guestLetter }: ResultOf<typeof guestLetterQuery>) => caseIsReady(guestLetter.caseFile);

/** The letter in which an invited person speaks, saved as it is written; kept on a broken line as answers are. */
export function useGuestLetter(letterKey: string): GuestLetterState {
  const { data, failure, reload } = useQuery(guestLetterQuery, { letterKey }, isReady);
  useAskAgain(failure, reload);
  const now = data?.guestLetter;
  const refusal = now?.refusals[0]?.text;
  const [last, setLast] = useState<Loaded>();
  useEffect(() => {
    if (now && now.refusals.length === 0) setLast(now);
  }, [now]);
  const letter = now && !refusal ? now : last;
  const { sheet, view } = useSheet(letter, reload);
  const guestLetter = useMemo((): GuestLetter | undefined => {
    if (!letter || !sheet || !view || !isLetterKey(letterKey)) return undefined;
    return opened(letter, letterKey, { sheet, view });
  }, [letter, letterKey, sheet, view]);
  return { guestLetter, refusal, failure, reload };
}

function useSheet(letter: Loaded | undefined, reload: () => void) {
  const { applicationId = null, section = null } = letter ?? {};
  const place = useMemo(
    (): SheetKey =>
      applicationId === null || section === null
        ? nowhere
        : { realm: "guest", person: `${applicationId} ${section}`, applicationId: `letters ${applicationId}` },
    [applicationId, section],
  );
  const stored = useMemo(
    () =>
      letter &&
      storedEntries(caseFileOf(letter.caseFile), (letter.versions ?? {}) as Parameters<typeof storedEntries>[1]),
    [letter],
  );
  const sending = useCallback<QueueDeps["send"]>(
    (entries) => sendFormValues(applicationId ?? "", entries, "guest"),
    [applicationId],
  );
  const kept = useKeptSheet(place, stored, sending);
  const sheet = kept?.kept.sheet;
  // What was saved is drafted anew; of a link that ended the page says so once it has asked.
  useEffect(() => sheet?.queue.onSent(() => reload()), [sheet, reload]);
  return { sheet, view: kept?.view };
}

function opened(letter: Loaded, key: LetterKey, saving: Pick<LetterFilling, "sheet" | "view">): GuestLetter {
  const caseFile = caseWithEntries(caseFileOf(letter.caseFile), { ...saving.view.values, ...saving.view.rejected });
  const told = letter.asked as DescribedForm;
  const [form, { person }] = [formOfDescribed(told), told];
  const answers = readerFor(caseFile);
  const open: Asked = { key, definition: form, the: FormReader.of(form, caseFile, answers, person) };
  return {
    letter,
    forms: {
      applicationId: letter.applicationId ?? "",
      type: caseFile.application.type,
      own: true,
      documents: [],
      caseFile,
      answers,
      isOfGuest: true,
      ...saving,
    },
    open,
    sections: formState(form, caseFile, answers, person).sections,
    own: ownFaults(open, saving.view),
  };
}
