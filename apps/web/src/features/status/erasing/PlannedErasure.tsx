import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { text } from "./erasing.text.ts";
import { confirmErasureMutation, undoErasureMutation, type erasingQuery } from "./operations.ts";
import { useOneAct } from "./useOneAct.ts";

type Application = NonNullable<ResultOf<typeof erasingQuery>["application"]>;
type PlannedErasureProps = { application: Application; onDone: () => void };

/** Who asks to erase the case, when it is erased, and the ways to confirm and to undo it. */
export function PlannedErasure({ application: { id, erasure, abilities }, onDone }: PlannedErasureProps) {
  const { t, dayOf } = useLanguage();
  const act = useOneAct(onDone);
  const given = { applicationId: id };
  const confirm = async () => (await send(confirmErasureMutation, given)).confirmErasure.refusals;
  const undo = async () => (await send(undoErasureMutation, given)).undoErasure.refusals;
  if (!erasure) return null;
  const { erasesAt, confirmedAt, confirmedByName, isAskedByMe } = erasure;
  const title = erasesAt === null ? t(text.askedTitle) : t(text.plannedTitle, { date: dayOf(erasesAt) });
  const mayConfirm = confirmedAt === null && abilities.includes("confirmErasure") && !isAskedByMe;
  return (
    <Banner tone="attention" title={title}>
      <p>
        {t(text.askedBy, {
          name: erasure.askedByName ?? t(text.product),
          date: dayOf(erasure.askedAt),
          reason: t(erasure.reason),
        })}
      </p>
      {confirmedAt !== null && (
        <p>{t(text.confirmedBy, { name: confirmedByName ?? t(text.somebody), date: dayOf(confirmedAt) })}</p>
      )}
      {confirmedAt === null && !mayConfirm && <p>{t(text.waits)}</p>}
      {mayConfirm && <p>{t(text.gone)}</p>}
      {act.refused !== undefined && <p role="status">{act.refused}</p>}
      <FailureBanner failure={act.failure} />
      <ButtonRow>
        {mayConfirm && (
          <Button busy={act.busy} onClick={() => void act.run(confirm, text.wasConfirmed)}>
            {t(text.confirm)}
          </Button>
        )}
        {abilities.includes("undoErasure") && (
          <Button look="quiet" busy={act.busy} onClick={() => void act.run(undo, text.wasUndone)}>
            {t(text.undo)}
          </Button>
        )}
      </ButtonRow>
    </Banner>
  );
}
