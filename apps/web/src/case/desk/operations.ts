import { graphql } from "../../api/graphql.ts";

/** A task as it is shown in every list. */
export const shownTask = graphql(`
  fragment ShownTask on CaseTask {
    id
    words
    cause {
      en
      fr
    }
    dueOn
    isLate
    isForApplicant
    isMine
    assigneeName
    givenByName
    givenAt
    doneAt
    doneByName
    maySettle
  }
`);

export const caseNewsQuery = graphql(
  `
    query CaseNews($id: ID!) {
      application(id: $id) {
        id
        thread {
          unread
        }
        openLetterComments {
          letter
          count
        }
        tasks {
          ...ShownTask
        }
      }
    }
  `,
  [shownTask],
);
