import type { PlannedEligibility } from "@boreal/domain/plan/planned";
import { WhyPanel } from "../../../case/reasons/WhyPanel.tsx";
import { reasonSentence } from "../../../case/reasons/reasonSentence.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { RankingPart, SelectionPart } from "./ExpressEntryScore.tsx";
import { expressEntryWords as words } from "./expressEntry.text.ts";
import "./score.css";

type Programs = NonNullable<PlannedEligibility["programs"]>;
type Raises = NonNullable<PlannedEligibility["raise"]>;
type Draws = NonNullable<PlannedEligibility["draws"]>;

/** Express Entry below its sentence: programs, score, what would raise it, categories of rounds. */
export function ExpressEntryPart({ application, result }: { application: TheApplication; result: PlannedEligibility }) {
  const { programs, ranking, points, raise, draws } = result;
  return (
    <>
      {programs && <ProgramList application={application} programs={programs} />}
      {ranking && <RankingPart application={application} ranking={ranking} />}
      {raise && raise.length > 0 && <RaiseList raise={raise} programs={programs ?? []} />}
      {points && <SelectionPart application={application} points={points} />}
      {draws && draws.length > 0 && <DrawList application={application} draws={draws} />}
    </>
  );
}

const openWords = { true: words.open, false: words.closed, null: words.notKnown } as const;
const metWords = { true: words.met, false: words.notMet, null: words.openRequirement } as const;
const tones = { true: "done", false: "quiet", null: "attention" } as const;

function ProgramList({ application, programs }: { application: TheApplication; programs: Programs }) {
  const { t } = useLanguage();
  return (
    <section>
      <h4>{t(words.programs)}</h4>
      <ul className="programs">
        {programs.map(({ id, name, open, requirements }) => (
          <li key={id}>
            <strong>{t(name)}</strong> <StatusTag tone={tones[`${open}`]}>{t(openWords[`${open}`])}</StatusTag>
            <ul className="requirements">
              {requirements.map((requirement) => {
                const sentence = reasonSentence(requirement.why.because);
                return (
                  <li key={requirement.id}>
                    {t(metWords[`${requirement.met}`])} {sentence && t(sentence)}
                    <WhyPanel
                      why={requirement.why}
                      applicationId={application.id}
                      type={application.type}
                      subject={`${t(name)}, ${sentence ? t(sentence) : requirement.id}`}
                      mayTry={application.abilities.includes("answer")}
                    />
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RaiseList({ raise, programs }: { raise: Raises; programs: Programs }) {
  const { t, number } = useLanguage();
  const nameOf = (id: string) => {
    const program = programs.find((one) => one.id === id);
    return program ? t(program.name) : id;
  };
  return (
    <section>
      <h4>{t(words.raise)}</h4>
      <p>{t(words.raiseLead)}</p>
      <ol className="raise">
        {raise.map(({ id, title, gain, total, opens }) => (
          <li key={id}>
            <strong>{t(title)}</strong>
            {gain > 0 && <div>{t(words.gain, { gain: number(gain), total: number(total) })}</div>}
            {opens.length > 0 && <div>{t(words.opens, { programs: opens.map(nameOf).join(", ") })}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function DrawList({ application, draws }: { application: TheApplication; draws: Draws }) {
  const { t } = useLanguage();
  return (
    <section>
      <h4>{t(words.draws)}</h4>
      <p>{t(words.drawsLead)}</p>
      <ul>
        {draws.map(({ id, name, why }) => (
          <li key={id}>
            <strong>{t(name)}</strong>
            <WhyPanel why={why} applicationId={application.id} type={application.type} subject={t(name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
