import type { ChildReply } from "./limitedChild.ts";

/** The place in our own code, never the message: that may quote the document. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const frame = /\/([\w-]+\.[cm]?[jt]s:\d+)/.exec(error.stack?.split("\n").slice(1).join("\n") ?? "");
  return `${error.name} at ${frame?.[1] ?? "unknown"}`;
}

/** Answers each request of the parent with what `work` makes of it: bytes in by message, results out by message. */
export function answerParent<Request, Result, Progress>(
  work: (request: Request, tell: (progress: Progress) => void) => Promise<Result>,
): void {
  const reply = (message: ChildReply<Result, Progress>) => process.send?.(message);
  process.on("message", (request: Request & { readonly id: number }) => {
    const { id } = request;
    work(request, (progress) => reply({ kind: "progress", id, progress })).then(
      (result) => reply({ kind: "done", id, result }),
      (error: unknown) => reply({ kind: "fault", id, where: whereOf(error) }),
    );
  });
  // From here on the time of the work counts, no longer that of starting.
  reply({ kind: "ready" });
  // Without its parent this process has nothing to do.
  process.on("disconnect", () => process.exit(0));
}
