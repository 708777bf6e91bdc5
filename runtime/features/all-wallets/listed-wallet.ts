import { isDataPicture } from '../../../schema/picture.js'
import { type LinkedWallet, linkFields } from '../../links/linked-wallet.js'
import { refusedFields } from '../../links/wallet-links.js'

/** A wallet of the directory, decoded: no field of it is what its author liked to send (FACTS 3.5, wallet list). */
export interface ListedWallet extends LinkedWallet {
  readonly rdns?: string
  /** Name of its picture under `/getWalletImage/`. */
  readonly image_id?: string
  /** Its picture: an address of the app's images service, or a `data:` image. */
  readonly image_url?: string
  /** `certified`, or another mark of the directory. */
  readonly badge_type?: string
  /** CAIP-2 chains it serves; absent where the directory does not say. */
  readonly chains?: readonly string[]
  readonly homepage?: string
  readonly chrome_store?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly link_mode?: string
}

/** Longest name, in characters, and longest picture: that of `connect.customWallets`. */
const NAME = 64
const IMAGE = 32_768
const ITEMS = 256

const shapes = {
  rdns: /^[a-z\d][-\w]{0,62}(\.[-\w]{1,63}){1,7}$/i,
  image_id: /^[\w.:-]{1,128}$/,
  badge_type: /^[a-z_]{1,32}$/,
} as const

/**
 * Reads one row of the directory. Without an id and a name that can be seen it is no wallet; any other field that is not
 * what it should be is left out, so that a bad link hides that link alone.
 */
export function readListedWallet(input: unknown): ListedWallet | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  // Any field may hold anything.
  const row = input as Readonly<Record<string, unknown>>
  const [id, name] = [textOf(row['id'], /^[\w.:-]{1,128}$/), nameOf(row['name'])]
  if (!id || !name) return undefined
  const wallet: Record<string, unknown> = { id, name }
  for (const [field, shape] of Object.entries(shapes)) keep(wallet, field, textOf(row[field], shape))
  for (const field of linkFields) keep(wallet, field, textOf(row[field], /^.{1,2048}$/))
  const { image_url: image } = row
  if (isDataPicture(image, IMAGE)) keep(wallet, 'image_url', image)
  keep(wallet, 'chains', textsOf(row['chains'], /^[-a-z\d]{3,8}:[-\w]{1,32}$/i))
  keep(wallet, 'injected', marksOf(row['injected']))
  // Only fields of the type have been put in.
  const listed = wallet as unknown as ListedWallet
  for (const field of refusedFields(listed)) delete wallet[field]
  return listed
}

function keep(wallet: Record<string, unknown>, field: string, value: unknown): void {
  if (value !== undefined) wallet[field] = value
}

function textOf(value: unknown, shape: RegExp): string | undefined {
  return typeof value === 'string' && shape.test(value) ? value : undefined
}

function textsOf(value: unknown, shape: RegExp): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const texts = value.slice(0, ITEMS).filter((item) => textOf(item, shape) !== undefined)
  return texts.length > 0 ? texts : undefined
}

/** What cannot be seen, or turns the direction of the text, is taken out; what is left must show something. */
function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const plain = [
    ...value
      .slice(0, 4 * NAME)
      .replace(/[\p{C}\p{DI}\u2800\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, NAME)
    .join('')
  return /[\p{L}\p{N}\p{S}]/u.test(plain) ? plain : undefined
}

function marksOf(value: unknown): ListedWallet['injected'] {
  if (!Array.isArray(value)) return undefined
  const marks = value.slice(0, ITEMS).flatMap((item: unknown) => {
    const { namespace, injected_id } = Object(item) as Readonly<Record<string, unknown>>
    const mark = {
      namespace: textOf(namespace, /^[-a-z\d]{3,8}$/),
      injected_id: textOf(injected_id, /^[\w$.-]{1,64}$/),
    }
    return mark.injected_id ? [mark] : []
  })
  return marks.length > 0 ? marks : undefined
}
