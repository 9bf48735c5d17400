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
import { useSmallChange, type PartProps, type Request } from "./useRequests.ts";

type Props = PartProps & { request: Request };

const pointsOf = ({ items }: Request): readonly Point[] =>
  items.map(({ id, typed, page, slot, childNumber }) => ({
    key: id,
    id,
    words: typed ?? "",
    place: page === null || slot === null ? undefined : placeValue({ page, slot, childNumber }),
  }));

/** Letter, days and points are put right, or the request is taken out because there never was one. */
export function CorrectRequest({ application, request, onChanged }: Props) {
  const { t } = useLanguage();
  const act = useSmallChange(onChanged);
  const form = application.authorityRequestForm;
  const first: Days = { letterDate: request.letterDate ?? "", dueDate: request.dueDate ?? "" };
  const [days, setDays] = useState(first);
  const [points, setPoints] = useState(() => pointsOf(request));
  const [letterFileId, setLetter] = useState(request.letterFileId ?? undefined);
  if (!form) return null;
  const isListed = !form.kinds.find(({ id }) => id === request.kind)?.thing;
  const of = { applicationId: application.id, authorityRequestId: request.id };
  const save = () =>
    void act.change(
      async () =>
        (
          await send(changeRequestMutation, {
            ...of,
            letterFileId: letterFileId ?? null,
            letterDate: days.letterDate || null,
            dueDate: days.dueDate || null,
            items: isListed ? itemsOf(form, points) : [],
          })
        ).changeRequest,
      text.changed,
    );
  return (
    <form
      className="requests__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Letter {...{ application, request, letterFileId, setLetter }} />
      <LetterDays id={`change-${request.id}`} first={first} days={days} onChange={setDays} />
      {isListed && <PointList id={`change-${request.id}`} form={form} points={points} onChange={setPoints} />}
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
