import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDocBlocks } from '../setup/doc-blocks.js'
import { repository } from '../setup/scratch.js'
import { exampleFolder, problemsIn } from './compile-examples.js'

const { files } = readDocBlocks(readFileSync(join(repository, 'docs/account.md'), 'utf8'))
/** As `generate` writes it where the activity is on. */
const around = {
  'src/modal-kit.ts': `import type { ModalModule, Wiring } from 'create-modal-kit'
    import type { activity } from 'create-modal-kit/features/activity'
    import { bindModalKit } from 'create-modal-kit/react'
    type Loaded = Omit<ModalModule, 'features'> & { readonly features: readonly [ReturnType<typeof activity>] }
    declare const wiring: Omit<Wiring, 'modal'> & { modal(): Promise<Loaded> }
    export const { useAccount, useKit, useProvider } = bindModalKit(wiring)`,
}
const compile = (text: string) => problemsIn(new Map([[join(exampleFolder, 'src/pay.tsx'), text]]), around)

test('behavior: the example of docs/account.md type-checks as it stands', () => {
  expect(Object.keys(files)).toEqual(['src/pay.tsx'])
  expect(compile(files['src/pay.tsx'] ?? '')).toEqual([])
}, 60_000)

test('error: an example that tells what the activity does not take is found', () => {
  const wrong = files['src/pay.tsx']?.replace('decimals: 18', "decimals: '18'") ?? ''
  expect(wrong).not.toBe(files['src/pay.tsx'])
  expect(compile(wrong)).toEqual([expect.stringMatching(/not assignable/)])
}, 60_000)
