import { Hono } from 'hono'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { evmAddress } from '../caip.js'
import { UpstreamError } from '../chains/upstream.js'
import { decode } from '../http/input.js'
import { ensChain, type Identity, nobody, readEns } from '../names/ens.js'
import { freshFor } from '../names/fresh-for.js'
import { findNameOf } from '../names/profile.js'

const account = z.string().regex(/^[-.%a-zA-Z0-9]{1,128}$/, 'is no address')

/** An ENS name may be this old, in ms; after a silence the chain is left alone for a while. */
const FRESH_MS = 5 * 60_000
const SILENT_MS = 15_000
const REMEMBERED = 20_000

/** `/v1/identity/{address}`: a name and a picture for an address. Names registered here come before ENS. */
export function identityRoutes(backend: Backend): Hono<Env> {
  const { settings, db, clock, signal, log } = backend
  const chain = ensChain(backend)
  const ens = freshFor({ clock, freshMs: FRESH_MS, failedMs: SILENT_MS, most: REMEMBERED }, (address) =>
    chain ? readEns(chain, address as `0x${string}`, signal) : Promise.resolve(nobody),
  )
  return new Hono<Env>().get('/v1/identity/:address', async (c) => {
    const address = decode(account, c.req.param('address'))
    const own = await findNameOf(db, address)
    if (own) return c.json({ name: `${own.label}.${settings.nameZone}`, avatar: own.attributes.avatar ?? null })
    return c.json(await identityOnChain(address, c.get('requestId')))
  })

  // What a name's own contracts refuse is no name. A chain that does not answer is an error, so that clients keep a
  // known name.
  async function identityOnChain(address: string, requestId: string): Promise<Identity> {
    if (!evmAddress.safeParse(address).success) return nobody
    try {
      return await ens(address.toLowerCase())
    } catch (err) {
      if (err instanceof UpstreamError) throw err
      // The chain's own log has the details.
      log.warn({ requestId, reason: err instanceof Error ? err.message : String(err) }, 'ENS can not be read')
      return nobody
    }
  }
}
