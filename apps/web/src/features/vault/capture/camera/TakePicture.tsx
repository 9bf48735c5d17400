import { takesPhotographs } from "@boreal/domain/vault/files/fileTypes";
import { useState, type ComponentType } from "react";
import { Button } from "../../../../ui/controls/Button.tsx";
import { useText } from "../../../../ui/language.tsx";
import { useToast } from "../../../../ui/feedback/toasts.tsx";
import type { CaptureDialogProps } from "../CaptureDialog.tsx";
import type { FilePlace, Shot } from "../shots.ts";
import { text } from "../text.ts";

type TakePictureProps = {
  slot: FilePlace;
  /** How many more files there is room for. */
  room: number;
  onFile: (file: File) => void;
};

/** Opens the camera. What it needs is loaded when it is first pressed; pictures that were kept are still there after closing. */
export function TakePicture({ slot, room, onFile }: TakePictureProps) {
  const t = useText();
  const showToast = useToast();
  const [CaptureDialog, setCaptureDialog] = useState<ComponentType<CaptureDialogProps>>();
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const [shots, setShots] = useState<readonly Shot[]>([]);
  if (!takesPhotographs(slot.acceptedTypes)) return null;
  const open = () => {
    setState("loading");
    import("../CaptureDialog.tsx").then(
      (loaded) => {
        setCaptureDialog(() => loaded.CaptureDialog);
        setState("open");
      },
      () => {
        setState("closed");
        showToast({ text: t(text.cannotOpen), tone: "fault" });
      },
    );
  };
  return (
    <>
      <Button icon="camera" busy={state === "loading"} onClick={open}>
        {t(text.open)}
      </Button>
      {CaptureDialog && state === "open" && (
        <CaptureDialog
          slot={slot}
          number={slot.maxFiles - room + 1}
          shots={shots}
          onShots={setShots}
          onClose={() => setState("closed")}
          onFile={(file) => {
            setShots([]);
            setState("closed");
            onFile(file);
          }}
        />
      )}
    </>
  );
}
