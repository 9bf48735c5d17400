import { Route } from "wouter";
import { page } from "./loadedPage.tsx";

const RegisterPage = page(() => import("./features/account/signIn/RegisterPage.tsx"), "RegisterPage");
const SignInPage = page(() => import("./features/account/signIn/SignInPage.tsx"), "SignInPage");
const ConfirmEmailPage = page(() => import("./features/account/signIn/ConfirmEmailPage.tsx"), "ConfirmEmailPage");
const ResetPasswordPage = page(() => import("./features/account/signIn/ResetPasswordPage.tsx"), "ResetPasswordPage");
const TakeOverPage = page(() => import("./features/account/signIn/ResetPasswordPage.tsx"), "TakeOverPage");
const InvitationPage = page(() => import("./features/account/signIn/InvitationPage.tsx"), "InvitationPage");
const JoinPage = page(() => import("./features/account/joining/JoinPage.tsx"), "JoinPage");
const BeginPage = page(() => import("./features/account/intake/BeginPage.tsx"), "BeginPage");
const SignOnPage = page(() => import("./features/account/signOn/SignOnPage.tsx"), "SignOnPage");
const SetUpPage = page(() => import("./features/account/signIn/SetUpPage.tsx"), "SetUpPage");

/** The pages by which somebody opens an account or comes back to it. */
export const signInRoutes = (
  <>
    <Route path="/register" component={RegisterPage} />
    <Route path="/sign-in" component={SignInPage} />
    <Route path="/confirm-email" component={ConfirmEmailPage} />
    <Route path="/reset-password">
      <ResetPasswordPage />
    </Route>
    <Route path="/take-over">
      <TakeOverPage />
    </Route>
    <Route path="/invitation" component={InvitationPage} />
    <Route path="/set-up" component={SetUpPage} />
    <Route path="/join" component={JoinPage} />
    <Route path="/begin" component={BeginPage} />
    <Route path="/sign-on/:organisationId?" component={SignOnPage} />
  </>
);
