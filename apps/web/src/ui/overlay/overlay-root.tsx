import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";

/**
 * Stands around every overlay: our content security policy refuses `<style>` elements, and the rules
 * that Base UI would write into them are in app.css. Kept here so that the first screen needs no Base UI.
 */
export function OverlayRoot({ children }: { readonly children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>;
}
