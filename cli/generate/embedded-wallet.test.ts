import { describe, expect, test } from 'vitest'
import { checkConfig } from '../config/check-config.js'
import { resolveConfig } from '../config/resolve.js'
import type { Resolved } from '../config/resolved.js'
import { printPolicy } from '../csp/directive.js'
import { policyOf } from '../csp/policy.js'
import { explain, showExplanation } from '../explain/explain.js'
import { artifacts } from './artifacts.js'

const own = { api: 'https://api.example', rpc: 'https://api.example', images: 'https://api.example' }
const frame = 'https://Wallet.example:443/sdk'

function resolvedOf(config: Record<string, unknown>): Resolved {
  const base = { app: { name: 'My app' }, projectId: 'abcd1234', networks: ['mainnet'], features: { email: true } }
  const checked = checkConfig({ ...base, ...config })
  const resolved = checked.isValid ? resolveConfig(checked.value, 'development') : checked
  if (!resolved.isValid) throw new Error(JSON.stringify(resolved.issues))
  return resolved.value
}

function filesOf(config: Record<string, unknown>): Readonly<Record<string, string>> {
  const files = artifacts(resolvedOf(config), { folder: 'kit', version: '0.1.0' })
  return Object.fromEntries(files.map(({ path, content }) => [path.replace('kit/', ''), content]))
}

const at = (place: unknown, more: Record<string, unknown> = {}) => ({ services: { ...own, frame: place }, ...more })

describe('modal.ts', () => {
  test('behavior: a site of the port protocol is an address', () => {
    const { 'modal.ts': modal, 'generated.ts': page } = filesOf(at(frame))
    expect(modal).toContain(`  frame: '${frame}',\n`)
    expect(modal).toContain(
      "ApproveTransaction: () => import('create-modal-kit/views/secure-wallet/approve-transaction'),",
    )
    expect(modal).toMatch(/^ {2}email\(\),\n {2}secureWallet\(\),$/m)
    expect(page).not.toMatch(/wallet\.example|frame/i)
  })

  test('behavior: a site of the older protocol says so, in a type that is no wider', () => {
    const { 'modal.ts': modal } = filesOf(at({ url: frame, protocol: 4 }))
    expect(modal).toContain(`  frame: { url: '${frame}', protocol: 4 as const },\n`)
    const reown = { services: 'reown', projectId: '0123456789abcdef0123456789abcdef' }
    expect(filesOf(reown)['modal.ts']).toContain(
      "  frame: { url: 'https://secure.walletconnect.org/sdk', protocol: 4 as const },\n",
    )
    expect(filesOf({ services: 'local', projectId: 'local' })['modal.ts']).toContain(
      "  frame: 'http://wallet.localhost:8788/sdk',\n",
    )
  })

  test('behavior: its settings are options of the wallet', () => {
    const { 'modal.ts': modal } = filesOf(at(frame, { secureWallet: { storeEmail: true } }))
    expect(modal).toContain('  secureWallet({ secureWallet: { storeEmail: true } }),\n')
  })

  test('behavior: the providers of the config are the options of their feature; all of them are none', () => {
    const { 'modal.ts': some } = filesOf(at(frame, { features: { socials: ['farcaster', 'google'] } }))
    expect(some).toMatch(/^ {2}secureWallet\(\),\n {2}socials\(\{ socials: \['farcaster', 'google'\] \}\),$/m)
    const { 'modal.ts': all, 'modal-kit.css': css } = filesOf(at(frame, { features: { socials: true } }))
    expect(all).toMatch(/^ {2}socials\(\),$/m)
    expect(all).toContain("ConnectingSocial: () => import('create-modal-kit/views/socials/connecting-social'),")
    expect(css?.match(/css\/(code|socials)\.css/g)).toEqual(['css/code.css', 'css/socials.css'])
  })
})

describe('policy and ledger', () => {
  test.each([
    [frame, 'https://wallet.example'],
    [{ url: 'https://wallet.example/sdk', protocol: 4 }, 'https://wallet.example'],
    ['http://localhost:4747/sdk', 'http://localhost:4747'],
  ])('behavior: the page may show %j, and nothing else in a frame', (place, origin) => {
    const files = filesOf(at(place))
    expect(JSON.parse(files['csp.json'] ?? '').directives).toMatchObject({ 'frame-src': [origin] })
    expect(JSON.parse(files['csp.json'] ?? '').directives['connect-src']).not.toContain(origin)
    expect(printPolicy(policyOf(resolvedOf(at(place))))).toContain(`; frame-src ${origin};`)
    expect(JSON.parse(files['network-ledger.json'] ?? '').origins).toContainEqual({
      origin,
      why: "the wallet's own site, in a frame: it signs people in, and signs for them",
      when: 'from the first sign-in, and at page load where the wallet was used before',
      feature: 'secureWallet',
    })
  })

  test('behavior: without e-mail there is no frame in any file, wherever the site is', () => {
    for (const features of [{}, { email: false }])
      for (const [name, text] of Object.entries(filesOf(at(frame, { features }))))
        expect([name, text.match(/frame|wallet\.example|secure-?wallet/i)]).toEqual([name, null])
  })

  test('behavior: explain says what it contacts and keeps', () => {
    const row = explain(resolvedOf(at(frame))).find(({ id }) => id === 'secureWallet')
    expect(row?.isOn).toBe(true)
    const text = row && showExplanation(row)
    expect(text).toContain('contacts https://wallet.example from the first sign-in')
    expect(text).toContain('keeps @modal-kit/1/secure-wallet in local storage: the e-mail (masked unless')
  })
})
