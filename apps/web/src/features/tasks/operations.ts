import { graphql } from "../../api/graphql.ts";
import { shownTask } from "../../case/desk/operations.ts";

export const tasksQuery = graphql(
  `
    query CaseTasks($id: ID!) {
      application(id: $id) {
        id
        abilities
        tasks {
          ...ShownTask
        }
        taskTakers {
          id
          name
          isApplicant
        }
      }
    }
  `,
  [shownTask],
);

export const giveTaskMutation = graphql(`
  mutation GiveTask($applicationId: ID!, $key: ID!, $words: String!, $toUserId: ID, $dueOn: String) {
    giveTask(applicationId: $applicationId, key: $key, words: $words, toUserId: $toUserId, dueOn: $dueOn) {
      refusals {
        code
        text {
          en
          fr
        }
      }
    }
  }
`);

export const settleTaskMutation = graphql(`
  mutation SettleTask($applicationId: ID!, $taskId: ID!, $isDone: Boolean!) {
    settleTask(applicationId: $applicationId, taskId: $taskId, isDone: $isDone) {
      refusals {
        code
        text {
          en
          fr
        }
      }
    }
  }
`);
