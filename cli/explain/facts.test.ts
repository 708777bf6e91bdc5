import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folderOf } from '../../schema/feature.js'
import { features } from '../../schema/registry.js'
import { costs } from './costs.data.js'
import { factsOf } from './facts.js'

const runtime = fileURLToPath(new URL('../../runtime', import.meta.url))
const ids = features.map(({ id }) => id)

/** Connectors of features that keep something, by their folders. */
const connectors = { walletconnect: 'walletConnect', 'secure-wallet': 'secureWallet' }

/** The runtime's own files, each with the feature it belongs to; all else is the shell. The wallet's site is no part of an app. */
const sources = readdirSync(runtime, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^(testing|wallet-site)/.test(path))
  .map((path) => ({
    path,
    owner: ownerOf(path),
    text: readFileSync(join(runtime, path), 'utf8'),
  }))

/** The feature a file belongs to; a connector that has a feature of its own belongs to that. */
function ownerOf(path: string): string {
  const own = ids.find((id) => path.startsWith(`features/${folderOf(id)}/`))
  const connector = Object.entries(connectors).find(([folder]) => path.startsWith(`connectors/${folder}/`))
  return own ?? connector?.[1] ?? 'shell'
}

const found = (pattern: RegExp) =>
  sources.flatMap(({ owner, text }) => [...text.matchAll(pattern)].map(([, name = '']) => [owner, name] as const))

describe('manifests say what the runtime does', () => {
  test('behavior: every key that is kept, with the feature that keeps it, and no other', () => {
    const written = found(/\bstorage\s*\.(?:read|write)\('([^']+)'/g)
    // A file whose every call names the same key has it as a constant.
    const named = sources.flatMap(({ owner, text }) => {
      const [, name = ''] = /^const name = '([\w-]+)'$/m.exec(text) ?? []
      return (text.match(/\bstorage\s*\.(?:read|write)\(name\b/g) ?? []).map(() => [owner, name] as const)
    })
    const calling = [...written, ...named]
    // What the project switches off is kept by the features that have a switch.
    const switched = found(/^ {4}remote: '(\w+)'/gm).map(([owner]) => owner)
    const kept = calling.flatMap(([owner, name]) =>
      (name === 'project' ? switched : [owner]).map((each) => `${each} @modal-kit/1/${name}`),
    )
    const made = found(/\bkey = `(\w+)\//g).map(([owner, name]) => `${owner} @modal-kit/1/${name}/…`)
    const listed = ['shell', ...ids].flatMap((id) => factsOf(id).storage.map(({ key }) => `${id} ${key}`))
    expect(listed.sort()).toEqual([...new Set([...kept, ...made])].sort())
    const calls = sources.flatMap(({ text }) => text.match(/\bstorage\s*\.(?:read|write)\((?!key\b)/g) ?? [])
    expect(calls).toHaveLength(calling.length)
  })

  test('behavior: every feature that copies, and nothing else that a browser guards', () => {
    const copying = sources
      .filter(({ path, text }) => path.startsWith('features/') && /\bAddressButton\b|\bcopy\b[^\n]*\} = ui/.test(text))
      .map(({ owner }) => `${owner} clipboard-write`)
    const listed = ['shell', ...ids].flatMap((id) =>
      factsOf(id).permissions.map(({ permission }) => `${id} ${permission}`),
    )
    expect(listed.sort()).toEqual([...new Set(copying)].sort())
    const reached = found(/\bnavigator\??\.(\w+)/g).map(([, name]) => name)
    // Locks are the page's own: no browser asks for them.
    expect([...new Set(reached)].sort()).toEqual(['clipboard', 'locks', 'maxTouchPoints', 'userAgent'])
  })
})

test('behavior: every feature and every view of this version was measured; if not, run test/bench/costs.ts', () => {
  expect(Object.keys(costs.features)).toEqual(ids)
  for (const { id, views } of features)
    expect([id, Object.keys(costs.features[id]?.views ?? {}).flatMap((names) => names.split(', '))]).toEqual([
      id,
      Object.keys(views),
    ])
  expect(Math.min(costs.shell.page, costs.shell.opening, costs.shell.css)).toBeGreaterThan(0)
})
