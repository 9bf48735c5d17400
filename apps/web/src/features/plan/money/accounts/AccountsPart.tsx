import type { PlannedFunds } from "@boreal/domain/plan/planned";
import { moneyOverTime } from "@boreal/domain/funds/overTime";
import { Link } from "wouter";
import { send } from "../../../../api/send.ts";
import { useAction } from "../../../../api/useAction.ts";
import { vaultPagePath } from "../../../../case/loading/addresses.ts";
import type { TheApplication } from "../../../../case/loading/theCase.ts";
import { readerOf } from "../../../../case/loading/readerOf.ts";
import { dollarsIn } from "../../../../case/money.ts";
import { FailureBanner } from "../../../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { useToast } from "../../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../../ui/language.tsx";
import { StatusTag } from "../../../../ui/layout/StatusTag.tsx";
import { countAccountMutation } from "../../operations.ts";
import { accountsText as text } from "./accounts.text.ts";
import { OverTime } from "./OverTime.tsx";
import "./accounts.css";

export type AccountsProps = {
  application: TheApplication;
  available: PlannedFunds["available"];
  onChanged: () => void;
};

type Line = Pick<PlannedFunds["available"]["accounts"][number], "id" | "title" | "fileId" | "account"> & {
  readonly amount: number | null;
  readonly isOut: boolean;
};

/** Every account of the case, counted or not, with the way to take it out and back. */
export function AccountsPart({ application, available, onChanged }: AccountsProps) {
  const { t } = useLanguage();
  const money = moneyOverTime(readerOf(application.caseFile));
  const lines: readonly Line[] = [
    ...available.accounts.filter(({ fileId }) => fileId !== undefined).map((one) => ({ ...one, isOut: false })),
    ...available.takenOut.map((one) => ({ ...one, amount: null, isOut: true })),
  ];
  return (
    <>
      <p>{t(text.hint)}</p>
      <ul className="accounts">
        {lines.map((line) => (
          <AccountLine key={line.id} line={line} application={application} onChanged={onChanged} />
        ))}
      </ul>
      {money && <OverTime money={money} />}
    </>
  );
}

function AccountLine({
  line: { title, fileId, account, amount, isOut },
  application,
  onChanged,
}: Pick<AccountsProps, "application" | "onChanged"> & { line: Line }) {
  const tools = useLanguage();
  const { t } = tools;
  const showToast = useToast();
  const action = useAction();
  const file = application.documents.find(({ id }) => id === fileId);
  const turn = () =>
    action.run(async () => {
      const { countAccount } = await send(
        countAccountMutation,
        { fileId: fileId ?? "", isCounted: isOut, account: account ?? null },
        { repeatable: true },
      );
      const [refused] = countAccount.refusals;
      showToast(
        refused ? { text: t(refused.text), tone: "fault" } : { text: t(isOut ? text.nowCounted : text.nowOut) },
      );
      onChanged();
    });
  return (
    <li className="accounts__line">
      <div className="accounts__what">
        {t(title)}{" "}
        {amount === null ? (
          <StatusTag tone="todo">{t(isOut ? text.takenOut : text.notCounted)}</StatusTag>
        ) : (
          <StatusTag tone="done">{t(text.counted, { amount: dollarsIn(tools, amount) })}</StatusTag>
        )}
        {file && (
          <>
            {" "}
            <Link href={vaultPagePath(application.id, file.page, file.childNumber)}>
              {t(text.openFile)} <span className="visually-hidden">{t(title)}</span>
            </Link>
          </>
        )}
      </div>
      {file?.abilities.includes("correctReading") && (
        <Button look="quiet" busy={action.busy} onClick={() => void turn()}>
          {t(isOut ? text.count : text.takeOut)} <span className="visually-hidden">{t(title)}</span>
        </Button>
      )}
      <FailureBanner failure={action.failure} />
    </li>
  );
}
