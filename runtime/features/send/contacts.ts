import { isNamespace, type Namespace } from '../../../schema/caip.js'
import type { Kit } from '../../contract/kit.js'
import { cell } from '../../core/cell.js'
import { clean } from '../../core/clean.js'
import { listOf, recordOf } from '../../core/decode.js'
import { isSameAddress } from '../../core/same-address.js'
import {
  type ContactsByNamespace,
  type FileContact,
  readContact,
  readContactFile,
  writeContactFile,
} from './contact-file.js'
import type { Contact, ContactBook, ContactFault, ContactsRead } from './contract.js'

/** Of one namespace. */
const MOST = 500
/** Characters of a label. */
const LONGEST = 40

const byNamespace = /*#__PURE__*/ recordOf(/*#__PURE__*/ listOf(readContact))

/** Keeps contacts in the browser, by namespace: nothing of them leaves it but by the file that a person asks for. */
export function createContacts(kit: Kit, active: () => Namespace | undefined) {
  const { storage } = kit
  const list = cell<readonly Contact[]>([])
  const read = (): ContactsByNamespace => storage.read('contacts', byNamespace) ?? {}
  const of = (namespace: Namespace) => read()[namespace] ?? []

  function show(): void {
    const namespace = active()
    const next = (namespace ? of(namespace) : []).toSorted((one, other) => one.label.localeCompare(other.label))
    if (JSON.stringify(next) !== JSON.stringify(list.peek())) list.value = next
  }

  /** Whether the browser has kept it: storage may be full, or denied. */
  function write(all: ContactsByNamespace): boolean {
    storage.write('contacts', all)
    const isKept = JSON.stringify(read()) === JSON.stringify(all)
    show()
    return isKept
  }

  /** Why a contact cannot be among others; its own old entry does not count. */
  function faultOf(
    namespace: Namespace,
    { address, label }: Contact,
    others: readonly Contact[],
  ): ContactFault | undefined {
    if (!label) return 'noLabel'
    const rest = others.filter((other) => !isSameAddress(namespace, other.address, address))
    if (rest.some((other) => keyOf(other.label) === keyOf(label))) return 'taken'
    return rest.length >= MOST ? 'full' : undefined
  }

  async function readAddress(namespace: Namespace, typed: string): Promise<string | undefined> {
    const found = (await kit.chain(namespace)).readAddress(typed.trim())
    return found && !found.isMisspelt ? found.address : undefined
  }

  async function save(typed: Contact): Promise<ContactFault | undefined> {
    const namespace = active()
    const address = namespace && (await readAddress(namespace, typed.address))
    if (!namespace || !address) return 'notAddress'
    const contacts = of(namespace)
    const next = contactOf(address, typed)
    const fault = faultOf(namespace, next, contacts)
    if (fault) return fault
    const others = contacts.filter((other) => !isSameAddress(namespace, other.address, address))
    return write({ ...read(), [namespace]: [...others, next] }) ? undefined : 'notKept'
  }

  /** Puts an entry of a file among `others`; `others` themselves where it is there, and `undefined` where it is left out. */
  async function join(others: readonly Contact[], given: FileContact) {
    const { namespace } = given
    const isHere = kit.wiring.networks.some((each) => each.chainNamespace === namespace)
    if (!isNamespace(namespace) || !isHere) return undefined
    const address = await readAddress(namespace, given.address)
    if (!address) return undefined
    if (others.some((other) => isSameAddress(namespace, other.address, address))) return others
    const next = contactOf(address, given)
    return faultOf(namespace, next, others) ? undefined : [...others, next]
  }

  /** Adds what is not here yet: what a person has saved is never changed by a file. */
  async function fromFile(file: string): Promise<ContactsRead | undefined> {
    const entries = readContactFile(file)
    if (!entries) return undefined
    const all: Record<string, readonly Contact[] | undefined> = { ...read() }
    let [added, known, left] = [0, 0, 0]
    for (const entry of entries) {
      const others = all[entry.namespace] ?? []
      const joined = await join(others, entry)
      if (!joined) left += 1
      else if (joined === others) known += 1
      else {
        all[entry.namespace] = joined
        added += 1
      }
    }
    return { added, known, left, isKept: added === 0 || write(all) }
  }

  const book: ContactBook = {
    list,
    save,
    remove(address) {
      const namespace = active()
      if (!namespace) return
      const others = of(namespace).filter((other) => !isSameAddress(namespace, other.address, address))
      write({ ...read(), [namespace]: others })
    },
    toFile: () => writeContactFile(read()),
    fromFile,
  }
  return { book, show, follow: () => storage.watch('contacts', show) }
}

/** A contact as it is kept: what is read back is written the same. */
function contactOf(address: string, { label, name }: Contact): Contact {
  return { address, label: clean(label, LONGEST), ...(name && { name }) }
}

/** Labels are the same however their letters are written. */
function keyOf(label: string): string {
  return label.normalize('NFKC').toLowerCase()
}
