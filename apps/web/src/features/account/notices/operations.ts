import { graphql } from "../../../api/graphql.ts";

export const noticeSettingsQuery = graphql(`
  query NoticeSettings {
    noticeSettings {
      kinds {
        id
        name {
          en
          fr
        }
        mail
      }
      digest
      quietFrom
      quietUntil
      timeZone
    }
  }
`);

export const chooseNoticesMutation = graphql(`
  mutation ChooseNotices(
    $kinds: [NoticeKindChoiceInput!]!
    $digest: String!
    $quietFrom: Int
    $quietUntil: Int
    $timeZone: String
  ) {
    chooseNotices(
      kinds: $kinds
      digest: $digest
      quietFrom: $quietFrom
      quietUntil: $quietUntil
      timeZone: $timeZone
    ) {
      done
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
