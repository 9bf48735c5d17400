import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useText } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { text } from "./arrange.text.ts";
import { rotateDocumentMutation } from "../operations.ts";
import { turnedBy } from "../../../case/pages/turned.ts";

/** Turns how a file is shown by a quarter, to either side. */
export function RotateFile({ file, onChanged }: { file: DocumentFile; onChanged: () => void }) {
  const t = useText();
  const showToast = useToast();
  const action = useAction();
  const turn = (quarter: 90 | -90) =>
    action.run(async () => {
      const rotation = turnedBy(file.rotation, quarter);
      const { rotateDocument } = await send(
        rotateDocumentMutation,
        { fileId: file.id, rotation },
        { repeatable: true },
      );
      const [refused] = rotateDocument.refusals;
      showToast(
        refused
          ? { text: t(refused.text), tone: "fault" }
          : { text: t(rotation === 0 ? text.turnedBack : text.turned, { name: file.name }) },
      );
      onChanged();
    });
  const name = <span className="visually-hidden">{file.name}</span>;
  return (
    <>
      <Button look="quiet" icon="turnLeft" busy={action.busy} onClick={() => void turn(-90)}>
        {t(text.turnLeft)} {name}
      </Button>
      <Button look="quiet" icon="turnRight" busy={action.busy} onClick={() => void turn(90)}>
        {t(text.turnRight)} {name}
      </Button>
      <FailureBanner failure={action.failure} />
    </>
  );
}
