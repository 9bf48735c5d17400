import type { UploadTarget } from "../upload/sender.ts";
import { rowOn } from "@boreal/domain/kernel/datedTable";
import { portals, type PortalName } from "@boreal/domain/vault/files/portals";
import { useEffect, useId, useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { useUnderWay } from "../../../api/useUnderWay.ts";
import { portalFitAddress } from "../../../case/loading/addresses.ts";
import type { DocumentFile, TheApplication } from "../../../case/loading/theCase.ts";
import type { ReadingProgress } from "../../../case/loading/useApplication.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useLanguage, type BilingualText, type LanguageTools } from "../../../ui/language.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { sizeWords } from "../file/fileWords.ts";
import { fitForPortalMutation, portalFitsQuery } from "./fitOperations.ts";
import { text } from "./portalFit.text.ts";
import "./PortalFit.css";

type PortalFitProps = {
  application: TheApplication;
  place: UploadTarget;
  files: readonly DocumentFile[];
  progress: ReadonlyMap<string, ReadingProgress>;
};

/** One file for the authority's portal, made of the files of a slot; asked about only once it is unfolded. */
export function PortalFit(props: PortalFitProps) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  if (!props.files.some((file) => file.abilities.includes("view"))) return null;
  return (
    <Details summary={t(text.title)} open={isOpen} onToggle={setIsOpen}>
      {isOpen && <Unfolded {...props} />}
    </Details>
  );
}

/** As the portals count (`tables/authority/portalLimits.ts`). */
const bytesPerMegabyte = 1_000_000;

function Unfolded({ application, place, files, progress }: PortalFitProps) {
  const tools = useLanguage();
  const { t } = tools;
  const id = useId();
  const action = useAction();
  const [chosen, setChosen] = useState<PortalName>();
  const [refusal, setRefusal] = useState<BilingualText>();
  const at = {
    applicationId: application.id,
    page: place.page,
    slot: place.slot,
    childNumber: place.childNumber ?? null,
  };
  const { data, failure, reload } = useQuery(portalFitsQuery, at);
  const fits = data?.portalFits ?? [];
  const portal = chosen ?? fits.map((one) => one.portal).find(isPortalName);
  const fit = fits.find((one) => one.portal === portal);
  const isBusy = useUnderWay(fit, reload);
  const content = files.map((file) => file.id).join(" ");
  useEffect(() => reload(), [content, reload]);
  const make = () =>
    action.run(async () => {
      if (portal === undefined) return;
      const { fitForPortal } = await send(fitForPortalMutation, { ...at, portal }, { repeatable: true });
      setRefusal(fitForPortal.refusals[0]?.text);
      reload();
    });
  return (
    <div className="portal-fit__body">
      <p>{t(text.intro)}</p>
      <SelectField
        id={id}
        label={t(text.portal)}
        hint={t(text.upToHint)}
        options={portalsOn(application.plan.today, t)}
        value={portal}
        onChange={(value) => setChosen(value !== undefined && isPortalName(value) ? value : undefined)}
      />
      <Button busy={action.busy || isBusy} onClick={() => void make()}>
        {t(fit ? text.again : text.make)}
      </Button>
      {refusal && <Banner tone="attention">{t(refusal)}</Banner>}
      <FailureBanner failure={action.failure ?? failure} />
      <div role="status">{fit && <Outcome fit={fit} progress={progress.get(fit.id)} />}</div>
    </div>
  );
}

const isPortalName = (name: string): name is PortalName => Object.hasOwn(portals, name);

/** Each portal with the size that it takes on this day. */
const portalsOn = (today: string, t: LanguageTools["t"]) =>
  Object.entries(portals).map(([value, { name, limit }]) => {
    const row = rowOn(limit, today);
    return {
      value,
      label: row.found
        ? t(text.upTo, { name: t(name), megabytes: row.row.value.maxBytes / bytesPerMegabyte })
        : t(name),
    };
  });

type Fit = {
  readonly id: string;
  readonly state: string;
  readonly isStale: boolean;
  readonly bytes: number | null;
  readonly summary: readonly BilingualText[];
  readonly warnings: readonly BilingualText[];
  readonly pages: readonly BilingualText[];
};

function Outcome({ fit, progress }: { fit: Fit; progress: ReadingProgress | undefined }) {
  const tools = useLanguage();
  const { t } = tools;
  if (fit.isStale) return <p>{t(text.stale)}</p>;
  if (fit.state === "failed") return <Banner tone="blocked">{t(text.failed)}</Banner>;
  if (fit.state === "waiting" || fit.state === "running")
    return progress ? <Working progress={progress} /> : <p>{t(text.waiting)}</p>;
  return (
    <>
      {fit.warnings.length > 0 && (
        <Banner tone="attention">
          {fit.warnings.map((warning) => (
            <p key={t(warning)}>{t(warning)}</p>
          ))}
        </Banner>
      )}
      {fit.summary.map((sentence) => (
        <p key={t(sentence)}>{t(sentence)}</p>
      ))}
      {fit.state === "fitted" && fit.bytes !== null && (
        <a className="button button--primary" href={portalFitAddress(fit.id)} download>
          <Icon name="download" /> {t(text.download, { size: sizeWords(fit.bytes, tools) })}
        </a>
      )}
      {fit.pages.length > 0 && (
        <Details summary={t(text.whatWasDone)}>
          <ul>
            {fit.pages.map((sentence) => (
              <li key={t(sentence)}>{t(sentence)}</li>
            ))}
          </ul>
        </Details>
      )}
    </>
  );
}

function Working({ progress: { stage, page, pages, ratio } }: { progress: ReadingProgress }) {
  const { t } = useLanguage();
  const words = text.stages[stage as keyof typeof text.stages] ?? text.waiting;
  return <ProgressBar label={t(words, { page: page ?? 1, pages: pages ?? 1 })} ratio={ratio} />;
}
