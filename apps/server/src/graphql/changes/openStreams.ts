import { says } from "../../commands/deps.ts";

/** A page listens once or twice; nobody has so many pages open. */
const mostStreams = 60;

export const tooManyStreams = says("tooManyStreams", {
  en: "Too many pages of your account are open at the same time, so this one does not follow changes. Close some of them, then load this page again.",
  fr: "Trop de pages de votre compte sont ouvertes en même temps; celle-ci ne suit donc pas les changements. Fermez-en quelques-unes, puis rechargez cette page.",
});

/** Counts the streams that each account has open at this server. */
export type OpenStreams = {
  /** What to call at the end of a stream; undefined where the account has enough. */
  enter(userId: string): (() => void) | undefined;
};

export function openStreams(most = mostStreams): OpenStreams {
  const open = new Map<string, number>();
  return {
    enter(userId) {
      const count = open.get(userId) ?? 0;
      if (count >= most) return undefined;
      open.set(userId, count + 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        const left = (open.get(userId) ?? 1) - 1;
        if (left > 0) open.set(userId, left);
        else open.delete(userId);
      };
    },
  };
}
