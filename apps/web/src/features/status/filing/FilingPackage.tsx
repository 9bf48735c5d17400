import { fieldsUnverified, portals } from "@boreal/domain/vault/files/portals";
import { useId, useState } from "react";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { useUnderWay } from "../../../api/useUnderWay.ts";
import { filingPackageAddress } from "../../../case/loading/addresses.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import type { SeenApplication } from "../useChangeStatus.ts";
import { PackageFiles, type PackageFile } from "./PackageFiles.tsx";
import { RecordFiling } from "./RecordFiling.tsx";
import { UploadChecklist } from "./UploadChecklist.tsx";
import { text } from "./filingPackage.text.ts";
import { buildFilingPackageMutation, filingPackageQuery } from "./filingPackageOperations.ts";

type FilingPackageProps = { application: SeenApplication; onChanged: () => void };

/** What goes to the authority, for those who put it together: asked about only once it is unfolded. */
export function FilingPackage(props: FilingPackageProps) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Details summary={t(text.title)} open={isOpen} onToggle={setIsOpen}>
      {isOpen && <Unfolded {...props} />}
    </Details>
  );
}

function Unfolded({ application, onChanged }: FilingPackageProps) {
  const { t, language } = useLanguage();
  const { id: applicationId } = application;
  const id = useId();
  const action = useAction();
  const [chosen, setChosen] = useState<string>();
  const [refusal, setRefusal] = useState<BilingualText>();
  const { data, failure, reload } = useQuery(filingPackageQuery, { applicationId, portal: chosen ?? null, language });
  const seen = data?.filingPackage;
  const built = seen?.built ?? null;
  const isBusy = useUnderWay(built, reload);
  const make = () =>
    action.run(async () => {
      if (!seen) return;
      const asked = { applicationId, portal: seen.portal, language };
      const { buildFilingPackage } = await send(buildFilingPackageMutation, asked, { repeatable: true });
      setRefusal(buildFilingPackage.refusals[0]?.text);
      reload();
    });
  const options = Object.entries(portals).map(([value, { name }]) => ({ value, label: t(name) }));
  return (
    <div className="filing-package">
      <p>{t(text.intro)}</p>
      <p className="status__quiet">{t(fieldsUnverified)}</p>
      <SelectField id={id} label={t(text.portal)} options={options} value={seen?.portal} onChange={setChosen} />
      <FailureBanner failure={action.failure ?? failure} />
      {seen && (
        <>
          <Described seen={seen} />
          <Button look="primary" busy={action.busy || isBusy} onClick={() => void make()}>
            {t(built ? text.again : text.make)}
          </Button>
        </>
      )}
      {refusal && <Banner tone="attention">{t(refusal)}</Banner>}
      <div role="status">{built && <Outcome built={built} />}</div>
      {built?.state === "built" && !built.isStale && (
        <>
          <UploadChecklist applicationId={applicationId} built={built} onChanged={reload} />
          <RecordFiling
            application={application}
            open={built.files.filter(({ upload }) => upload !== "uploaded").length}
            onChanged={onChanged}
          />
        </>
      )}
    </div>
  );
}

type SeenPackage = NonNullable<ResultOf<typeof filingPackageQuery>["filingPackage"]>;

/** What it lacks and what would be in it, as long as it is not made. */
function Described({ seen: { missing, remarks, files, built } }: { seen: SeenPackage }) {
  const { t } = useLanguage();
  return (
    <>
      <h3>{t(text.missing)}</h3>
      {missing.length === 0 ? <p>{t(text.nothingMissing)}</p> : <Points points={missing} />}
      {remarks.length > 0 && (
        <>
          <h3>{t(text.remarks)}</h3>
          <Points points={remarks} />
        </>
      )}
      {(built === null || built.isStale || built.state !== "built") && (
        <>
          <h3>{t(text.wouldHold, { count: files.length })}</h3>
          <PackageFiles files={files} />
        </>
      )}
    </>
  );
}

type Point = { readonly title: BilingualText | null; readonly text: BilingualText };

function Points({ points }: { points: readonly Point[] }) {
  const { t } = useLanguage();
  return (
    <ul>
      {points.map(({ title, text: words }) => {
        const said = title === null ? t(words) : t(text.about, { title: t(title), text: t(words) });
        return <li key={said}>{said}</li>;
      })}
    </ul>
  );
}

type Built = {
  readonly id: string;
  readonly state: string;
  readonly isStale: boolean;
  readonly made: number;
  readonly wanted: number;
  readonly bytes: number | null;
  readonly files: readonly PackageFile[];
  readonly failures: readonly Point[];
};

function Outcome({ built }: { built: Built }) {
  const { t, number } = useLanguage();
  const { state, made, wanted, bytes, files, failures } = built;
  if (built.isStale || state === "stale") return <Banner tone="attention">{t(text.stale)}</Banner>;
  if (state === "failed") return <Banner tone="blocked">{t(text.failed)}</Banner>;
  if (state !== "built")
    return <ProgressBar label={t(text.working)} ratio={made / wanted} value={t(text.of, { made, wanted })} />;
  const size = number((bytes ?? 0) / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      {failures.length > 0 && (
        <>
          <h3>{t(text.notMade)}</h3>
          <Points points={failures} />
        </>
      )}
      {/* Everything at once may ask first who sits there: then a page answers, which has to be seen. */}
      <p>
        <a className="button button--secondary" href={filingPackageAddress(built.id)}>
          <Icon name="download" />
          {t(text.download, { size })}
        </a>
      </p>
      <Details summary={t(text.holds, { count: files.length })}>
        <PackageFiles files={files} />
      </Details>
    </>
  );
}
