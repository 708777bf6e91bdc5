import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import type { Account } from '../../runtime/react/account.js'
import { bindModalKit } from '../../runtime/react/bind.js'
import type { Connection, Remembered } from '../../runtime/session/machine.js'
import { readDocBlocks } from '../setup/doc-blocks.js'
import { repository } from '../setup/scratch.js'
import { exampleFolder, problemsIn } from './compile-examples.js'
import { fakeWiring } from './fake-kit.js'

const { files } = readDocBlocks(readFileSync(join(repository, 'docs/hooks.md'), 'utf8'))
const around = {
  'src/modal-kit.ts': `import { bindModalKit } from 'create-modal-kit/react'
    import type { Wiring } from 'create-modal-kit'
    declare const wiring: Wiring
    export const { useAccount, useBalance, useConnections, useKit, useNetwork } = bindModalKit(wiring)`,
}
const compile = (examples: Readonly<Record<string, string>>) =>
  problemsIn(new Map(Object.entries(examples).map(([name, text]) => [join(exampleFolder, name), text])), around)

test('behavior: every example of docs/hooks.md type-checks as it stands', () => {
  expect(compile(files)).toEqual([])
}, 60_000)

test.each([
  ['what is only remembered', 'account.live', 'account.remembered'],
  ['an account that may be gone', "if (account.status !== 'connected')", 'if (account.address)'],
])(
  'error: an app that signs with %s does not compile',
  (_, from, to) => {
    const name = 'src/sign-in.tsx'
    const right = files[name] ?? ''
    const wrong = right.replace(from, to)
    expect(wrong).not.toBe(right)
    expect(compile({ [name]: wrong })).not.toEqual([])
  },
  60_000,
)

test('param: the hooks tell what is live from what is remembered', () => {
  const { useAccount, useConnections } = bindModalKit(fakeWiring())
  expectTypeOf(useAccount).returns.toEqualTypeOf<Account>()
  expectTypeOf<Extract<Account, { status: 'connected' }>['live']>().toEqualTypeOf<Connection>()
  expectTypeOf<Extract<Account, { status: 'reconnecting' }>['remembered']>().toEqualTypeOf<Remembered>()
  expectTypeOf(useConnections).returns.toEqualTypeOf<readonly Connection[]>()
  expectTypeOf<Remembered>().not.toExtend<Connection>()
  expect(Object.keys(files)).toEqual(['src/sign-in.tsx', 'src/wallet-line.tsx', 'src/wallets.tsx'])
})
