import { Hono } from 'hono'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { decode, readJson } from '../http/input.js'
import { Problem } from '../http/problems.js'
import { ensProfiles } from './ens.js'
import { readWish } from './name-message.js'
import { labelOf, nameFault } from './name-text.js'
import { findName, findNameOf, profileOf } from './profile.js'

import { registerName } from './register-name.js'
import { suggestNames } from './suggest-names.js'
import { verifyWish } from './verify-wish.js'

const asked = z.string().min(1).max(300)
const account = z.string().regex(/^[-.%a-zA-Z0-9]{1,128}$/, 'is no address')

/**
 * The registry of names: lookup, reverse lookup, suggestions and registration, all below `/v1/profile`. Names of ENS are
 * looked up too, where Ethereum is served.
 */
export function nameRoutes(backend: Backend): Hono<Env> {
  const zone = backend.settings.nameZone
  const findEns = ensProfiles(backend)
  return new Hono<Env>()
    .get('/v1/profile/account/:name', async (c) => {
      const label = labelOf(decode(asked, c.req.param('name')), zone)
      const row = await findName(backend.db, label)
      const profile = row ? profileOf(row, zone) : await findEns(label)
      if (!profile) throw new Problem('name_not_found')
      return c.json(profile)
    })
    .get('/v1/profile/reverse/:address', async (c) => {
      const row = await findNameOf(backend.db, decode(account, c.req.param('address')))
      return c.json(row ? [profileOf(row, zone)] : [])
    })
    .get('/v1/profile/suggestions/:name', async (c) => {
      const wanted = c.req.query('zone') ?? zone
      if (wanted !== zone) throw new Problem('unknown_zone', { words: { zone } })
      return c.json({ suggestions: await suggestNames(backend, labelOf(decode(asked, c.req.param('name')), zone)) })
    })
    .post('/v1/profile/account', async (c) => {
      const wish = readWish(await readJson(c, z.unknown()), backend.clock.now())
      // What can't be a name is refused before a chain is asked about the signature.
      const fault = nameFault(labelOf(wish.name, zone))
      if (fault) throw fault
      await verifyWish(backend, wish)
      return c.json(profileOf(await registerName(backend, wish), zone))
    })
}
