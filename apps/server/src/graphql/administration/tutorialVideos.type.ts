import { saveTutorialVideos } from "../../commands/settings/saveTutorialVideos.ts";
import { mayKeepVideos, mayWatchVideos } from "../../policies/administration.ts";
import { readTutorialVideos } from "../../store/tutorialVideos.ts";
import { builder } from "../builder.ts";
import { DoneResultRef, TutorialVideoRef, TutorialVideosRef } from "../refs.ts";

export function addTutorialVideoTypes(): void {
  TutorialVideoRef.implement({
    description:
      "A video about what belongs into a slot of the vault, in one language. It lies elsewhere; nothing of it is here but its words.",
    fields: (t) => ({
      type: t.exposeString("type"),
      language: t.exposeString("language"),
      address: t.exposeString("address"),
      transcript: t.exposeString("transcript"),
    }),
  });
  TutorialVideosRef.implement({
    fields: (t) => ({
      version: t.exposeInt("version"),
      videos: t.field({ type: [TutorialVideoRef], resolve: ({ videos }) => videos }),
    }),
  });
}

export function addTutorialVideoQueries(): void {
  builder.queryField("tutorialVideos", (t) =>
    t.field({
      type: TutorialVideosRef,
      nullable: true,
      description: "anybody with an account: there is nothing of a person in them",
      resolve: async (_, __, { actor, deps }) => (mayWatchVideos(actor) ? await readTutorialVideos(deps.db) : null),
    }),
  );
}

export function addTutorialVideoMutations(): void {
  const TutorialVideoInput = builder.inputType("TutorialVideoInput", {
    fields: (t) => ({
      type: t.string({ required: true }),
      language: t.string({ required: true }),
      address: t.string({ required: true }),
      transcript: t.string({ required: true }),
    }),
  });
  builder.mutationField("saveTutorialVideos", (t) =>
    t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepVideos },
      description: "Sets where the videos of slots lie and what is said in them, all of them at once.",
      args: {
        videos: t.arg({ type: [TutorialVideoInput], required: true }),
        baseVersion: t.arg.int({ required: true, description: "Version that the administrator saw, 0 for none." }),
      },
      resolve: async (_, given, { actor, deps }) => await saveTutorialVideos(deps, actor, given),
    }),
  );
}
