import { type Decoder, listOf, recordOf, shape, text } from '../../core/decode.js'
import type { ProposedNamespace } from './namespaces.js'

/** What a tab that joins says of itself. */
export const readJoin: Decoder<{ isAwake: boolean }> = /*#__PURE__*/ shape({
  isAwake: (input) => input === true,
})

/** What a wallet is asked for. */
export const readProposal: Decoder<{ optionalNamespaces: Readonly<Record<string, ProposedNamespace>> }> =
  /*#__PURE__*/ shape({
    optionalNamespaces: recordOf<ProposedNamespace>(
      shape({ chains: mutable(), methods: mutable(), events: mutable() }),
    ),
  })

/** What a code is made from; an answer of the leader. */
export const readProposed: Decoder<{ uri: string }> = /*#__PURE__*/ shape({ uri: text })

/** One pairing or session. */
export const readTopic: Decoder<{ topic: string }> = /*#__PURE__*/ shape({ topic: text })

/** One request to the wallet. */
export const readRequest = /*#__PURE__*/ shape<{
  topic: string
  chainId: string
  request: { method: string; params: unknown }
}>({
  topic: text,
  chainId: text,
  request: shape<{ method: string; params: unknown }>({ method: text, params: (input) => input ?? null }),
})

/** The end of a session. */
export const readEnd = /*#__PURE__*/ shape<{ topic: string; reason: { code: number; message: string } }>({
  topic: text,
  reason: shape<{ code: number; message: string }>({
    code: (input) => (typeof input === 'number' ? input : undefined),
    message: text,
  }),
})

function mutable(): Decoder<string[]> {
  const read = listOf(text)
  return (input) => {
    const items = read(input)
    return items && [...items]
  }
}
