import type { UploadTarget } from "../upload/sender.ts";
import { mostUnsorted, unsortedPlace } from "@boreal/domain/vault/files/unsortedFiles";
import { unsortedTypes } from "@boreal/domain/vault/files/unsortedTypes";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { unsortedFiles } from "../../../case/unsorted.ts";
import { useText } from "../../../ui/language.tsx";
import { UploadBox } from "../upload/UploadBox.tsx";
import { isAt, UploadLines, useUploads } from "../upload/UploadLines.tsx";
import { sortText } from "./sort.text.ts";

/** What is dropped, as the way in knows it; a picture that is taken here is called so. */
const dropped = {
  name: { en: "Document", fr: "Document", noun: "m" },
  acceptedTypes: unsortedTypes,
  maxFiles: mostUnsorted,
} as const;

/** One place for all files, whatever they are. */
export function DropPlace({ application }: { application: TheApplication }) {
  const t = useText();
  const { page, slot, person } = unsortedPlace;
  const place: UploadTarget = { applicationId: application.id, page, slot, person };
  const files = unsortedFiles(application.documents);
  const onTheWay = useUploads().filter((item) => isAt(item, place));
  const arriving = onTheWay.filter(
    (item) => item.state !== "refused" && !files.some((file) => file.id === item.fileId),
  );
  const room = mostUnsorted - files.length - arriving.length;
  return (
    <section aria-labelledby="drop">
      <h2 id="drop">{t(sortText.drop)}</h2>
      <p>{t(sortText.dropLead)}</p>
      {room > 0 && <UploadBox slot={dropped} place={place} room={room} labelledBy="drop" />}
      {/* A file that was sorted at once lies in its slot. */}
      <UploadLines items={onTheWay} storedIds={application.documents.map(({ id }) => id)} />
    </section>
  );
}
