import type { Namespace } from '../../../schema/caip.js'
import type { TransferAsset } from '../../contract/transfer.js'
import type { Network } from '../../core/network.js'
import { addressKey, isSameAddress } from '../../core/same-address.js'
import type { Contact, ReceiverState, Warning, WarningId } from './contract.js'
import { differencesOf, isLikeName, isLookalike } from './lookalike.js'

/** What warnings are made of. */
export interface WarningInput {
  readonly namespace: Namespace
  readonly from: string
  readonly receiver: Extract<ReceiverState, { readonly status: 'valid' }>
  readonly asset: TransferAsset | undefined
  /** The decimals that the list of tokens says, where it lists this one. */
  readonly listed: number | undefined
  readonly past: readonly string[]
  readonly contacts: readonly Contact[]
  readonly networks: readonly Network[]
}

/** One warning: whether it blocks, and what it is about where it holds. */
interface Row {
  readonly id: WarningId
  readonly blocks: Warning['blocks']
  about(input: WarningInput): string | undefined
  /** Where the receiver and what it is about differ. */
  readonly differs?: (input: WarningInput, about: string) => NonNullable<Warning['differs']>
}

/** Nobody has their keys: what arrives there is lost. */
const burns = /^(0x(0{40}|0{36}dead|dead0{36}|0{39}1)|1{32}|1nc1nerator1{32})$/i
/** More places than any amount is written with (SECURITY 3.5). */
const MOST_DECIMALS = 36

const when = (holds: boolean, about = '') => (holds ? about : undefined)

/** In the order in which they are shown: what blocks comes first. */
const rows: readonly Row[] = [
  { id: 'burn', blocks: 'always', about: ({ receiver }) => when(burns.test(receiver.address)) },
  {
    id: 'ownContract',
    blocks: 'always',
    about: ({ namespace, receiver, asset }) =>
      when(isSameAddress(namespace, receiver.address, asset?.address ?? undefined)),
  },
  {
    id: 'decimals',
    blocks: 'always',
    about: ({ asset, listed }) =>
      asset &&
      when(asset.decimals > MOST_DECIMALS || (listed ?? asset.decimals) !== asset.decimals, `${asset.decimals}`),
  },
  { id: 'misspelt', blocks: 'override', about: ({ receiver }) => when(receiver.isMisspelt) },
  { id: 'lookalike', blocks: 'override', about: (input) => knownLike(input), differs: differencesFrom },
  {
    id: 'moved',
    blocks: 'override',
    about: (input) => othersOf(input).find(({ name }) => name !== undefined && name === input.receiver.name)?.address,
  },
  { id: 'likeName', blocks: 'override', about: (input) => likeName(input) },
  {
    id: 'elsewhere',
    blocks: 'override',
    about: ({ receiver: { facts }, networks }) =>
      facts &&
      when(
        !facts.hasCode && facts.codeElsewhere.length > 0,
        networks
          .filter((each) => facts.codeElsewhere.includes(each.caipNetworkId))
          .map(({ name }) => name)
          .join(', '),
      ),
  },
  { id: 'contract', blocks: 'no', about: ({ receiver: { facts } }) => when(facts?.hasCode === true) },
  {
    id: 'self',
    blocks: 'no',
    about: ({ namespace, receiver, from }) => when(isSameAddress(namespace, receiver.address, from)),
  },
  {
    id: 'firstTime',
    blocks: 'no',
    about: (input) =>
      when(!knownOf(input).some((known) => isSameAddress(input.namespace, input.receiver.address, known))),
  },
]

/** Everything to know before sending to a receiver (SECURITY 3.4). */
export function warningsOf(input: WarningInput): readonly Warning[] {
  return rows.flatMap(({ id, blocks, about, differs }) => {
    const found = about(input)
    if (found === undefined) return []
    return [{ id, blocks, about: found, ...(differs && { differs: differs(input, found) }) }]
  })
}

function differencesFrom({ namespace, receiver }: WarningInput, known: string): NonNullable<Warning['differs']> {
  const [own, other] = [addressKey(namespace, receiver.address), addressKey(namespace, known)]
  return { receiver: differencesOf(own, other), about: differencesOf(other, own) }
}

/** Addresses that the person knows: their own, those that were sent to, and those of the address book. */
function knownOf({ from, past, contacts }: WarningInput): readonly string[] {
  return [from, ...past, ...contacts.map(({ address }) => address)]
}

/** The contacts that are not the receiver. */
function othersOf({ namespace, receiver, contacts }: WarningInput): readonly Contact[] {
  return contacts.filter(({ address }) => !isSameAddress(namespace, address, receiver.address))
}

/** A known address which the receiver looks like. */
function knownLike(input: WarningInput): string | undefined {
  const { namespace, receiver } = input
  const bare = (address: string) => addressKey(namespace, address).replace(/^0x/, '')
  const own = bare(receiver.address)
  const known = knownOf(input)
  if (known.some((each) => bare(each) === own)) return undefined
  return known.find((each) => isLookalike(bare(each), own))
}

/** What a contact is called whose name the receiver's looks like. */
function likeName(input: WarningInput): string | undefined {
  const { name } = input.receiver
  if (name === undefined) return undefined
  const names = othersOf(input).flatMap((each) => [each.name, each.label])
  return names.find((each) => each !== undefined && isLikeName(name, each))
}
