import { useState } from "react";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import {
  createRegistrationLinkMutation,
  revokeRegistrationLinkMutation,
  type organisationsQuery,
} from "./operations.ts";
import { organisationsText as text } from "./organisations.text.ts";

type Link = ResultOf<typeof organisationsQuery>["organisations"][number]["links"][number];
type LinksProps = { organisationId: string; links: readonly Link[]; onChanged: () => void };

const kinds = Object.keys(text.kinds) as readonly (keyof typeof text.kinds)[];

/** The links by which people join one school or agency: made, counted, ended. */
export function RegistrationLinks({ organisationId, links, onChanged }: LinksProps) {
  const { t, language } = useLanguage();
  const { busy, failure, run } = useAction();
  const [kind, setKind] = useState<string>();
  const [made, setMade] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const make = () =>
    run(async () => {
      const { path, refusals } = (
        await send(createRegistrationLinkMutation, { organisationId, applicantKind: kind ?? null })
      ).createRegistrationLink;
      setRefused(refusals[0] && t(refusals[0].text));
      setMade(path === null ? undefined : `${location.origin}/${language}${path}`);
      onChanged();
    });
  return (
    <>
      <h3>{t(text.links)}</h3>
      {links.length === 0 ? <p>{t(text.linksNone)}</p> : <LinkTable links={links} onChanged={onChanged} />}
      <FailureBanner failure={failure} />
      {refused !== undefined && (
        <Banner tone="blocked" live>
          {refused}
        </Banner>
      )}
      {made !== undefined && (
        <Banner tone="done" live title={t(text.made)}>
          <code>{made}</code>
        </Banner>
      )}
      <SelectField
        id={`kind-${organisationId}`}
        label={t(text.applicantKind)}
        value={kind}
        onChange={setKind}
        options={kinds.map((each) => ({ value: each, label: t(text.kinds[each]) }))}
      />
      <ButtonRow>
        <Button busy={busy} onClick={() => void make()}>
          {t(text.make)}
        </Button>
      </ButtonRow>
    </>
  );
}

function LinkTable({ links, onChanged }: { links: readonly Link[]; onChanged: () => void }) {
  const { t, dateTime } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const end = (linkId: string) =>
    run(async () => {
      await send(revokeRegistrationLinkMutation, { linkId }, { repeatable: true });
      showToast({ text: t(text.endedNow) });
      onChanged();
    });
  return (
    <>
      <FailureBanner failure={failure} />
      <Table
        caption={t(text.links)}
        captionHidden
        head={[t(text.madeOn), t(text.appliesAs), t(text.used), t(text.state), t(text.end)]}
      >
        {links.map(({ id, applicantKind, createdAt, revokedAt, used }) => (
          <tr key={id}>
            <th scope="row">{dateTime(createdAt)}</th>
            <td>{t(kindWord(applicantKind))}</td>
            <td>{used}</td>
            <td>
              <StatusTag tone={revokedAt === null ? "done" : "quiet"}>
                {t(revokedAt === null ? text.open : text.ended)}
              </StatusTag>
            </td>
            <td>
              {revokedAt === null && (
                <Button look="quiet" busy={busy} onClick={() => void end(id)}>
                  {t(text.end)} <span className="visually-hidden">{t(text.linkOf, { when: dateTime(createdAt) })}</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

const kindWord = (kind: string | null) => {
  const known = kinds.find((each) => each === kind);
  return known === undefined ? text.anyKind : text.kinds[known];
};
