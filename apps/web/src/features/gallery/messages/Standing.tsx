import { GalleryPart, Specimen, State } from "../../../case/gallery/Stage.tsx";
import { slotWord } from "../../../case/slotWords.ts";
import { levelWord } from "../../../case/text.ts";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { iconShapes, type IconName } from "../../../ui/layout/iconShapes.ts";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { exampleWords } from "../examples.text.ts";
import { partWords, stateNames, toneNames } from "../gallery.text.ts";
import { when } from "../when.text.ts";

const iconNames = Object.keys(iconShapes) as IconName[];

const statuses = ["missing", "present", "saidNotThere", "awaited", "later"] as const;
const levels = ["Required", "Optional", "IfApplicable", "NotApplicable", "Complete"] as const;

/** States in a word or a number. */
export function Standing() {
  return (
    <GalleryPart id="standing" title={partWords.standing}>
      <Specimen of="StatusTag, Icon" when={when.tag}>
        {toneNames.map(({ tone, name }) => (
          <State key={tone} name={name}>
            {({ t }) => <StatusTag tone={tone}>{t(name)}</StatusTag>}
          </State>
        ))}
      </Specimen>
      <Specimen of="slotWord" when={when.slot}>
        <State name={stateNames.everyOne}>
          {({ t }) => (
            <ul className="gallery__row">
              {statuses.flatMap((standing) =>
                [false, true].map((isFilledHere) => {
                  const planned = { requirement: "Required" };
                  const facts = { isFilledHere, isByTeam: false, isOnlyFilled: false, doesNotCountYet: false };
                  const { word, tone } = slotWord({ standing, planned, ...facts });
                  return (
                    <li key={`${standing} ${String(isFilledHere)}`}>
                      <StatusTag tone={tone}>{t(word)}</StatusTag>
                    </li>
                  );
                }),
              )}
            </ul>
          )}
        </State>
      </Specimen>
      <Specimen of="levelWord" when={when.level}>
        <State name={stateNames.everyOne}>
          {({ t }) => (
            <ul className="gallery__row">
              {levels.map((level) => (
                <li key={level}>
                  <StatusTag tone={levelWord(level).tone}>{t(levelWord(level).word)}</StatusTag>
                </li>
              ))}
            </ul>
          )}
        </State>
      </Specimen>
      <Figures />
    </GalleryPart>
  );
}

function Figures() {
  return (
    <>
      <Specimen of="Table" when={when.table}>
        <State name={stateNames.calm}>
          {({ t }) => (
            <Table caption={t(exampleWords.tableOf)} head={[t(exampleWords.part), t(exampleWords.amount)]}>
              <tr>
                <th scope="row">{t(exampleWords.tuition)}</th>
                <td>{t(exampleWords.amountValue)}</td>
              </tr>
            </Table>
          )}
        </State>
      </Specimen>
      <Specimen of="Icon" when={when.icons}>
        <State name={stateNames.everyOne}>
          {() => (
            <ul className="gallery__row">
              {iconNames.map((name) => (
                <li key={name}>
                  <Icon name={name} /> <code>{name}</code>
                </li>
              ))}
            </ul>
          )}
        </State>
      </Specimen>
    </>
  );
}
