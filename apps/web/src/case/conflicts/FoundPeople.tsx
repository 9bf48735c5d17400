import { Link } from "wouter";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { applicationName } from "../applicationNames.ts";
import { planPath } from "../loading/addresses.ts";
import { foundPeopleText as text } from "./foundPeople.text.ts";

type Found = {
  readonly application: { readonly id: string; readonly type: string };
  readonly asWhat: BilingualText;
  readonly name: string;
  readonly searched: string;
  readonly isSame: boolean;
};

type FoundPeopleProps = {
  found: readonly Found[];
  elsewhere: number;
  ask: readonly string[];
  /** Several people were looked for: each line says for whom it is. */
  several?: boolean;
};

/** Who was found, as what and in which case; of cases outside the reader’s scope how many there are and whom to ask. */
export function FoundPeople({ found, elsewhere, ask, several = false }: FoundPeopleProps) {
  const { t } = useLanguage();
  const names = ask.length === 0 ? t(text.administration) : ask.join(", ");
  return (
    <>
      {found.length > 0 && (
        <ul>
          {found.map(({ application, asWhat, name, searched, isSame }) => {
            const values = {
              searched,
              name: name === "" ? t(text.noName) : name,
              asWhat: t(asWhat),
              type: t(applicationName(application.type)),
            };
            return (
              <li key={`${application.id} ${searched} ${name} ${t(asWhat)}`}>
                <Link href={planPath(application.id)}>{t(several ? text.lineSearched : text.line, values)}</Link>{" "}
                {!isSame && <StatusTag tone="quiet">{t(text.alike)}</StatusTag>}
              </li>
            );
          })}
        </ul>
      )}
      {elsewhere > 0 && <p>{t(text.elsewhere, { count: elsewhere, names })}</p>}
    </>
  );
}
