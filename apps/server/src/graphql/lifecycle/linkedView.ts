import type { LinkedKind } from "@boreal/domain/caseFile/answers/application/startedFrom";
import type { Text } from "@boreal/domain/kernel/text";
import { offeredLinks, typeStartedBy } from "@boreal/domain/lifecycle/decideLinked";
import { linkedApplications } from "@boreal/domain/lifecycle/linked";
import { isFromEarlier } from "@boreal/domain/questionnaire/application/prefilled";
import { mayStartLinked, statusActorOf } from "../../policies/lifecycle.ts";
import { linksFrom, linkTo, type ApplicationLinkRow } from "../../store/cases/applicationLinks.ts";
import { seenApplication } from "../applications/seenApplications.ts";
import type { ApplicationView, GraphqlContext, OpenCase } from "../context.ts";
import { statusName as nameOf } from "./lifecycleView.ts";

/** What can be started from a case, from which it was started, and where it continues, as one reader sees it. */

export type LinkOfferView = {
  readonly kind: LinkedKind;
  readonly type: string;
  readonly name: Text;
  readonly means: Text;
  readonly warns: readonly Text[];
};

export type LinkedView = {
  readonly application: ApplicationView;
  readonly kind: LinkedKind;
  /** What the other application is to this one. */
  readonly name: Text;
  readonly statusName: Text;
  readonly startedAt: Date;
};

/** One of a kind at a time. */
export async function linkOffersFor(
  { actor, deps }: GraphqlContext,
  { loaded, facts }: OpenCase,
): Promise<readonly LinkOfferView[]> {
  const as = statusActorOf(actor, facts);
  if (as === undefined || !mayStartLinked(actor, facts)) return [];
  const offered = offeredLinks(loaded.caseFile, as);
  if (offered.length === 0) return [];
  const started = await linksFrom(deps.db, loaded.row.id);
  return offered
    .filter(({ kind }) => !started.some((link) => link.kind === kind && !link.isClosed))
    .map(({ kind, link: { name, means }, warns }) => ({
      kind,
      type: typeStartedBy(kind, loaded.row.type),
      name,
      means,
      warns,
    }));
}

/** Nothing where the reader may not see the other application. */
async function viewOf(
  context: GraphqlContext,
  { kind, createdAt }: ApplicationLinkRow,
  { otherId, name }: { readonly otherId: string; readonly name: Text },
): Promise<LinkedView | null> {
  const application = await seenApplication(context, otherId);
  if (application === null) return null;
  const statusName = nameOf(context.actor, application.row.status, application.row.type);
  return { application, kind, name, statusName, startedAt: createdAt };
}

export async function startedFromFor(
  context: GraphqlContext,
  { loaded: { row } }: OpenCase,
): Promise<LinkedView | null> {
  if (row.sealed_earlier === null) return null;
  const link = await linkTo(context.deps.db, row.id);
  return link
    ? await viewOf(context, link, { otherId: link.fromId, name: linkedApplications[link.kind].earlier })
    : null;
}

export async function continuesInFor(
  context: GraphqlContext,
  { loaded: { row } }: OpenCase,
): Promise<readonly LinkedView[]> {
  const links = await linksFrom(context.deps.db, row.id);
  const views = await Promise.all(
    links.map(
      async (link) => await viewOf(context, link, { otherId: link.toId, name: linkedApplications[link.kind].later }),
    ),
  );
  return views.filter((view) => view !== null);
}

/** Pages with an answer of the earlier application that nobody has confirmed here, in their order. */
export function pagesToConfirm(open: OpenCase): readonly string[] {
  if (open.loaded.row.sealed_earlier === null) return [];
  const { steps, prefills } = open.plan().assessment;
  const pageOf = new Map(steps.map(({ id, group }) => [id, group ?? id]));
  const waiting = prefills.filter(({ origin }) => isFromEarlier(origin));
  return [...new Set(waiting.map(({ id }) => pageOf.get(id) ?? id))];
}
