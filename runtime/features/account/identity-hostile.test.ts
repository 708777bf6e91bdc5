import { expect, onTestFinished, test } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { fakeDisk } from '../../../test/unit/fakes.js'
import { identityKit, reverse } from '../../../test/unit/identity-kit.js'
import type { Identity } from './contract.js'
import { shownIdentity } from './use-identity.js'

/** What the view Account shows of an answer. */
async function shownOf(name: string, avatar: string | null = null): Promise<Identity> {
  const { who, follow, host } = await identityKit(() => Response.json({ name, avatar }))
  onTestFinished(follow())
  await host.clock.advance(1_000)
  expect(new Set(host.requests.map((url) => new URL(url).host))).toEqual(new Set(['api.example']))
  return shownIdentity(who())
}

test.each([
  ['bidi controls', '\u202ehte.\u2066ecila\u2069\u200f', 'hte.ecila'],
  ['letters that are not seen', 'ali\u200bce\ufeff.e\u2060th', 'alice.eth'],
  ['control letters and lines', 'alice\u0000\n\n\t.eth', 'alice .eth'],
  ['a tower of accents', `a${'\u0301'.repeat(200)}`, 'a\u0301\u0301'],
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['10,000 letters', 'x'.repeat(10_000), `${'x'.repeat(39)}…`],
  ['10,000 pairs of halves', '👾'.repeat(10_000), `${'👾'.repeat(39)}…`],
  ['nothing but controls', '\u202e\u200b'.repeat(5_000), ''],
])('error: a name of %s is plain text of 40 letters', async (_, name, shown) => {
  expect((await shownOf(name)).name).toBe(shown)
})

test.each([
  ['a script that speaks of a picture', 'JaVaScRiPt:alert(1)//data:image/png;base64,AQ=='],
  ['http', 'http://pictures.example/1.png'],
  ['no scheme', '//pictures.example/1.png'],
  ['a user before a stranger', 'https://pictures.example@elsewhere.example/1.png'],
  ['the bare service', 'https://pictures.example'],
  ['a blob', 'blob:https://pictures.example/1'],
  ['a space before data', ' data:image/png;base64,AQ=='],
  ['a drawing of 150,000 letters', `data:image/svg+xml,${'<g>'.repeat(50_000)}`],
])('error: a picture with %s is none, and the name stays', async (_, avatar) => {
  expect(await shownOf('alice.eth', avatar)).toMatchObject({ name: 'alice.eth', avatar: null })
})

const thousands = (rows: number, name = 'name') =>
  Array.from({ length: rows }, (_, index) => ({ name: `${name}${index}` }))

test('error: of a reverse list of thousands the first name is taken, read once and kept alone', async () => {
  const disk = fakeDisk()
  const { follow: look, who, paths, host } = await identityKit(reverse(thousands(50_000)), { disk })
  look()
  await soon(() => expect(who()?.name).toBe('name0'))
  await host.clock.advance(3_600_000)
  expect(paths()).toEqual(['/v1/identity/', '/v1/profile/reverse/'])
  expect(disk.data.get('@modal-kit/1/identity')?.length).toBeLessThan(200)
})

test.each([
  ['of more than 2 MB', thousands(50_000, 'x'.repeat(50))],
  ['with a row that is none', [{ name: 'alice.example' }, { name: 4 }]],
  ['that is an object', { 0: { name: 'alice.example' }, length: 1 }],
])('error: a reverse list %s is none', async (_, rows) => {
  const { follow: look, who, host, asked } = await identityKit(reverse(rows))
  look()
  await host.clock.advance(40_000)
  expect([who(), asked.length]).toEqual([undefined, 2])
})
