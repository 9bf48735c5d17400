import { graphql } from "../../../api/graphql.ts";

const outcome = graphql(`
  fragment AccountOutcome on DoneResult {
    done
    refusals {
      code
      text {
        en
        fr
      }
    }
  }
`);

export const keptAccountsQuery = graphql(`
  query KeptAccounts {
    users {
      id
      email
      firstName
      lastName
      role
      roles
      twoFactorEnabled
      disabledAt
      scope
      factorResetAskedByMe
    }
    assignableStaff {
      id
      firstName
      lastName
    }
  }
`);

export const setRolesMutation = graphql(
  `
    mutation SetRoles($userId: ID!, $roles: [Role!]!) {
      setRoles(userId: $userId, roles: $roles) {
        ...AccountOutcome
      }
    }
  `,
  [outcome],
);

export const disableAccountMutation = graphql(
  `
    mutation DisableAccount($userId: ID!, $toUserId: ID) {
      disableAccount(userId: $userId, toUserId: $toUserId) {
        ...AccountOutcome
      }
    }
  `,
  [outcome],
);

export const enableAccountMutation = graphql(
  `
    mutation EnableAccount($userId: ID!) {
      enableAccount(userId: $userId) {
        ...AccountOutcome
      }
    }
  `,
  [outcome],
);

export const transferCasesMutation = graphql(
  `
    mutation TransferCases($userId: ID!, $toUserId: ID!) {
      transferCases(userId: $userId, toUserId: $toUserId) {
        ...AccountOutcome
      }
    }
  `,
  [outcome],
);

export const setLawyerScopeMutation = graphql(
  `
    mutation SetLawyerScope($userId: ID!, $scope: String!) {
      setLawyerScope(userId: $userId, scope: $scope) {
        ...AccountOutcome
      }
    }
  `,
  [outcome],
);

export const askFactorResetMutation = graphql(
  `
    mutation AskFactorReset($userId: ID!) {
      askFactorReset(userId: $userId) {
        ...AccountOutcome
      }
    }
  `,
  [outcome],
);

export const confirmFactorResetMutation = graphql(
  `
    mutation ConfirmFactorReset($userId: ID!) {
      confirmFactorReset(userId: $userId) {
        ...AccountOutcome
      }
    }
  `,
  [outcome],
);
