import { beginByLink } from "../../commands/intake/beginByLink.ts";
import { endIntakeLink, lastDayOf, makeIntakeLink } from "../../commands/intake/intakeLinks.ts";
import { tokenHash } from "../../accounts/oneTimeToken.ts";
import {
  mayBeginByLink,
  mayEndIntakeLink,
  mayMakeIntakeLink,
  maySeeEveryIntakeLink,
} from "../../policies/desk/intakeLinks.ts";
import { countUses, findOpenIntakeLink, listIntakeLinks, openIntakeToken } from "../../store/intake/intakeLinks.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { IntakeLinkRef, OpenIntakeLinkRef } from "../clientRefs.ts";
import { ApplicationResultRef, DoneResultRef } from "../refs.ts";

export function addIntakeTypes(): void {
  OpenIntakeLinkRef.implement({
    description: "What a link of the firm says to whoever opens it.",
    fields: (t) => ({
      type: t.exposeString("type"),
      words: t.exposeString("words"),
    }),
  });
  IntakeLinkRef.implement({
    description: "A link of the firm by which people begin a case with it.",
    fields: (t) => ({
      id: t.id({ resolve: ({ id }) => id }),
      type: t.exposeString("type"),
      language: t.string({ resolve: ({ language }) => language }),
      words: t.exposeString("words"),
      path: t.string({
        nullable: true,
        description: "Stands after the address of the server; null: it is closed.",
        resolve: (row, _, { deps }) =>
          row.endedAt !== null || row.expiresAt <= deps.now()
            ? null
            : `/${row.language}/begin#token=${openIntakeToken(deps.keys, row)}`,
      }),
      mostUses: t.int({ nullable: true, resolve: ({ mostUses }) => mostUses }),
      uses: t.exposeInt("uses", { description: "So many cases began by it." }),
      lastDay: t.field({ type: "Date", resolve: lastDayOf }),
      endedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ endedAt }) => endedAt }),
      madeAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
      byName: t.string({
        nullable: true,
        resolve: async ({ createdBy }, _, { account }) => fullName(await account(createdBy)),
      }),
      mayEnd: t.boolean({ resolve: (row, _, { actor }) => row.endedAt === null && mayEndIntakeLink(actor, row) }),
    }),
  });
}

export function addIntakeQueries(): void {
  builder.queryFields((t) => ({
    intakeLink: t.field({
      type: OpenIntakeLinkRef,
      nullable: true,
      description: "For whoever holds a link: what it says. null: it is closed, or used up.",
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, { token }, { deps }) => {
        const link = await findOpenIntakeLink(deps.db, tokenHash(token), deps.now());
        if (!link) return null;
        return link.mostUses !== null && (await countUses(deps.db, link.id)) >= link.mostUses ? null : link;
      },
    }),
    intakeLinks: t.field({
      type: [IntakeLinkRef],
      description: "For the legal team: their own links; for whoever answers for the whole firm those of everybody.",
      resolve: async (_, __, { actor, deps }) => {
        if (actor === null || !mayMakeIntakeLink(actor)) return [];
        return [...(await listIntakeLinks(deps.db, maySeeEveryIntakeLink(actor) ? undefined : actor.userId))];
      },
    }),
  }));
}

export function addIntakeMutations(): void {
  builder.mutationFields((t) => ({
    makeIntakeLink: t.field({
      type: DoneResultRef,
      extensions: { policy: mayMakeIntakeLink },
      description: "Makes a link by which people open an account and begin a case of one type with the firm.",
      args: {
        type: t.arg.string({ required: true }),
        language: t.arg.string({ required: true, description: "en or fr" }),
        words: t.arg.string({ required: true }),
        mostUses: t.arg.int({ description: "null: as many as come." }),
        until: t.arg.string({ required: true, description: "The last day, as YYYY-MM-DD." }),
      },
      resolve: async (_, { language, mostUses, ...given }, { actor, deps }) =>
        await makeIntakeLink(deps, actor, {
          ...given,
          language: language === "fr" ? "fr" : "en",
          mostUses: mostUses ?? null,
        }),
    }),
    endIntakeLink: t.field({
      type: DoneResultRef,
      extensions: { policy: mayEndIntakeLink },
      args: { linkId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await endIntakeLink(deps, actor, given),
    }),
    beginByLink: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayBeginByLink },
      description: "Begins a case by a link of the firm; with the same link again it is the same case.",
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(beginByLink(deps, actor, given)),
    }),
  }));
}
