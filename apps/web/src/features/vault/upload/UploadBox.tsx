import type { UploadTarget } from "./sender.ts";
import { useState } from "react";
import { classNames } from "../../../ui/classNames.ts";
import { FileButton } from "../../../ui/controls/FileButton.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useService } from "../../../ui/services.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import type { FilePlace } from "../capture/shots.ts";
import { TakePicture } from "../capture/camera/TakePicture.tsx";
import { sizeWords } from "../file/fileWords.ts";
import { text } from "../text.ts";
import { acceptList, checkBeforeSending, typeNames } from "./uploadChecks.ts";
import { createUploadLimit, useMostBytes } from "./uploadLimit.ts";
import { uploads } from "./uploads.ts";
import "./uploadBox.css";

type UploadBoxProps = {
  slot: FilePlace;
  place: UploadTarget;
  /** How many more files there is room for. */
  room: number;
  /** Names the slot for screen readers, as several boxes may stand on a page. */
  labelledBy: string;
};

/** Where files come in: dropped, chosen, or taken with the camera. */
export function UploadBox({ slot, place, room, labelledBy }: UploadBoxProps) {
  const tools = useLanguage();
  const { t } = tools;
  const mostBytes = useMostBytes();
  const startUpload = useStartUpload();
  const showToast = useToast();
  const [over, setOver] = useState(false);
  const take = (files: readonly File[]) => {
    for (const file of files.slice(0, room)) startUpload(file, slot, place);
    if (files.length > room) showToast({ text: t(text.tooManyChosen, { room }), tone: "fault" });
  };
  const types = typeNames(slot.acceptedTypes);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an extra for the mouse; the buttons inside do the same
    <div
      className={classNames("upload-box", over && "upload-box--over")}
      role="group"
      aria-labelledby={labelledBy}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take([...event.dataTransfer.files]);
      }}
    >
      <p className="upload-box__drop">{t(text.drop)}</p>
      <div className="upload-box__buttons">
        <FileButton look="primary" accept={acceptList(slot.acceptedTypes)} multiple={room > 1} onFiles={take}>
          {t(room > 1 ? text.chooseSeveral : text.choose)}
        </FileButton>
        <span className="upload-box__camera">
          <TakePicture slot={slot} room={room} onFile={(file) => take([file])} />
        </span>
      </div>
      <p className="upload-box__types">
        {t(text.accepted, { types, count: slot.maxFiles })}{" "}
        {mostBytes !== undefined && t(text.largest, { count: slot.maxFiles, size: sizeWords(mostBytes, tools) })}
      </p>
    </div>
  );
}

/** Sends a file to its place, unless it can be seen beforehand that it would not be taken. */
export function useStartUpload(): (file: File, slot: FilePlace, place: UploadTarget) => void {
  const limit = useService(createUploadLimit);
  return (file, slot, place) => {
    const refused = checkBeforeSending(file, slot.acceptedTypes, limit.known());
    if (refused) uploads.addRefused(file, place, refused.text);
    else uploads.add(file, place);
  };
}
