/** What an account did, or what was done to it, in a transaction: the words of the interface. */
export type OperationType = 'approve' | 'burn' | 'deploy' | 'execute' | 'mint' | 'receive' | 'send' | 'trade'

/** Which way something moved, seen from an account. */
export type Direction = 'in' | 'out' | 'self'

/** A transaction, as far as its kind depends on it. */
export interface SeenTransaction {
  readonly isSender: boolean
  readonly deployed: boolean
  readonly selector: string | null
  readonly transfers: readonly {
    readonly direction: Direction
    readonly isNft: boolean
    readonly sender: string | null
    readonly recipient: string | null
  }[]
}

const APPROVALS: ReadonlySet<string | null> = new Set([
  '0x095ea7b3', // approve(address,uint256)
  '0xa22cb465', // setApprovalForAll(address,bool)
  '0x39509351', // increaseAllowance(address,uint256)
  '0x87517c45', // Permit2: approve(address,address,uint160,uint48)
])

/** Says what a transaction was for the account that its transfers are seen from. */
export function operationType({ isSender, deployed, selector, transfers }: SeenTransaction): OperationType {
  if (deployed && isSender) return 'deploy'
  const going = transfers.filter(({ direction }) => direction === 'out')
  const coming = transfers.filter(({ direction }) => direction === 'in')
  if (going.length > 0 && coming.length > 0) {
    const isPaidMint = coming.every(({ isNft, sender }) => isNft && sender === null)
    return isPaidMint ? 'mint' : 'trade'
  }
  if (going.length > 0) return going.every(({ recipient }) => recipient === null) ? 'burn' : 'send'
  if (coming.length > 0) return coming.every(({ sender }) => sender === null) ? 'mint' : 'receive'
  if (transfers.length > 0) return 'send'
  if (APPROVALS.has(selector)) return 'approve'
  return selector === null && isSender ? 'send' : 'execute'
}
