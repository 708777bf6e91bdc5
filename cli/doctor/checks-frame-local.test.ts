import { describe, expect, test } from 'vitest'
import { config, healthy } from '../../test/unit/doctor-run.js'
import { world } from '../../test/unit/doctor-world.js'
import { examine } from '../../test/unit/examine.js'
import { headers } from '../../test/unit/wallet-site.js'
import type { Head } from '../context.js'

describe('D-03 with the local stack', () => {
  const local = config({
    services: "'local',\n  features: { email: true }",
    networks: "['mainnet']",
    projectId: "'local'",
  })
  const running = (head: (url: string, headers: Readonly<Record<string, string>>) => Head) => {
    const given = world({ 'config?projectId=local': [200, { features: [] }] })
    return {
      ...given,
      onHead: async (url: string, init: { readonly headers: Readonly<Record<string, string>> }) =>
        head(url, init.headers),
    }
  }
  const found = async (head: Parameters<typeof running>[0]) => {
    const { findings } = await examine({ files: await healthy(local), ...running(head) })
    return findings.filter(({ id }) => id === 'D-03')
  }
  const place = 'http://wallet.localhost:8788/sdk'

  test('error: no wallet site answers there, which the finding says', async () => {
    const [only, ...more] = await found(() => ({ status: 404, headers: new Headers() }))
    expect(more).toEqual([])
    expect(only).toMatchObject({
      severity: 'error',
      what: `No wallet site answers at ${place}: status 404.`,
      fix: "Start `npx modal-kit dev` of this version, or write services: { …, frame: 'https://…' }, or set email to false.",
    })
  })

  test('behavior: a name that only browsers know is asked on this machine, along its own redirects', async () => {
    const seen: string[] = []
    const at = { 'content-security-policy': 'frame-ancestors http://localhost:5173' }
    const answer = (location?: string) => ({
      status: location === undefined ? 200 : 308,
      headers: new Headers({ ...headers(at), ...(location !== undefined && { location }) }),
    })
    const replies = ['/sdk/', undefined]
    const site = (url: string, { host = '' }: Readonly<Record<string, string>>) => {
      if (!url.includes('//127.0.0.1:8788') || !host.startsWith('wallet.'))
        return { status: 404, headers: new Headers() }
      seen.push(`${host} ${url}`)
      return answer(replies.shift())
    }
    expect(await found(site)).toEqual([])
    expect(seen).toEqual([
      'wallet.localhost:8788 http://127.0.0.1:8788/sdk?projectId=local&chainId=eip155%3A1&version=4',
      'wallet.localhost:8788 http://127.0.0.1:8788/sdk/',
    ])
  })

  test('error: a site that sends round in circles, or to nowhere', async () => {
    for (const location of ['/sdk', '//[', 'http://b.example/']) {
      const circle = () => ({ status: 302, headers: new Headers({ location }) })
      expect((await found(circle)).map(({ what }) => what)).toEqual([`No wallet site answers at ${place}: status 302.`])
    }
  })

  test('behavior: a stack that is not running is said once', async () => {
    const onFetch = () => Promise.reject(new TypeError('fetch failed'))
    const onHead = () => Promise.reject(new TypeError('head failed'))
    const { ids } = await examine({ files: await healthy(local), onFetch, onHead })
    expect(ids).toContain('D-09')
    expect(ids).not.toContain('D-03')
  })
})
