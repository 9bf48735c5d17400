import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { press } from "./api/press.ts";
import { CaseVisits } from "./case/visit/CaseVisits.tsx";
import { Routes } from "./routes.tsx";
import { LanguageRoutes } from "./shell/language.tsx";
import { Layout } from "./shell/chrome/Layout.tsx";
import { SessionProvider } from "./shell/session.tsx";
import { applyTheme, chosenTheme } from "./shell/chrome/theme.ts";
import { ServicesProvider } from "./ui/services.tsx";
import { ToastProvider } from "./ui/feedback/toasts.tsx";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./ui/layout/fonts.css";
import "./ui/layout/base.css";

applyTheme(chosenTheme());
press.watch(globalThis);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <ServicesProvider>
      <LanguageRoutes>
        <SessionProvider>
          <ToastProvider>
            <Layout>
              <CaseVisits>
                <Routes />
              </CaseVisits>
            </Layout>
          </ToastProvider>
        </SessionProvider>
      </LanguageRoutes>
    </ServicesProvider>
  </StrictMode>,
);
