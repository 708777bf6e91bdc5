import { expect, test } from 'vitest'
import { features as manifests } from '../../schema/registry.js'
import { resolvedConfig } from '../../test/unit/resolved-config.js'
import { resolveFeatures } from '../config/resolve-features.js'
import { artifacts } from './artifacts.js'

/** Every generated file by name, of an app with these features. */
function filesOf(flags: Readonly<Record<string, boolean>>): Readonly<Record<string, string>> {
  const features = resolveFeatures(manifests, { features: flags })
  const files = artifacts(resolvedConfig({ features }), { folder: 'kit', version: '0.1.0' })
  return Object.fromEntries(files.map(({ path, content }) => [path.replace('kit/', ''), content]))
}

test('behavior: what features add behind Connect is in a file of its own, which the modal fetches late', () => {
  const { 'modal.ts': modal = '', 'late.ts': late = '' } = filesOf({ receive: true, multiWallet: true })
  expect(modal).toContain("\nexport const late = () => import('./late')\n")
  expect(late.split('\n').slice(6).join('\n')).toMatchInlineSnapshot(`
    "import { slots as multiWallet } from 'create-modal-kit/features/multi-wallet/late'
    import { slots as receive } from 'create-modal-kit/features/receive/late'

    export const slots = {
      receive,
      multiWallet,
    }
    "
  `)
  expect(modal).not.toContain('features/receive/late')
})

test('behavior: without such a feature there is no such file, and no word of it', () => {
  const files = filesOf({})
  expect(Object.keys(files)).not.toContain('late.ts')
  expect(files['modal.ts']).not.toContain('late')
})

test('behavior: views of one file are fetched by one loader', () => {
  const { 'modal.ts': modal = '' } = filesOf({ send: true })
  expect(modal).toContain("\nconst sendFlow = () => import('create-modal-kit/views/send/flow')\n")
  expect(modal).toContain('\n  WalletSend: sendFlow,\n  WalletSendSelectToken: sendFlow,\n')
  expect(modal.match(/views\/send/g)).toHaveLength(1)
})
