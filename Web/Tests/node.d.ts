// What the tests use of Node, whose declarations Debian's TypeScript does not contain.

declare module "node:assert/strict";
declare module "node:fs/promises";
declare module "node:test";
declare const process: { env: Record<string, string | undefined> };
