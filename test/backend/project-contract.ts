import { expect, test } from 'vitest'
import { z } from 'zod'
import { ETHEREUM, type ServedBackend } from './served-backend.js'
import { answers } from './shapes.js'

/** Names, wallets, projects, events, health, and what is refused. */
export function projectContract(at: () => ServedBackend): void {
  test('behavior: a name is suggested, registered by signature, found and reversed', async () => {
    const name = `founder${Date.now() % 1_000_000}.reown.id`
    const { suggestions } = await at().client.get(`/v1/profile/suggestions/${name}`, answers.suggestions, {
      zone: 'reown.id',
    })
    expect(suggestions.find((each) => each.name === name)?.registered).toBe(false)
    const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1_000) })
    const body = { coin_type: 60, address: at().other.address, message }
    const wrong = await at().client.raw('/v1/profile/account', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, signature: await at().account.signMessage({ message }) }),
    })
    expect(wrong.status).toBeGreaterThanOrEqual(400)
    const signature = await at().other.signMessage({ message })
    await at().client.post('/v1/profile/account', z.unknown(), { ...body, signature })
    const query = { apiVersion: '2' }
    const found = await at().client.get(`/v1/profile/account/${name}`, answers.nameEntry, query)
    expect(found.addresses['60']?.address.toLowerCase()).toBe(at().other.address.toLowerCase())
    const reverse = await at().client.get(`/v1/profile/reverse/${at().other.address}`, answers.reverse, query)
    expect(reverse.map((each) => each.name)).toEqual([name])
    const identity = await at().client.get(`/v1/identity/${at().other.address}`, answers.identity)
    expect(identity.name).toBe(name)
    expect((await at().client.raw('/v1/profile/account/nobody-has-it.reown.id')).status).toBe(404)
  })

  test('behavior: wallets are found, paged and have pictures', async () => {
    const first = await at().client.get('/getWallets', answers.wallets, { page: '1', entries: '40' })
    expect(first.count).toBeGreaterThanOrEqual(300)
    expect(first.data).toHaveLength(40)
    const second = await at().client.get('/getWallets', answers.wallets, { page: '2', entries: '40' })
    const ids = new Set([...first.data, ...second.data].map((wallet) => wallet.id))
    expect(ids.size).toBe(80)
    const found = await at().client.get('/getWallets', answers.wallets, {
      page: '1',
      entries: '100',
      search: 'metam',
    })
    expect(found.data[0]?.name).toBe('MetaMask')
    const images = [
      `/getWalletImage/${found.data[0]?.['image_id']}`,
      '/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900',
      '/public/getCurrencyImage/USD',
      '/public/getTokenImage/USDC',
    ]
    for (const image of images) {
      const response = await at().client.raw(image)
      expect(`${image} ${response.status}`).toBe(`${image} 200`)
      expect(response.headers.get('content-type')).toMatch(/^image\//)
    }
  })

  test('behavior: the project tells its switches, limits and origins', async () => {
    const { features } = await at().client.get('/appkit/v1/config', answers.config)
    expect(features.map((feature) => feature.id)).toEqual(expect.arrayContaining(['swap', 'onramp', 'activity']))
    await at().client.get('/getAnalyticsConfig', answers.analyticsSwitch)
    await at().client.get('/appkit/v1/project-limits', answers.limits)
    const { allowedOrigins, defaultOrigins } = await at().client.get('/projects/v1/origins', answers.origins)
    expect(allowedOrigins).toContain('http://localhost:*')
    expect(allowedOrigins).toEqual(expect.arrayContaining(defaultOrigins))
  })

  test('behavior: events are taken, one and many', async () => {
    const event = {
      eventId: crypto.randomUUID(),
      url: 'http://localhost:5173/',
      domain: 'localhost',
      timestamp: Date.now(),
      props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false }, address: '' },
    }
    const post = async (path: string, type: string, body: unknown) => {
      const init = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) }
      return (await at().client.raw(path, init)).status
    }
    expect(await post('/e', 'text/plain', event)).toBe(202)
    expect(await post('/batch', 'application/json', [event])).toBe(202)
    expect(await post('/batch', 'text/plain', [event])).toBe(415)
  })

  test('behavior: health lists where everything is', async () => {
    const health = answers.health.parse(await (await fetch(`${at().url}/health`)).json())
    expect(health.status).toBe('ok')
    const names = health.services.map((service) => service.name)
    expect(names).toEqual(expect.arrayContaining(['api', 'secure frame', 'inbox', 'relay']))
  })

  test('error: an unknown project, a chain that is not served, and nonsense are told as reasons', async () => {
    const reasons = z.strictObject({
      reasons: z.array(z.strictObject({ name: z.string(), description: z.string() })).min(1),
    })
    const refusals = [
      ['/v1/supported-chains', { projectId: 'ffffffffffffffffffffffffffffffff' }, [401, 403]],
      ['/v1/convert/tokens', { chainId: 'eip155:424242' }, [400]],
      ['/v1/convert/tokens', { chainId: 'ethereum' }, [400]],
      ['/v1/account/0x12/balance', { currency: 'usd', chainId: ETHEREUM }, [400]],
      ['/getWallets', { page: '-1', entries: '40' }, [400]],
      ['/nothing/here', {}, [404]],
    ] as const
    for (const [path, query, allowed] of refusals) {
      const response = await at().client.raw(path, { query })
      expect(allowed, path).toContain(response.status)
      reasons.parse(await response.json())
    }
  })
}
