import { isDataPicture } from '../../schema/picture.js'
import type { Connector } from '../contract/connector.js'
import type { WagmiWallet } from './config-shape.js'

const NAME_LENGTH = 64
/** 100 kB of image, which base64 makes a third longer. */
const ICON_LENGTH = 137_000
const RDNS_LENGTH = 253

/** What the kit knows a wallet of wagmi by. */
export type WagmiIdentity = Pick<Connector, 'id' | 'name' | 'type' | 'rdns' | 'icon'>

/**
 * Reads what a wallet of wagmi says about itself; `undefined` where that is unusable, since wagmi passes on what extensions
 * announce as it is. It is known by its first rdns where it has one, so that it is the same wallet as the announced one
 * (EIP-6963); wagmi gives an announced wallet its rdns as the id. Names lose control and direction characters and those that show nothing, and only
 * inline images are shown.
 */
export function identityOf({ id, name, type, rdns, icon }: WagmiWallet): WagmiIdentity | undefined {
  if (!isText(id, RDNS_LENGTH)) return undefined
  const named = [rdns, id].flat().find(isRdns)?.toLowerCase()
  const clean = isText(name, 4 * NAME_LENGTH)
    ? name
        .replace(/[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800]/gu, '')
        .trim()
        .slice(0, NAME_LENGTH)
    : ''
  return {
    id: named ?? id,
    name: clean || id,
    type: type === 'injected' ? 'INJECTED' : 'EXTERNAL',
    ...(named && { rdns: named }),
    ...(isDataPicture(icon, ICON_LENGTH) && { icon }),
  }
}

function isRdns(text: unknown): text is string {
  return isText(text, RDNS_LENGTH) && /^[a-z\d][-\w]*(\.[-\w]+)+$/i.test(text)
}

function isText(value: unknown, length: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= length
}
