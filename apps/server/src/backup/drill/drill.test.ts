import { describe } from "vitest";
import { describeDrill } from "../../testing/describe-drill.ts";

describe("a drill on sqlite", () => describeDrill("sqlite", undefined));
