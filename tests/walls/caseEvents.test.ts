import { describe, expect, it } from "vitest";
import { caseEventTopics, notNews, type CaseEventTopic } from "@boreal/domain/notices/caseEvents";
import { isTest, projectFiles, textOf } from "./projectFiles.ts";

/** The other way round is a build error: the log of a case takes no kind that is in neither list (`store/auditLog.ts`). */
describe("the kinds of events of a case", () => {
  const topics: readonly CaseEventTopic[] = Object.values(caseEventTopics);
  const kinds: readonly string[] = [...topics.flatMap((topic) => [...topic.kinds]), ...notNews];
  const server = projectFiles()
    .filter((path) => path.startsWith("apps/server/src/") && !isTest(path))
    .map(textOf);

  it.each(kinds)("%s is written by some command", (kind) => {
    expect(server.some((source) => source.includes(`"${kind}"`))).toBe(true);
  });
});
