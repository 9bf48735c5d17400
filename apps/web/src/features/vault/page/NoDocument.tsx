import type { UploadTarget } from "../upload/sender.ts";
import type { Slot } from "@boreal/domain/vault/page";
import { longestExplanation } from "@boreal/domain/caseFile/noDocument";
import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { text as caseText } from "../../../case/text.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { stateNoDocumentMutation, takeBackNoDocumentMutation } from "../operations.ts";
import { text } from "./noDocument.text.ts";

type Statement = TheApplication["noDocumentStatements"][number];
type NoDocumentProps = {
  application: TheApplication;
  slot: Slot;
  place: UploadTarget;
  hasFiles: boolean;
  mayState: boolean;
  /** Whether the case needs the document from the person. */
  isRequired: boolean;
  onChanged: () => void;
};

/** "I do not have this document": what was said of a slot, and the way to say it or take it back. */
export function NoDocument({ application, slot, place, hasFiles, mayState, isRequired, onChanged }: NoDocumentProps) {
  const said = application.noDocumentStatements.filter(
    (each) => each.slot === slot.id && (each.childNumber ?? null) === (place.childNumber ?? null),
  );
  const standing = said.find(({ withdrawnAt }) => !withdrawnAt);
  const earlier = said.filter(({ withdrawnAt }) => withdrawnAt);
  const asks = slot.noDocument !== undefined || isRequired;
  if (!asks && said.length === 0) return null;
  return (
    <>
      {standing && <Standing {...{ statement: standing, slot, place, mayState, isRequired, onChanged }} />}
      {!standing && asks && mayState && !hasFiles && <StateForm slot={slot} place={place} onChanged={onChanged} />}
      <Earlier statements={earlier} />
    </>
  );
}

function Standing({
  statement,
  slot,
  place,
  mayState,
  isRequired,
  onChanged,
}: Pick<NoDocumentProps, "slot" | "place" | "mayState" | "isRequired" | "onChanged"> & { statement: Statement }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const takeBack = () =>
    action.run(async () => {
      const { takeBackNoDocument } = await send(takeBackNoDocumentMutation, placeOf(place), { repeatable: true });
      const [refused] = takeBackNoDocument.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.takenBack) });
      document.getElementById(`slot-${slot.id}`)?.scrollIntoView({ block: "nearest" });
      onChanged();
    });
  return (
    <Banner tone="todo" title={t(caseText.saidNotAvailable)} live>
      {slot.noDocument ? <p>{t(slot.noDocument)}</p> : isRequired && <p>{t(text.teamDecides)}</p>}
      {statement.explanation && <p className="no-document__words">{statement.explanation}</p>}
      <p className="slot__note">
        <By statement={statement} />
      </p>
      <p className="slot__note">{t(text.whatNext)}</p>
      {mayState && (
        <Button look="quiet" busy={action.busy} onClick={() => void takeBack()}>
          {t(text.takeBack)} <span className="visually-hidden">{t(slot.name)}</span>
        </Button>
      )}
      <FailureBanner failure={action.failure} />
    </Banner>
  );
}

function By({ statement }: { statement: Statement }) {
  const { t, dateTime } = useLanguage();
  const when = dateTime(statement.statedAt);
  if (statement.statedByMe) return t(text.byMe, { when });
  return statement.statedByName ? t(text.byName, { name: statement.statedByName, when }) : t(text.bySomebody, { when });
}

function StateForm({ slot, place, onChanged }: { slot: Slot; place: UploadTarget; onChanged: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const id = `no-document-${slot.id}`;
  const state = () =>
    action.run(async () => {
      const explanation = words.trim() === "" ? null : words.trim();
      const { stateNoDocument } = await send(
        stateNoDocumentMutation,
        { ...placeOf(place), explanation },
        { repeatable: true },
      );
      const [refused] = stateNoDocument.refusals;
      if (refused) {
        setError(t(refused.text));
        document.getElementById(id)?.focus();
        return;
      }
      showToast({ text: t(text.noted) });
      onChanged();
    });
  return (
    <Details summary={t(slot.noDocument ?? text.general)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void state();
        }}
      >
        <TextArea
          id={id}
          label={t(text.why)}
          hint={t(text.whyHint)}
          error={error}
          optional
          rows={3}
          limit={longestExplanation}
          value={words}
          onChange={setWords}
        />
        <FailureBanner failure={action.failure} />
        <ButtonRow>
          <Button type="submit" busy={action.busy}>
            {t(text.state)} <span className="visually-hidden">{t(slot.name)}</span>
          </Button>
        </ButtonRow>
      </form>
    </Details>
  );
}

/** What was said before and no longer stands. */
function Earlier({ statements }: { statements: readonly Statement[] }) {
  const { t, dateTime } = useLanguage();
  if (statements.length === 0) return null;
  return (
    <Details summary={t(text.earlier)}>
      <ul>
        {statements.map((statement) => (
          <li key={statement.statedAt}>
            <By statement={statement} />;{" "}
            {t(endings[statement.withdrawnBecause ?? ""] ?? text.endTakenBack, {
              when: dateTime(statement.withdrawnAt ?? statement.statedAt),
            })}
            {statement.explanation && <p className="no-document__words">{statement.explanation}</p>}
          </li>
        ))}
      </ul>
    </Details>
  );
}

const endings: Readonly<Record<string, (typeof text)[keyof typeof text]>> = {
  fileArrived: text.endFileArrived,
  saidAnew: text.endSaidAnew,
};

const placeOf = ({ applicationId, page, slot, childNumber }: UploadTarget) => ({
  applicationId,
  page,
  slot,
  childNumber: childNumber ?? null,
});
