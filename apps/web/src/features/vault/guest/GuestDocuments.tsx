import type { UploadTarget } from "../upload/sender.ts";
import { pageOf } from "@boreal/domain/vault/pages";
import { useEffect, type ComponentProps } from "react";
import type { DrawGuestDocuments, GuestDocument } from "../../../case/invitation/guestDocuments.ts";
import { levelWord } from "../../../case/text.ts";
import { useText } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { UploadBox } from "../upload/UploadBox.tsx";
import { isAt, UploadLines, useUploads } from "../upload/UploadLines.tsx";
import { guestDocumentsText as text } from "./guestDocuments.text.ts";
import { RemoveGuestFile } from "./RemoveGuestFile.tsx";
import "../vault.css";

type Props = ComponentProps<DrawGuestDocuments>;

/** Where an invited person adds their own documents. What anybody else added is not told here. */
export function GuestDocuments({ applicationId, documents, onChanged }: Props) {
  const t = useText();
  const isAskedFor = ({ requirement, files }: GuestDocument) => requirement !== "IfApplicable" || files.length > 0;
  const others = documents.filter((asked) => !isAskedFor(asked));
  const drawn = (asked: GuestDocument) => (
    <AskedDocument
      key={`${asked.page} ${asked.slot}`}
      applicationId={applicationId}
      asked={asked}
      onChanged={onChanged}
    />
  );
  return (
    <>
      {documents.filter((asked) => isAskedFor(asked)).map(drawn)}
      {others.length > 0 && <Details summary={t(text.more)}>{others.map(drawn)}</Details>}
    </>
  );
}

function AskedDocument({ applicationId, asked, onChanged }: Omit<Props, "documents"> & { asked: GuestDocument }) {
  const t = useText();
  const page = pageOf(asked.page);
  const slot = page?.slots.find(({ id }) => id === asked.slot);
  const uploads = useUploads();
  const place: UploadTarget = {
    applicationId,
    page: asked.page,
    slot: asked.slot,
    person: page?.person ?? "",
    asGuest: true,
  };
  const onTheWay = uploads.filter((item) => isAt(item, place));
  const isArrived = onTheWay.some(
    ({ state, fileId }) => state === "done" && !asked.files.some((file) => file.id === fileId),
  );
  useEffect(() => {
    if (isArrived) onChanged();
  }, [isArrived, onChanged]);
  // A page that this version of the application does not know.
  if (!slot) return null;
  const arriving = onTheWay.filter(
    ({ state, fileId }) => state !== "refused" && !asked.files.some((file) => file.id === fileId),
  );
  const room = slot.maxFiles - asked.files.length - arriving.length;
  const headingId = `slot-${slot.id}`;
  const { word, tone } = levelWord(asked.requirement);
  return (
    <section className="slot" aria-labelledby={headingId}>
      <div className="slot__head">
        <h2 className="slot__name" id={headingId}>
          {t(asked.title)}
        </h2>
        {asked.files.length === 0 && <StatusTag tone={tone}>{t(word)}</StatusTag>}
      </div>
      {asked.files.length > 0 && (
        <>
          <p className="slot__note">{t(text.added)}</p>
          <ul className="guest-files">
            {asked.files.map(({ id, name }) => (
              <li key={id} className="guest-file">
                <span className="guest-file__name">{name}</span>
                <RemoveGuestFile file={{ id, name }} onChanged={onChanged} />
              </li>
            ))}
          </ul>
        </>
      )}
      <UploadLines items={onTheWay} storedIds={asked.files.map(({ id }) => id)} />
      {room > 0 && <UploadBox slot={slot} place={place} room={room} labelledBy={headingId} />}
    </section>
  );
}
