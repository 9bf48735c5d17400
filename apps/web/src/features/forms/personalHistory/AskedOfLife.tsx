import { topicsAskedNow, topicsOfLife, type TopicState } from "@boreal/domain/forms/lifeHistory/lifeTopics";
import { useMemo, useState, type ComponentProps } from "react";
import type { DrawAskedOfLife } from "../../../case/forms/askedOfLife.ts";
import { SaveStatus } from "../../../case/saving/SaveStatus.tsx";
import { useTellSaving } from "../../../case/saving/savingOfPage.tsx";
import { useText } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { ownFaults } from "../filling/formFaults.ts";
import { useAppearingFields } from "../filling/useAppearingFields.ts";
import { ProgressTag } from "../ProgressTag.tsx";
import { FormConflicts } from "../sections/FormConflicts.tsx";
import { SectionParts } from "../sections/SectionParts.tsx";
import { useSaveOnLeave } from "../sections/useSaveOnLeave.ts";
import { lifeText } from "./personalHistory.text.ts";
import { usePersonalHistory, type OpenLife } from "./usePersonalHistory.ts";
import "../forms.css";
import "./personalHistory.css";

/**
 * What only the forms of this case ask, at its subject in the questionnaire (ADR 0137). The server tells of a life to nobody
 * but the person who told it: for everybody else, and while it cannot be reached, nothing is here and nothing is missed.
 */
export function AskedOfLife({ asked, the }: ComponentProps<DrawAskedOfLife>) {
  const { life } = usePersonalHistory(the.answer("familyMembersLocation"));
  const now = useMemo(() => topicsAskedNow(asked, the), [asked, the]);
  if (!life || now.length === 0) return null;
  return <LifeTopics life={life} topics={topicsOfLife(life, now)} />;
}

type TopicsProps = { life: OpenLife; topics: readonly TopicState[] };

function LifeTopics({ life: { forms, open }, topics }: TopicsProps) {
  const t = useText();
  const own = useMemo(() => ownFaults(open, forms.view), [open, forms.view]);
  const openParts = useMemo(() => topics.flatMap(({ line, parts }) => (line ? [] : parts)), [topics]);
  const said = useAppearingFields(openParts);
  useSaveOnLeave(forms);
  const { isTold } = useTellSaving(forms.view.state);
  const drawn = (parts: TopicState["parts"]) => (
    <SectionParts forms={forms} open={open} parts={parts} own={own} isQuietAboutMissing heading="h3" />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving any field saves; the listener only hears what bubbles up from the fields
    <section className="asked-of-life" aria-labelledby="asked-of-life" onBlur={() => void forms.sheet.queue.flush()}>
      <h2 id="asked-of-life">{t(lifeText.forForms)}</h2>
      <p className="field__hint">{t(lifeText.forFormsLead)}</p>
      <FormConflicts forms={forms} open={open} />
      {drawn(openParts)}
      {topics.map((topic) => topic.line && <FoldedTopic key={topic.topic} topic={topic} draw={drawn} />)}
      {!isTold && <SaveStatus state={forms.view.state} />}
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </section>
  );
}

type FoldedProps = { topic: TopicState; draw: (parts: TopicState["parts"]) => React.ReactNode };

/** What takes longer, under one line that says how far it is. */
function FoldedTopic({ topic: { line, parts, progress }, draw }: FoldedProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="asked-of-life__folded">
      <Details
        open={isOpen}
        onToggle={setOpen}
        summary={
          <>
            <span className="asked-of-life__line">{line && t(line)}</span>
            <ProgressTag progress={progress} />
          </>
        }
      >
        {isOpen && draw(parts)}
      </Details>
    </div>
  );
}
