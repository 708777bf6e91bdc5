import { afterAll, beforeAll, expect, test } from 'vitest'
import { SITE_HOST } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { exportTexts } from './export-texts.data.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())
const get = (path: string, language = 'en') =>
  world.site.request(`http://${SITE_HOST}${path}`, { headers: { host: SITE_HOST, 'accept-language': language } })

test('behavior: the dashboard of a project is what happened with the wallet', async () => {
  const answer = await get('/dashboard?projectId=shop')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/activity?projectId=shop'])
})

test.each(['', '?projectId=', '?projectId=//evil.example', '?projectId=a%0d%0ab', '?projectId=..%2f..'])(
  'error: a dashboard of “%s” leads nowhere',
  async (query) => {
    const answer = await get(`/dashboard${query}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
  },
)

test.each(Object.entries(exportTexts))(
  'behavior: in %s the page of the export says that there is none',
  async (lang, { title, text }) => {
    const answer = await get('/export?projectId=shop', `${lang};q=0.9, xx`)
    const body = await answer.text()
    expect([answer.status, body.includes(`lang="${lang}"`), body.includes(title), body.includes(text)]).toEqual([
      200,
      true,
      true,
      true,
    ])
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    for (const sentence of text.split(/[.。।]/)) expect(sentence.trim().split(/\s+/).length).toBeLessThan(13)
  },
)
