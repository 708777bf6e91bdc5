import { type Decoder, listOf, shape, text } from '../../core/decode.js'
import type { Contact } from './contract.js'

/** What the file says of itself. */
const KIND = 'create-modal-kit/contacts'
const VERSION = 1
/** Characters of a file that is read: 500 contacts of each namespace have fewer. */
const LONGEST = 1_000_000

/** Contacts by the namespace of their addresses. */
export type ContactsByNamespace = Readonly<Partial<Record<string, readonly Contact[]>>>

/** An entry of a file: a contact, and whose namespace it is of. Untrusted. */
export interface FileContact extends Contact {
  readonly namespace: string
}

const entry = /*#__PURE__*/ shape({ address: text, label: text })
const place = /*#__PURE__*/ shape({ namespace: text })
const named = /*#__PURE__*/ shape({ name: text })
const head = /*#__PURE__*/ shape({ kind: text, contacts: /*#__PURE__*/ listOf((input) => input ?? null) })

/** Reads a contact. */
export const readContact: Decoder<Contact> = (input) => {
  const found = entry(input)
  return found && { ...found, ...named(input) }
}

/** The contacts of every namespace as JSON, for a file. */
export function writeContactFile(all: ContactsByNamespace): string {
  const contacts = Object.entries(all).flatMap(([namespace, list = []]) =>
    list.map((contact) => ({ namespace, ...contact })),
  )
  return JSON.stringify({ kind: KIND, version: VERSION, contacts }, null, 2)
}

/** Reads such a file; entries that are none have an empty address. `undefined` for what is no such file. */
export function readContactFile(file: string): readonly FileContact[] | undefined {
  if (file.length > LONGEST) return undefined
  let input: unknown
  try {
    input = JSON.parse(file)
  } catch {
    return undefined
  }
  const found = head(input)
  if (found?.kind !== KIND) return undefined
  return found.contacts.map((raw) => ({ namespace: '', address: '', label: '', ...place(raw), ...readContact(raw) }))
}
