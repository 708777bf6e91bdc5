import { describe, expect, test } from 'vitest'
import { config, dependencies, doctor, healthy } from '../../test/unit/doctor-run.js'

const withFlags = (flags: string) => config({ services: `'local',\n  features: { ${flags} }` })
const packages = { '@walletconnect/sign-client': '2.25.0', '@coinbase/wallet-sdk': '4.4.0' }
const packageJson = JSON.stringify({ name: 'app', dependencies: { ...dependencies, ...packages } })
const examined = async (flags: string) =>
  doctor({ ...(await healthy(withFlags(flags))), 'package.json': packageJson }, '--offline')

describe('the wallet list (U-wallet-order)', () => {
  test.each([
    ["walletConnect: true, connectorTypeOrder: ['recent', 'injected']", "does not name 'walletConnect'"],
    ["coinbase: true, connectorTypeOrder: ['recent', 'injected', 'custom']", "does not name 'external'"],
  ])('error: %s; with the row that is named, nothing is wrong', async (flags, says) => {
    const { ids, code, findings } = await examined(flags)
    expect([ids, code]).toEqual([['U-wallet-order'], 0])
    expect(findings).toMatchObject([{ severity: 'warning', file: 'modal.config.ts', line: 7 }])
    expect(findings[0]?.what).toContain(says)
    const [, missing = ''] = /('\w+')/.exec(says) ?? []
    expect((await examined(flags.replace(']', `, ${missing}]`))).findings).toEqual([])
  })

  test('behavior: what the list of all wallets leads to is for your information', async () => {
    const { findings } = await examined("walletConnect: true, allWallets: true, connectorTypeOrder: ['injected']")
    expect(findings.map(({ severity, what }) => [severity, what.split(' ')[0]])).toEqual([
      ['info', 'features.walletConnect'],
      ['info', 'features.allWallets'],
    ])
  })

  test.each([
    ["connectorTypeOrder: ['injected']"],
    ['walletConnect: true, coinbase: true'],
    ["walletConnect: true, allWallets: true, connectorTypeOrder: ['walletConnect', 'recommended']"],
  ])('behavior: nothing to say about %s', async (flags) => {
    expect((await examined(flags)).findings).toEqual([])
  })
})
