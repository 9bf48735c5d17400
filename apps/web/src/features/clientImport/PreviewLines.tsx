import { FoundPeople } from "../../case/conflicts/FoundPeople.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { Table } from "../../ui/layout/Table.tsx";
import { clientImportText as text } from "./clientImport.text.ts";
import type { PreviewedLine } from "./usePreview.ts";

export type Outlook = {
  /** Lines that become cases. */
  readonly ready: readonly PreviewedLine[];
  readonly wrong: readonly PreviewedLine[];
  /** Right, but probably somebody whom the list or the firm has already. */
  readonly doubled: readonly PreviewedLine[];
};

const isKnown = ({ people }: PreviewedLine): boolean =>
  (people?.found ?? []).some(({ isSame }) => isSame) || (people?.elsewhere ?? 0) > 0;

/** `doubled`: lines of this list, each with the earlier one. */
export function outlookOf(lines: readonly PreviewedLine[], doubled: ReadonlyMap<number, number>): Outlook {
  const isWrong = ({ faults, hasAccount }: PreviewedLine) => faults.length > 0 || hasAccount;
  const wrong = lines.filter(isWrong);
  const right = lines.filter((line) => !isWrong(line));
  const isDoubled = (line: PreviewedLine) => doubled.has(line.line) || isKnown(line);
  return { wrong, doubled: right.filter(isDoubled), ready: right.filter((line) => !isDoubled(line)) };
}

type PreviewLinesProps = { outlook: Outlook; doubled: ReadonlyMap<number, number> };

/** What would happen, first what somebody should look at. */
export function PreviewLines({ outlook, doubled }: PreviewLinesProps) {
  const { t } = useLanguage();
  const { ready, wrong, doubled: twice } = outlook;
  const guessed = ready.filter(({ isNameGuessed }) => isNameGuessed);
  return (
    <>
      <p>{t(text.ready, { count: ready.length })}</p>
      {wrong.length > 0 && <Part words={t(text.notReady, { count: wrong.length })} lines={wrong} doubled={doubled} />}
      {twice.length > 0 && <Part words={t(text.doubled, { count: twice.length })} lines={twice} doubled={doubled} />}
      {guessed.length > 0 && (
        <>
          <Part words={t(text.nameGuessed, { count: guessed.length })} lines={guessed} doubled={doubled} />
          <p>{t(text.nameGuessedHint)}</p>
        </>
      )}
      {ready.length > 0 && (
        <Details summary={t(text.ready, { count: ready.length })}>
          <Lines words={t(text.preview)} lines={ready} doubled={doubled} />
        </Details>
      )}
    </>
  );
}

type LinesProps = { words: string; lines: readonly PreviewedLine[]; doubled: ReadonlyMap<number, number> };

function Part({ words, ...others }: LinesProps) {
  return (
    <Details summary={words} open>
      <Lines words={words} {...others} />
    </Details>
  );
}

/** More lines in one table help nobody. */
const mostShown = 200;

function Lines({ words, lines, doubled }: LinesProps) {
  const { t } = useLanguage();
  return (
    <Table caption={words} captionHidden stacks head={[t(text.line), t(text.person), t(text.result)]}>
      {lines.slice(0, mostShown).map((line) => (
        <tr key={line.line}>
          <th scope="row" data-head={t(text.line)}>
            {line.line}
          </th>
          <td dir="auto">
            {[line.lastName, line.firstName].filter((part) => part !== "").join(", ")} {line.email}
          </td>
          <td>
            <Said line={line} before={doubled.get(line.line)} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Said({ line, before }: { line: PreviewedLine; before: number | undefined }) {
  const { t } = useLanguage();
  const { faults, hasAccount, people } = line;
  const isPeople = people !== null && (people.found.length > 0 || people.elsewhere > 0);
  if (faults.length === 0 && !hasAccount && before === undefined && !isPeople) return t(text.fine);
  return (
    <>
      {faults.map(({ code, text: said, path }) => (
        <p key={`${path ?? ""} ${code}`}>{t(said)}</p>
      ))}
      {hasAccount && <p>{t(text.hasAccount)}</p>}
      {before !== undefined && <p>{t(text.sameAsLine, { line: before })}</p>}
      {isPeople && (
        <>
          <p>{t(text.knownInFirm)}</p>
          <FoundPeople {...people} />
        </>
      )}
    </>
  );
}
