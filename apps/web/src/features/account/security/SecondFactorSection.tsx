import { useState } from "react";
import { useMe, useSession } from "../../../shell/session.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useText } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { authPost } from "../authClient.ts";
import { backupCodesIn, secondFactorIn } from "./authLists.ts";
import { BackupCodes } from "./BackupCodes.tsx";
import { PasswordPrompt } from "./PasswordPrompt.tsx";
import { ScanAndVerify } from "./ScanAndVerify.tsx";
import { text } from "./settings.text.ts";

type Wanted = "enable" | "disable" | "backup";

type Stage =
  | { at: "rest" }
  | { at: "password"; for: Wanted }
  | { at: "scan"; uri: string; backupCodes: readonly string[] }
  | { at: "codes"; backupCodes: readonly string[] };

const rest: Stage = { at: "rest" };

/** Sets up the second step, makes new backup codes, removes it. Each begins with the password. */
export function SecondFactorSection() {
  const t = useText();
  const me = useMe();
  const { refresh } = useSession();
  const showToast = useToast();
  const [stage, setStage] = useState<Stage>(rest);

  const withPassword = async (wanted: Wanted, password: string) => {
    const answer = await authPost(pathOf[wanted], { password });
    if (!answer.ok) return answer.text;
    if (wanted === "enable") {
      const factor = secondFactorIn(answer.data);
      setStage(factor ? { at: "scan", ...factor } : rest);
    } else if (wanted === "backup") {
      setStage({ at: "codes", backupCodes: backupCodesIn(answer.data) });
    } else {
      setStage(rest);
      showToast({ text: t(text.factorRemoved) });
      refresh();
    }
    return undefined;
  };

  return (
    <section aria-labelledby="factor-title">
      <h2 id="factor-title">{t(text.factorTitle)}</h2>
      <p>
        <StatusTag tone={me.twoFactorEnabled ? "done" : "todo"}>
          {t(me.twoFactorEnabled ? text.factorOn : text.factorOff)}
        </StatusTag>
      </p>
      <p>{t(text.factorLead)}</p>
      {stage.at === "rest" && <FactorButtons onChosen={(wanted) => setStage({ at: "password", for: wanted })} />}
      {stage.at === "password" && (
        <PasswordPrompt onPassword={(password) => withPassword(stage.for, password)} onCancel={() => setStage(rest)} />
      )}
      {stage.at === "scan" && (
        <ScanAndVerify
          uri={stage.uri}
          onVerified={() => {
            setStage({ at: "codes", backupCodes: stage.backupCodes });
            refresh();
          }}
          onCancel={() => setStage(rest)}
        />
      )}
      {stage.at === "codes" && <BackupCodes codes={stage.backupCodes} onKept={() => setStage(rest)} />}
    </section>
  );
}

/** What can be done with the second step: set it up, or renew its codes and remove it. */
function FactorButtons({ onChosen }: { onChosen: (wanted: Wanted) => void }) {
  const t = useText();
  const me = useMe();
  if (!me.twoFactorEnabled)
    return (
      <Button look={me.mustSetSecondFactor ? "primary" : "secondary"} icon="shield" onClick={() => onChosen("enable")}>
        {t(text.factorBegin)}
      </Button>
    );
  return (
    <ButtonRow>
      <Button onClick={() => onChosen("backup")}>{t(text.newBackup)}</Button>
      <Button look="danger" onClick={() => onChosen("disable")}>
        {t(text.factorRemove)}
      </Button>
    </ButtonRow>
  );
}

const pathOf = {
  enable: "/two-factor/enable",
  disable: "/two-factor/disable",
  backup: "/two-factor/generate-backup-codes",
} as const;
