import type { UploadTarget } from "../upload/sender.ts";
import type { ComponentProps } from "react";
import type { Slot } from "@boreal/domain/vault/page";
import { downloadAddress } from "../../../case/loading/addresses.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { FileButton } from "../../../ui/controls/FileButton.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { DeleteFile } from "./DeleteFile.tsx";
import { isRead } from "./fileWords.ts";
import { FileMore } from "./FileMore.tsx";
import { ReadAgain } from "./ReadAgain.tsx";
import { RenameFile } from "./RenameFile.tsx";
import { RotateFile } from "./RotateFile.tsx";
import { SplitScreen } from "../values/SplitScreen.tsx";
import { useStartUpload } from "../upload/UploadBox.tsx";
import { acceptList } from "../upload/uploadChecks.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { useText } from "../../../ui/language.tsx";
import { text } from "../text.ts";

type FileActionsProps = {
  file: DocumentFile;
  slot: Slot;
  place: UploadTarget;
  at: number;
  count: number;
  toType: ComponentProps<typeof SplitScreen>["toType"];
  onView: () => void;
  onChanged: () => void;
};

const needsBytes: ReadonlySet<string> = new Set(["view", "download", "readAgain", "rotate"]);

/** What this reader can do with a stored file. */
export function FileActions({ file, slot, place, at, count, toType, onView, onChanged }: FileActionsProps) {
  const t = useText();
  const startUpload = useStartUpload();
  // Of a file that can no longer be opened nothing can be shown or read.
  const may = (ability: string) =>
    file.abilities.includes(ability) && !(file.state === "damaged" && needsBytes.has(ability));
  const name = <span className="visually-hidden">{file.name}</span>;
  return (
    <div className="file-card__actions">
      {may("view") && (
        <Button look="quiet" icon="eye" onClick={onView}>
          {t(text.view)} {name}
        </Button>
      )}
      {(slot.splitScreen || isRead(file)) && may("view") && (file.fields.length > 0 || toType.length > 0) && (
        <SplitScreen file={file} toType={toType} onChanged={onChanged} />
      )}
      {may("download") && (
        <a className="button button--quiet" href={downloadAddress(file.id)} download>
          <Icon name="download" />
          {t(text.download)} {name}
        </a>
      )}
      {may("replace") && (
        <FileButton
          look="quiet"
          accept={acceptList(slot.acceptedTypes)}
          onFiles={(files) => {
            for (const chosen of files.slice(0, 1)) startUpload(chosen, slot, { ...place, replaces: file.id });
          }}
        >
          {t(text.replace)} {name}
        </FileButton>
      )}
      {may("delete") && <DeleteFile file={file} onChanged={onChanged} />}
      {may("readAgain") && slot.hasParsing && (file.state === "notReadable" || file.state === "rejected") && (
        <ReadAgain file={file} onChanged={onChanged} />
      )}
      {(may("rename") || may("rotate")) && (
        <FileMore fileName={file.name}>
          {may("rename") && <RenameFile file={file} slot={slot} at={at} count={count} onChanged={onChanged} />}
          {may("rotate") && <RotateFile file={file} onChanged={onChanged} />}
        </FileMore>
      )}
    </div>
  );
}
