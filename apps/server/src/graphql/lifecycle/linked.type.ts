import { startLinkedApplication } from "../../commands/lifecycle/startLinked.ts";
import { mayStartLinked } from "../../policies/lifecycle.ts";
import { builder } from "../builder.ts";
import { ApplicationRef, ApplicationResultRef, Text_ } from "../refs.ts";
import { LifecycleRef } from "./lifecycleRefs.ts";
import {
  continuesInFor,
  linkOffersFor,
  startedFromFor,
  pagesToConfirm,
  type LinkedView,
  type LinkOfferView,
} from "./linkedView.ts";

const LinkOfferRef = builder.objectRef<LinkOfferView>("LinkOffer");
const LinkedApplicationRef = builder.objectRef<LinkedView>("LinkedApplication");

/** Applications that are started from one another. */
export function addLinkedTypes(): void {
  LinkOfferRef.implement({
    description: "An application that this reader may start from the answers of this one.",
    fields: (t) => ({
      kind: t.exposeString("kind"),
      type: t.exposeString("type", { description: "The type that it will have." }),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      means: t.field({ type: Text_, resolve: ({ means }) => means }),
      warns: t.field({ type: [Text_], resolve: ({ warns }) => [...warns] }),
    }),
  });
  LinkedApplicationRef.implement({
    fields: (t) => ({
      application: t.field({ type: ApplicationRef, resolve: ({ application }) => application }),
      kind: t.exposeString("kind"),
      name: t.field({ type: Text_, description: "What it is to this one.", resolve: ({ name }) => name }),
      statusName: t.field({ type: Text_, resolve: ({ statusName }) => statusName }),
      startedAt: t.field({ type: "DateTime", resolve: ({ startedAt }) => startedAt }),
    }),
  });
  builder.objectFields(LifecycleRef, (t) => ({
    offers: t.field({
      type: [LinkOfferRef],
      description: "What may be started from here with the answers of this application.",
      resolve: async (open, _, context) => [...(await linkOffersFor(context, open))],
    }),
    startedFrom: t.field({
      type: LinkedApplicationRef,
      nullable: true,
      description: "The application from which this one was started.",
      resolve: async (open, _, context) => await startedFromFor(context, open),
    }),
    continuesIn: t.field({
      type: [LinkedApplicationRef],
      description: "Applications that were started from this one, the oldest first.",
      resolve: async (open, _, context) => [...(await continuesInFor(context, open))],
    }),
    pagesToConfirm: t.stringList({
      description:
        "Pages of the questionnaire with an answer of the earlier application that nobody has confirmed here.",
      resolve: (open) => [...pagesToConfirm(open)],
    }),
  }));
}

export function addLinkedMutations(): void {
  builder.mutationFields((t) => ({
    startLinkedApplication: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayStartLinked },
      description: "Starts one of the applications that application.lifecycle offers.",
      args: {
        applicationId: t.arg.id({ required: true }),
        kind: t.arg.string({ required: true }),
        requestId: t.arg.string({ required: true, description: "The page’s own number: sent twice, it is done once." }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(startLinkedApplication(deps, actor, given)),
    }),
  }));
}
