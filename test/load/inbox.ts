import { z } from 'zod'

/** The mails of development, as people wait for them. */
export interface Inbox {
  /**
   * The first match of the pattern in a mail to this address that was not given yet. Rejects when none comes in time, or
   * when the signal is aborted before.
   */
  next(email: string, pattern: RegExp, signal?: AbortSignal): Promise<string>
  stop(): void
}

const mails = z.object({ mails: z.array(z.object({ id: z.string(), to: z.string(), text: z.string() })) })

/** How often the inbox is read, in ms: it keeps the last two hundred mails. */
const LOOK_MS = 150
const DEADLINE_MS = 60_000

/** Reads the inbox of whichever process is there. `urls` are the addresses of its JSON, with their token. */
export function readInbox(urls: () => readonly string[]): Inbox {
  const arrived = new Map<string, string[]>()
  const given = new Set<string>()
  const seen = new Set<string>()
  const stopping = new AbortController()
  const reading = read()
  return {
    async next(email, pattern, signal) {
      const end = performance.now() + DEADLINE_MS
      while (performance.now() < end && !stopping.signal.aborted) {
        signal?.throwIfAborted()
        for (const text of arrived.get(email) ?? []) {
          const [, found] = pattern.exec(text) ?? []
          // A process that was killed may have sent a mail that another one sends again.
          if (found === undefined || given.has(`${email} ${found}`)) continue
          given.add(`${email} ${found}`)
          return found
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      }
      throw new Error(`No mail to ${email} has ${pattern}`)
    },
    stop() {
      stopping.abort()
      void reading
    },
  }

  async function read(): Promise<void> {
    while (!stopping.signal.aborted) {
      for (const url of urls()) {
        const isRead = await look(url).catch(() => false)
        if (isRead) break
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }

  /** `false` where the process does not answer: it was killed. */
  async function look(url: string): Promise<boolean> {
    const answer = await fetch(url, { signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(5_000)]) })
    if (!answer.ok) return false
    for (const { id, to, text } of mails.parse(await answer.json()).mails) {
      if (seen.has(id)) continue
      seen.add(id)
      arrived.set(to, [...(arrived.get(to) ?? []), text])
    }
    return true
  }
}

/** What the mails of a login have. */
export const linkPattern = /\/device\?token=([\w-]{22})$/m
/** Its six digits. */
export const codePattern = /^([0-9]{6})$/m
