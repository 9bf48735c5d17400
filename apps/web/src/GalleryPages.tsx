import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { Route, Switch } from "wouter";
import { page, pageWithReasons } from "./loadedPage.tsx";
import { loadBothLanguages, loadLaterSentences } from "./ui/halves.ts";

/** The questions of the made-up cases on a page: no server sends these, so nothing else brings them (ADR 0201). */
async function loadQuestions(type: ApplicationType): Promise<void> {
  const { fetchFlow } = await import("./case/flow/loadedFlows.ts");
  await fetchFlow(type);
}

// Shows both languages side by side.
const GalleryPage = page(
  async () =>
    (await Promise.all([import("./features/gallery/GalleryPage.tsx"), loadBothLanguages(), loadLaterSentences()]))[0],
  "GalleryPage",
);
const PlanGalleryPage = page(
  async () =>
    (
      await Promise.all([
        import("./features/plan/gallery/PlanGalleryPage.tsx"),
        loadQuestions("Student"),
        loadBothLanguages(),
        loadLaterSentences(),
      ])
    )[0],
  "PlanGalleryPage",
);
const StepGalleryPage = pageWithReasons(
  // Of a type whose own flow asks for none of the answers that the examples borrow.
  async () =>
    (await Promise.all([import("./features/assessment/gallery/StepGalleryPage.tsx"), loadQuestions("IrccRequest")]))[0],
  "StepGalleryPage",
);
const AnswerGalleryPage = page(
  async () =>
    (
      await Promise.all([
        import("./features/assessment/gallery/AnswerGalleryPage.tsx"),
        loadQuestions("Student"),
        loadBothLanguages(),
        loadLaterSentences(),
      ])
    )[0],
  "AnswerGalleryPage",
);
const FileGalleryPage = page(
  async () => (await Promise.all([import("./features/vault/gallery/FileGalleryPage.tsx"), loadBothLanguages()]))[0],
  "FileGalleryPage",
);

/** Where a designer starts: everything in every state. Fetched as one page, so that no other page carries the names of its scripts. */
export function GalleryPages() {
  return (
    <Switch>
      <Route path="/gallery/steps/:stepId?">
        {({ stepId }) => <StepGalleryPage {...(stepId === undefined ? {} : { stepId })} />}
      </Route>
      <Route path="/gallery/plan" component={PlanGalleryPage} />
      <Route path="/gallery/answers" component={AnswerGalleryPage} />
      <Route path="/gallery/files" component={FileGalleryPage} />
      <Route path="/gallery/:page?">
        {({ page: name }) => <GalleryPage {...(name === undefined ? {} : { page: name })} />}
      </Route>
    </Switch>
  );
}
