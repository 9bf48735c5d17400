import type { PlannedEligibility } from "@boreal/domain/plan/planned";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { WhyPanel } from "../../../case/reasons/WhyPanel.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { expressEntryWords as words } from "./expressEntry.text.ts";
import "./score.css";

type Ranking = NonNullable<PlannedEligibility["ranking"]>;
type Selection = NonNullable<PlannedEligibility["points"]>;
type Line = Ranking["lines"][number] | Selection["lines"][number];

/** Points as a number, or as the least that they are. */
function usePoints() {
  const { t, number } = useLanguage();
  return ({ points, atLeast }: { readonly points: number; readonly atLeast?: true }): string =>
    atLeast ? t(words.atLeast, { points: number(points) }) : number(points);
}

/** The ranking score: a bar for each section, then every line with its reason. */
export function RankingPart({ application, ranking }: { application: TheApplication; ranking: Ranking }) {
  const { t, number } = useLanguage();
  const { total, most, atLeast, sections, lines } = ranking;
  const sum = t(atLeast ? words.rankingSumAtLeast : words.rankingSum, { points: number(total), most: number(most) });
  return (
    <section>
      <h4>{t(words.ranking)}</h4>
      <figure className="score">
        <figcaption>{sum}</figcaption>
        <ul className="score__bars">
          {sections
            .filter((section) => section.most > 0)
            .map((section) => (
              <li key={section.id} className="score__bar">
                <span className="score__label">
                  <span>{t(section.title)}</span>
                  <span>{t(words.ofMost, { points: section.points, most: section.most })}</span>
                </span>
                <svg className="score__picture" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="10" className="score__ground" />
                  <rect width={(section.points / section.most) * 100} height="10" className="score__reached" />
                </svg>
              </li>
            ))}
        </ul>
      </figure>
      <p>{t(words.rankingNote)}</p>
      <ScoreTable application={application} caption={t(words.rankingCaption)} lines={lines} total={sum} />
    </section>
  );
}

/** The hundred points of the skilled worker, line by line. */
export function SelectionPart({ application, points }: { application: TheApplication; points: Selection }) {
  const { t } = useLanguage();
  const { total, most, passMark, atLeast, lines } = points;
  const sum = t(atLeast ? words.selectionSumAtLeast : words.selectionSum, { points: total, most, pass: passMark });
  return (
    <section>
      <h4>{t(words.selection)}</h4>
      <p>{sum}</p>
      <ScoreTable application={application} caption={t(words.selection)} lines={lines} total={sum} />
    </section>
  );
}

type TableProps = {
  application: TheApplication;
  caption: string;
  lines: readonly Line[];
  total: string;
};

function ScoreTable({ application, caption, lines, total }: TableProps) {
  const { t } = useLanguage();
  const pointsOf = usePoints();
  return (
    <Table caption={caption} captionHidden head={[t(words.what), t(words.points), t(words.most)]}>
      {lines
        .filter(({ most, points }) => most > 0 || points > 0)
        .map((line) => (
          <tr key={line.id} className="money-row">
            <th scope="row">
              {t(line.title)}
              <WhyPanel
                why={line.why}
                applicationId={application.id}
                type={application.type}
                subject={t(line.title)}
                mayTry={application.abilities.includes("answer")}
              />
            </th>
            <td className="score__number">{pointsOf(line)}</td>
            <td className="score__number">{line.most}</td>
          </tr>
        ))}
      <tr className="money-row money-row--total">
        <th scope="row">{t(words.total)}</th>
        <td colSpan={2} className="score__number">
          {total}
        </td>
      </tr>
    </Table>
  );
}
