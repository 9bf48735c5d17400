import { ChoiceRow } from "../../../ui/choices/ChoiceRow.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { actionWords, documentsText as text } from "./documents.text.ts";
import { reviewKeys } from "./reviewKeys.ts";

type KeyListProps = { areOn: boolean; onSwitch: (areOn: boolean) => void };

const shownKey = (key: string): string => ({ ArrowRight: "→", ArrowLeft: "←" })[key] ?? key;

/** The keys with what each does, and the way to turn them off (WCAG 2.1.4). */
export function KeyList({ areOn, onSwitch }: KeyListProps) {
  const { t } = useLanguage();
  return (
    <section aria-label={t(text.keysTitle)}>
      <p>{t(text.keysLead)}</p>
      <ChoiceRow type="checkbox" id="review-keys" label={t(text.keysOn)} checked={areOn} onChange={onSwitch} />
      <Table caption={t(text.keysTitle)} captionHidden head={[t(text.key), t(text.does)]}>
        {reviewKeys.map(({ action, keys }) => (
          <tr key={action}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key}>{shownKey(key)} </kbd>
              ))}
            </th>
            <td>{t(actionWords[action])}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
