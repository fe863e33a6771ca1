/**
 * Before every test of the projects unit and server: properties try the same values each time, so that a change is
 * never refused for what it did not do. New values are `npm run test:deep -- properties`.
 */
import fc from "fast-check";

const SAME = 2026;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env["DICE"] ?? SAME) });
