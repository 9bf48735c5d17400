import { useState } from "react";
import { send } from "../../api/send.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LetterDays, type Days } from "./LetterDays.tsx";
import { cancelRequestMutation, changeRequestMutation } from "./operations.ts";
import { itemsOf, placeValue, PointList, type Point } from "./PointList.tsx";
import { text } from "./requests.text.ts";
import { useSmallChange, type PartProps, type Request, type RequestForm } from "./useRequests.ts";

type Props = PartProps & { request: Request };

type Correction = {
  /** What the page showed when the first thing was changed. */
  readonly seen: number;
  readonly first: Days;
  readonly days: Days;
  readonly letterFileId: string | undefined;
  readonly points: readonly Point[];
};

function correctionOf({ version, letterDate, dueDate, letterFileId, items }: Request): Correction {
  const days: Days = { letterDate: letterDate ?? "", dueDate: dueDate ?? "" };
  const points = items.map(({ id, typed, page, slot, childNumber, sentOn }) => ({
    key: id,
    id,
    words: typed ?? "",
    place: page === null || slot === null ? undefined : placeValue({ page, slot, childNumber }),
    isSent: sentOn !== null,
  }));
  return { seen: version, first: days, days, letterFileId: letterFileId ?? undefined, points };
}

/**
 * While nothing is changed, the form shows the request as it is. What somebody began to change stays theirs, and is sent with
 * what they saw, so that it never undoes what another saved in the meantime.
 */
function useCorrection(request: Request) {
  const [begun, setBegun] = useState<Correction>();
  return {
    entry: begun ?? correctionOf(request),
    change: (to: Partial<Correction>) => setBegun((before) => ({ ...(before ?? correctionOf(request)), ...to })),
    follow: () => setBegun(undefined),
  };
}

/** Letter, days and points are put right, or the request is taken out because there never was one. */
export function CorrectRequest({ application, request, onChanged }: Props) {
  const { t } = useLanguage();
  const correction = useCorrection(request);
  const act = useSmallChange(() => {
    correction.follow();
    onChanged();
  });
  const form = application.authorityRequestForm;
  if (!form) return null;
  const isListed = !form.kinds.find(({ id }) => id === request.kind)?.thing;
  const of = { applicationId: application.id, authorityRequestId: request.id };
  const { seen, days, letterFileId, points } = correction.entry;
  const given = {
    ...of,
    letterFileId: letterFileId ?? null,
    letterDate: days.letterDate || null,
    dueDate: days.dueDate || null,
    items: isListed ? itemsOf(form, points) : [],
    baseVersion: seen,
  };
  return (
    <form
      className="requests__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act.change(async () => (await send(changeRequestMutation, given)).changeRequest, text.changed);
      }}
    >
      <Fields {...{ application, request, form, isListed, ...correction }} />
      {act.refused && (
        <Banner tone="blocked" live>
          {act.refused}
        </Banner>
      )}
      <FailureBanner failure={act.failure} />
      <ButtonRow>
        <Button type="submit" busy={act.busy}>
          {t(text.save)}
        </Button>
        <Button
          look="danger"
          busy={act.busy}
          onClick={() =>
            void act.change(async () => (await send(cancelRequestMutation, of)).cancelRequest, text.cancelled)
          }
        >
          {t(text.cancel)}
        </Button>
      </ButtonRow>
    </form>
  );
}

type FieldsProps = Omit<Props, "onChanged"> &
  Pick<ReturnType<typeof useCorrection>, "entry" | "change"> & { form: RequestForm; isListed: boolean };

function Fields({ application, request, form, isListed, entry, change }: FieldsProps) {
  const id = `change-${request.id}`;
  return (
    <>
      <Letter
        {...{ application, request, letterFileId: entry.letterFileId }}
        setLetter={(letterFileId) => change({ letterFileId })}
      />
      <LetterDays
        key={entry.seen}
        id={id}
        first={entry.first}
        days={entry.days}
        onChange={(days) => change({ days })}
      />
      {isListed && <PointList id={id} form={form} points={entry.points} onChange={(points) => change({ points })} />}
    </>
  );
}

type LetterProps = Omit<Props, "onChanged"> & {
  letterFileId: string | undefined;
  setLetter: (fileId: string | undefined) => void;
};

/** The letter of the request among those of its kind that no other request has. */
function Letter({ application, request, letterFileId, setLetter }: LetterProps) {
  const { t } = useLanguage();
  const free = (application.authorityRequestForm?.letters ?? []).filter(
    ({ kind, addressee, childNumber }) =>
      kind === request.kind && addressee === request.addressee && childNumber === request.childNumber,
  );
  const own = request.letterFileId === null ? [] : [request.letterFileId];
  const ids = [...own, ...free.map(({ fileId }) => fileId)];
  if (ids.length === 0) return null;
  const nameOf = (fileId: string) => application.documents.find(({ id }) => id === fileId)?.name ?? fileId;
  return (
    <SelectField
      id={`change-${request.id}-letter`}
      label={t(text.letter)}
      optional
      options={ids.map((fileId) => ({ value: fileId, label: nameOf(fileId) }))}
      value={letterFileId}
      onChange={setLetter}
    />
  );
}
