import { expect, test } from 'vitest'
import { checkConfig } from './check-config.js'
import { pathOf } from './issue.js'

const minimal = { app: { name: 'My app' }, networks: ['mainnet'] }

/** One line for each issue: path, message, value, fix. */
function report(config: unknown): readonly string[] {
  const checked = checkConfig(config)
  if (checked.isValid) return []
  return checked.issues.map(
    ({ keys, message, found, fix }) => `${pathOf(keys)}: ${message}${found ? ` (${found})` : ''}. ${fix}`,
  )
}

test('behavior: a valid config is given back with its defaults', () => {
  const connect = {
    include: [],
    exclude: { ids: [], rdns: [], names: [] },
    featured: [],
    customWallets: [],
    recentLimit: 2,
    enableReconnect: true,
    connectors: ['injected'],
  }
  const filled = { features: {}, connect, theme: { mode: 'system', layer: false }, embedded: false, debug: false }
  expect(checkConfig(minimal)).toEqual({ isValid: true, value: { ...minimal, ...filled } })
  expect(checkConfig({ ...minimal, connect: { exclude: { ids: ['a'] }, recentLimit: 0 }, theme: {} })).toMatchObject({
    value: {
      connect: { ...connect, exclude: { ids: ['a'], rdns: [], names: [] }, recentLimit: 0 },
      theme: filled.theme,
    },
  })
})

test.each([
  ['featurs', "featurs: isn't a key of the config. Write features instead."],
  ['qwerty', "qwerty: isn't a key of the config. Remove it."],
])('error: unknown key %s', (key, line) => {
  expect(report({ ...minimal, [key]: 1 })).toEqual([line])
})

test('error: unknown key where the known ones are few enough to list', () => {
  expect(report({ ...minimal, legal: { xyzxyz: 'https://a.example' } }).join()).toContain('legal')
  expect(report({ ...minimal, theme: { xyzxyz: 1 } })).toEqual([
    "theme.xyzxyz: isn't a key of the config. Use one of mode, preset, accent, radius, blur, layer, tokens.",
  ])
})

test('error: what is missing, with what to add', () => {
  expect(report({})).toMatchInlineSnapshot(`
    [
      "app: is missing. Add app: { name: '…' }.",
      "networks: is missing. Add networks: ['mainnet'].",
    ]
  `)
})

test('error: wrong values, each with what was found and what to write', () => {
  expect(
    report({
      projectId: 'a b',
      app: { name: 7, url: 'example.com' },
      networks: ['mainet', 'zzzzzzzz', 1, { network: 'base', rpcUrls: 'https://a.example' }],
      defaultNetwork: 'polygn',
      services: { relay: 'https://relay.example' },
      features: { connectorTypeOrder: ['instaled'], pay: true },
      connect: { recentLimit: 2.5 },
      theme: { mode: 'drak', tokens: { 'color.accnt': 'red', 'color.text': 'red;' } },
      debug: 'yes',
      siwx: 3,
    }),
  ).toMatchInlineSnapshot(`
    [
      "projectId: must be local, 32 hex digits, or 4 to 64 of A-Z a-z 0-9 _ - ("a b"). Write it in that form.",
      "app.name: must be a string (7). Write a string.",
      "app.url: must be a https:// address ("example.com"). Write the whole address, https://…",
      "networks[0]: is not a network that this version knows ("mainet"). Write mainnet instead.",
      "networks[1]: is not a network that this version knows ("zzzzzzzz"). Use a name that viem/chains exports, 'solana', 'solanaDevnet', 'solanaTestnet', or a CAIP-2 id.",
      "networks[2]: must be a string (1). Write a string.",
      "networks[3].rpcUrls: must be a list ("https://a.example"). Write a list.",
      "defaultNetwork: is not a network that this version knows ("polygn"). Write polygon instead.",
      "services.relay: must be a wss:// address ("https://relay.example"). Write the whole address, wss://…",
      "features.connectorTypeOrder[0]: must be one of walletConnect, recent, injected, featured, custom, external, recommended ("instaled"). Use one of walletConnect, recent, injected, featured, custom, external, recommended.",
      "features.pay: this version of create-modal-kit has no pay yet (true). Remove the line or set it to false.",
      "connect.recentLimit: must be a whole number (2.5). Write a whole number.",
      "siwx: this version of create-modal-kit has no siwx yet (3). Remove the line or set it to false.",
      "theme.mode: must be one of light, dark, system ("drak"). Write dark instead.",
      "theme.tokens['color.text']: must not hold any of ; { } < > @ ! \` \\ or a comment ("red;"). Write one plain CSS value.",
      "theme.tokens['color.accnt']: isn't a key of the config. Write color.accent instead.",
      "debug: must be true or false ("yes"). Write true or false.",
    ]
  `)
})

test('error: presets and tokens, each with the name or the text that was meant', () => {
  const tokens = { 'color.acent': '#123', 'radius.bse': '2px', 'layer.modal': 10, 'space.1': 4, 'motion.view': '150' }
  expect(report({ ...minimal, theme: { preset: 'terminl', tokens } })).toMatchInlineSnapshot(`
    [
      "theme.preset: must be one of terminal, clay, marine, contrast, lilac, editorial ("terminl"). Write terminal instead.",
      "theme.tokens['space.1']: must be text (4). Write '4px'.",
      "theme.tokens['layer.modal']: must be text (10). Write '10'.",
      "theme.tokens['motion.view']: must be a duration, with its unit ("150"). Write '150ms'.",
      "theme.tokens['color.acent']: isn't a key of the config. Write color.accent instead.",
      "theme.tokens['radius.bse']: isn't a key of the config. Write radius.base instead.",
    ]
  `)
  expect(report({ ...minimal, theme: { preset: 'brutalist' } })).toMatchInlineSnapshot(`
    [
      "theme.preset: must be one of terminal, clay, marine, contrast, lilac, editorial ("brutalist"). Use one of terminal, clay, marine, contrast, lilac, editorial.",
    ]
  `)
  expect(
    report({ ...minimal, theme: { preset: 1, tokens: { 'size.panel': { light: '1px', dark: '2px' } } } }),
  ).toMatchInlineSnapshot(`
    [
      "theme.preset: must be one of terminal, clay, marine, contrast, lilac, editorial (1). Use one of terminal, clay, marine, contrast, lilac, editorial.",
      "theme.tokens['size.panel']: must be one value, because only colours differ by scheme (an object). Write one value in quotes.",
    ]
  `)
})

test('error: nothing secret is printed', () => {
  const key = 'f'.repeat(64)
  const lines = report({
    ...minimal,
    projectId: key,
    networks: [{ network: 'mainnet', rpcUrls: [`http://rpc.example/v2/${key}?key=${key}`] }],
    clientSecret: key,
  })
  expect(lines.join('\n')).not.toContain(key)
  expect(lines.join('\n')).toContain('"http://rpc.example/…"')
})
