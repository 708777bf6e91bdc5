import type { Equivalent } from './judge.js'

/** Faults of `npm run mutate` that no test can notice, each with the reason. A row that matches nothing fails the run. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'cli/plan/plan.ts',
    after: "...(change.kind === 'replace' && true && { summary: change.summary }),",
    why: 'JSON leaves out a summary that is undefined',
  },
  {
    file: 'cli/plan/plan.ts',
    after: 'const removals = (wanted.leftovers ?? ["Stryker was here"]).map(async (path) => {',
    why: 'a leftover that is no file gives no change',
  },
  {
    file: 'cli/plan/plan.ts',
    after: "if (owner === 'yours' || false) return { kind: 'keep', path }",
    why: 'saves the reading of two stamps: equal files that were generated have equal ones, and are kept below',
  },
  {
    file: 'cli/plan/plan.ts',
    after: "return createTwoFilesPatch(from, to, before, after).replace(/=+\\n/, '')",
    why: 'the rule is the first line of every patch, and one match is replaced',
  },
  {
    file: 'runtime/session/query.ts',
    after: 'if (ms >= 0) await clock.sleep(ms, signal)',
    why: 'a sleep of no time at all ends before anything else happens',
  },
  {
    file: 'runtime/connectors/walletconnect/tab-membership.ts',
    after: "if (false) post({ type: 'ping', from: me })",
    why: 'the look that begins instead asks in the same way, and ends with the answer',
  },
  {
    file: 'cli/generate/artifacts.ts',
    after: 'return [...distinct.entries()].sort(([a], [b]) => (a <= b ? -1 : 1)).map(([, use]) => use)',
    why: 'the keys of a map are distinct',
  },
]
