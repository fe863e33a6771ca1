import type { TrustReply } from "@damim/domain/privacy/trust-facts.ts";
import { askServer } from "../../data/server/ask-server.ts";

/** What this server does now, as the papers of the council say it. */
export const askTrust = () => askServer<TrustReply>("GET", "trust/facts");
