import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { pages as allPages, type Example, problemsOf, readExamples } from '../build/examples.js'
import { repository } from '../setup/scratch.js'
import { listFiles } from './repo/source.js'

/** Pages with kinds of examples that the check of every page must see through. */
const pages = ['README.md', 'docs/account.md', 'docs/connectors.md', 'docs/hooks.md', 'docs/send.md']

/** An example with a mistake in it, and what is then said. */
const mistakes = [
  {
    name: 'an example that tells what the activity does not take is found',
    of: ['docs/account.md', 'src/pay.tsx'],
    change: ['decimals: 18', "decimals: '18'"],
    says: /not assignable/,
  },
  {
    name: 'an example that is wrong is found',
    of: ['docs/connectors.md', 'src/modal-kit/index.tsx'],
    change: ["id: 'desk'", 'id: 7'],
    says: /not assignable to type 'string'/,
  },
  {
    name: 'an app that signs with what is only remembered does not compile',
    of: ['docs/hooks.md', 'src/sign-in.tsx'],
    change: ['account.live', 'account.remembered'],
    says: /./,
  },
  {
    name: 'an app that signs with an account that may be gone does not compile',
    of: ['docs/hooks.md', 'src/sign-in.tsx'],
    change: ["if (account.status !== 'connected')", 'if (account.address)'],
    says: /./,
  },
  {
    name: 'an address of another namespace is none for viem',
    of: ['README.md', undefined],
    change: ["useAccount('eip155')", "useAccount('solana')"],
    says: /0x\$\{string\}/,
  },
  {
    name: 'an example that breaks in the middle is found',
    of: ['docs/hooks.md', 'src/wallets.tsx'],
    change: ['import {', 'import '],
    says: /expected/,
  },
  {
    name: 'an example of what the kit does not have is found',
    of: ['docs/connectors.md', 'modal.config.ts'],
    change: ['create-modal-kit/config', 'create-modal-kit/configuration'],
    says: /Cannot find module/,
  },
] as const

const right = pages.flatMap(readExamples)
const wrong = mistakes.map(({ of: [page, name], change: [from, to] }): Example => {
  const example = right.find((each) => each.page === page && each.name === name && each.text.includes(from))
  if (!example) throw new Error(`${page} has no ${name} with ${from}`)
  return { ...example, text: example.text.replace(from, to) }
})

// One program for all: reading the types of viem and React takes seconds.
let problems: readonly (readonly string[])[] = []
beforeAll(() => {
  problems = problemsOf([...right, ...wrong])
})

test.each(pages)('behavior: every example of %s type-checks as it stands', (page) => {
  const own = right.flatMap((example, index) => (example.page === page ? [problems[index]] : []))
  expect(own.length).toBeGreaterThan(0)
  expect(own.flat()).toEqual([])
})

test.each(mistakes.map(({ name, says }, index) => [name, says, index] as const))('error: %s', (_, says, index) => {
  const [first, ...more] = problems[right.length + index] ?? []
  expect(first).toMatch(says)
  if (mistakes[index]?.says.source.includes('assignable')) expect(more).toEqual([])
})

test('behavior: the examples of a page are its blocks in TypeScript, by the files that they name', () => {
  const names = (page: string) => readExamples(page).map(({ name }) => name)
  expect(names('docs/account.md')).toEqual(['src/pay.tsx'])
  expect(names('docs/connectors.md')).toEqual([
    'src/modal-kit/index.tsx',
    'modal.config.ts',
    'src/modal-kit/index.tsx',
    'modal.config.ts',
  ])
})

test('behavior: every block in TypeScript of every page is compiled', () => {
  const blocks = ['README.md', ...listFiles(repository, ['docs', 'templates'])]
    .filter((page) => page.endsWith('.md'))
    .map(
      (page) => [page, readFileSync(join(repository, page), 'utf8').match(/^```(tsx?|jsx?)\b/gm)?.length ?? 0] as const,
    )
    // Its examples are files of sample hosts (docs-interop.test.ts).
    .filter(([page, count]) => count > 0 && page !== 'docs/interop.md')
  const compiled = allPages.map((page) => [page, readExamples(page).length] as const)
  expect(Object.fromEntries(compiled)).toEqual(Object.fromEntries(blocks))
})
