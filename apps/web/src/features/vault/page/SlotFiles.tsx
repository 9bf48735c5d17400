import type { UploadTarget } from "../upload/sender.ts";
import type { Slot } from "@boreal/domain/vault/page";
import type { DocumentFile, TheApplication } from "../../../case/loading/theCase.ts";
import type { ReadingProgress } from "../../../case/loading/useApplication.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { useText } from "../../../ui/language.tsx";
import { text } from "../file/arrange.text.ts";
import { FileCard } from "../file/FileCard.tsx";
import { useFileOrder } from "../file/useFileOrder.ts";

type SlotFilesProps = {
  files: readonly DocumentFile[];
  application: TheApplication;
  slot: Slot;
  place: UploadTarget;
  readingProgress: ReadonlyMap<string, ReadingProgress>;
  onChanged: () => void;
};

/** The stored files of a slot in their order, which those who may can change. */
export function SlotFiles({ files, readingProgress, ...card }: SlotFilesProps) {
  const t = useText();
  const order = useFileOrder(files, card.onChanged);
  const mayArrange = files.length > 1 && files.every(({ abilities }) => abilities.includes("arrange"));
  return (
    <>
      <div className="visually-hidden" aria-live="polite">
        {order.said}
      </div>
      {mayArrange && <p className="slot__note">{t(text.orderLead)}</p>}
      <FailureBanner failure={order.failure} />
      {order.files.map((file, at) => (
        <FileCard
          key={file.id}
          file={file}
          {...card}
          progress={readingProgress.get(file.id)}
          at={at}
          count={files.length}
          onMove={
            mayArrange ? (moved, to) => order.move(order.files.find(({ id }) => id === moved) ?? file, to) : undefined
          }
        />
      ))}
    </>
  );
}
