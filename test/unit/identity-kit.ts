import { createIdentity } from '../../runtime/features/account/identity.js'
import { fakeConnector } from './fake-connector.js'
import { ethereum, evmNetwork, fakeKit, polygon } from './fake-kit.js'
import { fakeDisk, fakeHost } from './fakes.js'

/** A network for tests of apps, where no address has a name. */
export const sepolia = { ...evmNetwork(11155111, 'Sepolia'), testnet: true }
/** A picture that asks no server. */
export const picture = 'data:image/png;base64,AQ=='

const services = { api: 'https://api.example', images: 'https://pictures.example' }
type Answers = (url: URL) => Response | Promise<Response>

/** The identity of a kit whose backend is played; its answers can be changed. Visits with the same `disk` know what it keeps. */
export async function identityKit(
  answers: Answers,
  { disk = fakeDisk(), places = services as Partial<typeof services> } = {},
) {
  const asked: URL[] = []
  const played = { answers }
  const host = fakeHost({
    storage: disk.tab(),
    fetch({ url }) {
      asked.push(new URL(url))
      return played.answers(new URL(url))
    },
  })
  // A refusal names the page's origin.
  const links = { look: () => ({ href: 'https://app.example/' }) } as never
  const networks = [ethereum, polygon, sepolia]
  const { kit } = fakeKit({ services: places, networks }, { ...host, links })
  await kit.loadModal()
  const connector = fakeConnector()
  await kit.session.connect(connector, new AbortController().signal)
  const { identity, follow } = createIdentity(kit)
  const paths = () => asked.map(({ pathname }) => pathname.replace(/0x.*/, ''))
  return { kit, host, disk, connector, asked, paths, played, follow, who: () => identity.peek() }
}

/** The answer for an account that has a name and a picture. */
export const alice = () => Response.json({ name: 'alice.eth', avatar: picture })

/** No answer of the identity, and this by the reverse lookup. */
export const reverse =
  (names: unknown, status = 500): Answers =>
  ({ pathname }) =>
    pathname.includes('reverse') ? Response.json(names) : new Response('{}', { status })
