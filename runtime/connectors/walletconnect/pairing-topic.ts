/** The topic of the pairing that a URI is for; `undefined` where it is none of version 2. */
export function topicOfUri(uri: string | undefined): string | undefined {
  return uri?.match(/^wc:([\da-f]{64})@2\?/)?.[1]
}

/** The topic of the pairing that a session came from, as the client tells it. */
export function pairingTopicOf(session: unknown): string | undefined {
  const { pairingTopic } = Object(session) as { pairingTopic?: unknown }
  return typeof pairingTopic === 'string' ? pairingTopic : undefined
}

/** The topic of a session, as the client tells it. */
export function topicOf(session: unknown): string | undefined {
  const { topic } = Object(session) as { topic?: unknown }
  return typeof topic === 'string' ? topic : undefined
}
