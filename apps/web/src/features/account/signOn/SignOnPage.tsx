import { useState } from "react";
import { Link, useParams, useSearch } from "wouter";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useSession } from "../../../shell/session.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { authPost } from "../authClient.ts";
import { nextPage } from "../signIn/nextPage.ts";
import { signOnOrganisationsQuery } from "./operations.ts";
import { signOnText as text } from "./signOn.text.ts";

const noVariables = {};

const isProblem = (value: string | null): value is keyof typeof text.problems =>
  value !== null && Object.hasOwn(text.problems, value);

/** Signing in, or connecting an account, through a school or an agency; where a problem leads back to, too. */
export function SignOnPage() {
  const { t } = useLanguage();
  const { organisationId } = useParams<{ organisationId?: string }>();
  const search = useSearch();
  const problem = new URLSearchParams(search).get("problem");
  const next = nextPage(search);
  const { me } = useSession();
  const { data, failure, reload } = useQuery(signOnOrganisationsQuery, noVariables);
  const offered = data?.signOnOrganisations.filter(({ id }) => organisationId === undefined || id === organisationId);
  return (
    <Page title={t(me ? text.connectTitle : text.title)} backHref={me ? "/account" : "/sign-in"}>
      {isProblem(problem) && (
        <Banner tone="attention" live>
          {t(text.problems[problem])}
        </Banner>
      )}
      <FailureBanner failure={failure} onRetry={reload} />
      {((!offered && !failure) || me === undefined) && <Spinner />}
      {offered?.length === 0 && <p>{t(text.none)}</p>}
      {offered && offered.length > 0 && me !== undefined && (
        <>
          <p>{me ? t(text.connectMeans, { email: me.email }) : t(text.means)}</p>
          {offered.map(({ id, name }) => (
            <GoThere
              key={id}
              name={name}
              path={me ? "/sign-on/connect" : "/sign-on/start"}
              given={{ organisationId: id, next }}
            />
          ))}
        </>
      )}
      {me === null && (
        <p>
          <Link href={next === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`}>
            {t(text.withPassword)}
          </Link>
        </p>
      )}
    </Page>
  );
}

type GoThereProps = { name: string; path: string; given: { readonly organisationId: string; readonly next: string } };

function GoThere({ name, path, given }: GoThereProps) {
  const { t, language } = useLanguage();
  const { busy, failure, run } = useAction();
  const [refusal, setRefusal] = useState<BilingualText>();
  const go = () =>
    run(async () => {
      setRefusal(undefined);
      const answer = await authPost(path, { ...given, language });
      if (!answer.ok) setRefusal(answer.text);
      else if (leadsOn(answer.data)) location.assign(answer.data.url);
    });
  return (
    <>
      <p>
        <Button look="primary" busy={busy} onClick={() => void go()}>
          {t(text.through, { name })}
        </Button>
      </p>
      <FailureBanner failure={failure} />
      <div role="status">{refusal && <Banner tone="attention">{t(refusal)}</Banner>}</div>
    </>
  );
}

const leadsOn = (data: unknown): data is { readonly url: string } =>
  typeof data === "object" && data !== null && "url" in data && typeof data.url === "string";
