import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { answersPath, changePath, leadsBackTo, planPath, stepPath } from "../../../case/loading/addresses.ts";
import type { Questions } from "../../../case/flow/questions.ts";
import { withAnswers } from "./pageFields.ts";
import { pageBeside, waitingPages, type Walked } from "./pageOrder.ts";
import type { Answers } from "../saving/useAnswers.ts";

/** Longest that going on waits for a save, when a confirmed contradiction may have come back. */
const patience = 3000;

/** Where back and forward lead from a page; from the list of answers a change leads back there, new questions first. */
export function useWay(answers: Answers, settled: Answers, stepId: string, ask: () => Promise<Questions>) {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const { applicationId } = answers;
  const backTo = leadsBackTo(applicationId, search.get("from"));
  const latest = useRef(answers);
  latest.current = answers;
  const waitedAtStart = useRef<readonly string[]>([]);
  const waitsOn = useRef<string>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    waitedAtStart.current = waitingPages(latest.current);
    return () => {
      waitsOn.current = undefined;
      setWaiting(false);
      void latest.current.sheet.queue.flush();
    };
  }, [stepId]);

  const { questions, caseFile, acknowledged } = settled;
  const before = useMemo(
    () => pageBeside({ questions, caseFile, acknowledged }, stepId, "previous"),
    [questions, caseFile, acknowledged, stepId],
  );
  const back = backTo ? backTo.path : before ? stepPath(applicationId, before.id) : planPath(applicationId);

  const goOn = async () => {
    const saved = answers.sheet.settled();
    if (latest.current.acknowledged.length > 0)
      await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, patience))]);
    const walked = asGiven(latest.current);
    if (backTo) {
      const news = waitingPages(walked).find((id) => id !== stepId && !waitedAtStart.current.includes(id));
      navigate(news === undefined ? backTo.path : changePath(applicationId, news, backTo.from));
      return;
    }
    const after = pageBeside(walked, stepId, "next") ?? (await pageBeyond());
    // Meanwhile the person may have gone elsewhere.
    if (after === "gone") return;
    navigate(after ? stepPath(applicationId, after.id) : answersPath(applicationId));
  };

  /** The page after the last one that came with the first questions. */
  const pageBeyond = async () => {
    const { flow } = latest.current.questions;
    if (flow.isWhole) return undefined;
    if (waitsOn.current !== undefined) return "gone";
    waitsOn.current = stepId;
    setWaiting(true);
    const all = await ask();
    if (waitsOn.current !== stepId) return "gone";
    const given = asGiven(latest.current);
    return pageBeside({ ...given, questions: all, caseFile: all.withFamily(given.caseFile) }, stepId, "next");
  };
  return { back, goOn, isWaiting };
}

/** What was given a moment ago counts, before the page is drawn again. */
const asGiven = ({ questions, acknowledged, caseFile, sheet }: Answers): Walked => ({
  questions,
  acknowledged,
  caseFile: withAnswers(caseFile, sheet.view().values),
});
