import { cache } from "../../api/queryCache.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useText } from "../../ui/language.tsx";
import { workAsMutation } from "../operations.ts";
import { useMe, useSession, type Role } from "../session.tsx";
import { FailureBanner } from "./FailureBanner.tsx";
import { workAsText as text } from "./workAs.text.ts";

type OfficeRole = keyof typeof text.now;
const isOffice = (role: Role): role is OfficeRole => role in text.now;

/** As which of their roles somebody works, and a press to change to another one, or to the one that a page needs. */
export function WorkAs({ only }: { only?: OfficeRole }) {
  const t = useText();
  const me = useMe();
  const { refresh } = useSession();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const change = (role: OfficeRole) =>
    void run(async () => {
      const [refusal] = (await send(workAsMutation, { role }, { repeatable: true })).workAs.refusals;
      if (refusal) return showToast({ text: t(refusal.text), tone: "fault" });
      // What was read as the other role may hold less, or more.
      cache.clear();
      refresh();
      showToast({ text: t(text.now[role]) });
    });
  const others = me.roles.filter(isOffice).filter((role) => role !== me.role && (only === undefined || role === only));
  return (
    <>
      <FailureBanner failure={failure} />
      {only === undefined && isOffice(me.role) && <p>{t(text.now[me.role])}</p>}
      <ButtonRow>
        {others.map((role) => (
          <Button key={role} busy={busy} onClick={() => change(role)}>
            {t(text[role])}
          </Button>
        ))}
      </ButtonRow>
    </>
  );
}
