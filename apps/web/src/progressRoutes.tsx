import { Route } from "wouter";
import { page, pageWithReasons } from "./loadedPage.tsx";
import { SignedInOnly } from "./shell/SignedInOnly.tsx";

const StatusPage = page(() => import("./features/status/StatusPage.tsx"), "StatusPage");
const TimelinePage = pageWithReasons(() => import("./features/timeline/TimelinePage.tsx"), "TimelinePage");
const LogPage = page(() => import("./features/log/LogPage.tsx"), "LogPage");
const MemoPage = pageWithReasons(() => import("./features/memo/MemoPage.tsx"), "MemoPage");
const TasksPage = page(() => import("./features/tasks/TasksPage.tsx"), "TasksPage");
const MessagesPage = page(() => import("./features/messages/MessagesPage.tsx"), "MessagesPage");
const RequestsPage = page(() => import("./features/requests/RequestsPage.tsx"), "RequestsPage");

/** How an application goes on: its status, what happened and who did it, what is to do, and what is written about it. */
export const progressRoutes = (
  <>
    <Route path="/applications/:id/status">
      {({ id }) => (
        <SignedInOnly>
          <StatusPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/timeline">
      {({ id }) => (
        <SignedInOnly>
          <TimelinePage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/log">
      {({ id }) => (
        <SignedInOnly>
          <LogPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/memo">
      {({ id }) => (
        <SignedInOnly>
          <MemoPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/tasks">
      {({ id }) => (
        <SignedInOnly>
          <TasksPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/messages">
      {({ id }) => (
        <SignedInOnly>
          <MessagesPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/requests">
      {({ id }) => (
        <SignedInOnly>
          <RequestsPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
  </>
);
