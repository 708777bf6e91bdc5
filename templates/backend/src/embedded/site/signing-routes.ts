import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { baseUnits, evmAddress, namespaceOf, solanaAddress } from '../../caip.js'
import { withDeadline } from '../../clock.js'
import { releaseKey } from '../keys/release.js'
import type { EmbeddedBackend } from '../part.js'
import { rules } from '../rules.data.js'
import { noteApproval } from '../signing/approvals.js'
import { prepareEvm } from '../signing/prepare-evm.js'
import { prepareSolana } from '../signing/prepare-solana.js'
import { sendEvm } from '../signing/send-evm.js'
import { sendSolana } from '../signing/send-solana.js'
import { networkGuard } from './api-guards.js'
import { needSession, readWish } from './read-request.js'
import type { SiteEnv } from './site-env.js'

const evmChain = z.string().regex(/^eip155:[1-9][0-9]{0,9}$/, 'is no network of this wallet')
const solanaChain = z.string().regex(/^solana:[1-9A-HJ-NP-Za-km-z]{1,32}$/, 'is no network of this wallet')
const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/, 'is no quantity')
  .transform(BigInt)
const evmHash = z.string().regex(/^0x[0-9a-f]{64}$/, 'is no hash')
const hex = z.string().regex(/^0x([0-9a-fA-F]{2})*$/, 'is no hex')
const base64 = z.string().regex(/^[A-Za-z0-9+/]{1,1644}={0,2}$/, 'is no base64')
/** The page's own text. */
const id = z.string().min(1).max(64)

const bodies = {
  release: z.strictObject({ key: z.string().regex(/^[A-Za-z0-9_-]{87}$/, 'is no point of P-256') }),
  prepareEvm: z.strictObject({
    chainId: evmChain,
    to: evmAddress,
    value: quantity,
    data: hex,
    gas: quantity.optional(),
    nonce: quantity.optional(),
  }),
  prepareSolana: z.strictObject({
    chainId: solanaChain,
    message: base64,
    to: solanaAddress.nullable(),
    amount: baseUnits.transform(BigInt),
    mint: solanaAddress.nullable(),
  }),
  sendEvm: z.strictObject({ chainId: evmChain, raw: hex.max(4_000), id, replaces: evmHash.optional() }),
  sendSolana: z.strictObject({ chainId: solanaChain, raw: base64, id }),
  approval: z.strictObject({
    id,
    method: z.string().regex(/^[A-Za-z]\w{0,63}$/, 'is no method'),
    digest: z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256'),
    outcome: z.enum(['approved', 'rejected', 'aborted', 'window']),
  }),
}

/** What the frame needs to sign and send, below `/api/v1`: each route is for somebody who is signed in. */
export function signingRoutes(backend: EmbeddedBackend): Hono<SiteEnv> {
  return new Hono<SiteEnv>()
    .use('/transaction/*', networkGuard(backend))
    .post('/keys/release', async (c) => {
      const { key } = await readWish(c, bodies.release)
      return c.json(await releaseKey(backend, await needSession(backend, c), key))
    })
    .post('/transaction/prepare', async (c) => {
      const prepare = await readPrepare(backend, c)
      return c.json(await withDeadline(rules.signingMs, [c.req.raw.signal, backend.signal], prepare))
    })
    .post('/transaction/send', async (c) => {
      const isSolana = await isForSolana(c)
      const wish = await readWish(c, isSolana ? bodies.sendSolana : bodies.sendEvm)
      const asking = await needSession(backend, c)
      return c.json(await (isSolana ? sendSolana : sendEvm)(backend, asking, wish))
    })
    .post('/approval', async (c) => {
      const note = await readWish(c, bodies.approval)
      await noteApproval(backend, await needSession(backend, c), note)
      c.set('outcome', note.outcome)
      return c.json({})
    })
}

async function readPrepare(backend: EmbeddedBackend, c: Context<SiteEnv>) {
  if (await isForSolana(c)) {
    const wish = await readWish(c, bodies.prepareSolana)
    const asking = await needSession(backend, c)
    return (signal: AbortSignal) => prepareSolana(backend, asking, wish, signal)
  }
  const wish = await readWish(c, bodies.prepareEvm)
  const asking = await needSession(backend, c)
  return (signal: AbortSignal) => prepareEvm(backend, asking, wish, signal)
}

/** Which of two bodies it is. Anything but Solana is read as of EVM networks, which then says what is wrong. */
async function isForSolana(c: Context<SiteEnv>): Promise<boolean> {
  const { chainId } = await readWish(c, z.looseObject({ chainId: z.string().max(50) }))
  return namespaceOf(chainId) === 'solana'
}
