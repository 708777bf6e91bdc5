import { shortAddress } from '../core/address-look.js'
import type { ButtonState } from './button-state.js'
import { useAccount, useNetwork } from './hooks.js'
import { useKit } from './use-kit.js'
import { useRead } from './use-read.js'
import { useValue } from './use-value.js'

/** What our own buttons are drawn from besides. */
export interface DrawnState extends ButtonState {
  /** For styles and tests. */
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected' | 'unsupported'
  /** As `text`, without the name of the account. */
  readonly plain: string
  /** All that the button may say, a line each: the longest keeps its room. */
  readonly room: string
}

/** As wide as an address of hex digits gets: its room is there before it is known. */
const WIDEST = '0xdddddddddddddddd'

/** The state of a button: of the account, where `label` is said without one, or of the network, which opens `Networks`. */
export function useButton(label?: string, view?: 'Networks'): DrawnState {
  const kit = useKit()
  const [account, network] = [useAccount(), useNetwork()]
  const { connect, connecting, wrongNetwork } = useValue(kit.words)
  const [balance, askBalance] = useRead('balance', { status: 'idle' })
  const marks = useValue(kit.marks)
  const { address, status } = account
  const isSupported = status !== 'connected' || network.isSupported
  const [first, short] = [label ?? connect, shortAddress(address ?? WIDEST)]
  const known = address ? short : first
  const said = status === 'connecting' ? connecting : known
  const plain = isSupported ? said : wrongNetwork
  const where = view ?? (isSupported ? undefined : 'UnsupportedChain')
  return {
    account,
    network,
    isSupported,
    status: isSupported ? status : 'unsupported',
    plain,
    room: [first, connecting, wrongNetwork, short].join('\n'),
    get text() {
      return view ? network.name : (isSupported && account.name) || plain
    },
    get balance() {
      askBalance()
      return balance
    },
    get mark() {
      void kit.loadMarks()
      return marks?.marks[network.caipNetworkId]
    },
    open: () => kit.router.open(where && { view: where }),
    preload: () => void kit.preload(),
  }
}
