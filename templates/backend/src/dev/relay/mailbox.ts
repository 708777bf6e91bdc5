/** A message that waits for its readers. Only they can read it: it is encrypted with a key the relay never sees. */
export interface Message {
  readonly topic: string
  readonly message: string
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  /** What kind of message it is, for the clients. */
  readonly tag: number
  readonly attestation?: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  /** Clients that have it: the one that wrote it, and those that said they got it. */
  readonly seenBy: Set<string>
}

/** The messages of all topics, each until it expires. */
export interface Mailbox {
  put(message: Omit<Message, 'seenBy'>, author: string): Message
  /** What a client has not got yet on a topic, oldest first. */
  unseen(topic: string, client: string): readonly Message[]
  size(): number
}

/** What a mailbox holds at most; the oldest messages go first. */
export interface MailboxLimits {
  /** On all topics. */
  readonly maxMessages: number
  readonly maxMessagesPerTopic: number
  /** Characters of all messages and attestations together. */
  readonly maxCharacters: number
}

/** Makes an empty mailbox. `now` gives milliseconds since 1970. */
export function createMailbox(now: () => number, limits: MailboxLimits): Mailbox {
  // A set keeps its order: the first is the oldest.
  const all = new Set<Message>()
  const byTopic = new Map<string, Message[]>()
  let characters = 0

  const remove = (message: Message): void => {
    if (!all.delete(message)) return
    characters -= lengthOf(message)
    const left = byTopic.get(message.topic)?.filter((each) => each !== message) ?? []
    if (left.length === 0) byTopic.delete(message.topic)
    else byTopic.set(message.topic, left)
  }
  const removeExpired = (): void => {
    for (const message of all) if (message.expiresAt <= now()) remove(message)
  }
  const removeOldest = (): void => {
    const [oldest] = all
    if (oldest) remove(oldest)
  }
  const isFull = (): boolean => all.size > limits.maxMessages || characters > limits.maxCharacters

  return {
    put(fields, author) {
      const message = { ...fields, seenBy: new Set([author]) }
      all.add(message)
      characters += lengthOf(message)
      const onTopic = [...(byTopic.get(message.topic) ?? []), message]
      byTopic.set(message.topic, onTopic)
      const [first] = onTopic
      if (first && onTopic.length > limits.maxMessagesPerTopic) remove(first)
      if (isFull()) removeExpired()
      // A message larger than everything goes to the present subscribers, and is not kept.
      while (isFull()) removeOldest()
      return message
    },
    unseen(topic, client) {
      const live = (byTopic.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > now())
      return live.filter(({ seenBy }) => !seenBy.has(client))
    },
    size: () => all.size,
  }
}

function lengthOf({ message, attestation = '' }: Message): number {
  return message.length + attestation.length
}
