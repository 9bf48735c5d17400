import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useText } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { text } from "./settings.text.ts";
import "./BackupCodes.css";

/** The backup codes, this once. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText();
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      showToast({ text: t(text.copied) });
    } catch {
      showToast({ text: t(text.copyFailed), tone: "fault" });
    }
  };
  return (
    <>
      <h3>{t(text.backupTitle)}</h3>
      <p>{t(text.backup)}</p>
      <ul className="backup-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonRow>
        <Button icon="copy" onClick={() => void copy()}>
          {t(text.copy)}
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          {t(text.print)}
        </Button>
        <Button look="primary" onClick={onKept}>
          {t(text.kept)}
        </Button>
      </ButtonRow>
    </>
  );
}
