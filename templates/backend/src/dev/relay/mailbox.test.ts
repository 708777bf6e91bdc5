import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMailbox } from './mailbox.js'

const limits = { maxMessages: 100, maxMessagesPerTopic: 10, maxCharacters: 1_000 }
const letter = (topic: string, message: string, expiresAt = 1_000) => ({
  topic,
  message,
  tag: 0,
  publishedAt: 0,
  expiresAt,
})
const texts = (messages: readonly { readonly message: string }[]) => messages.map(({ message }) => message)

test('behavior: a message waits for everybody but its author, until it is seen or expires', () => {
  let now = 0
  const mailbox = createMailbox(() => now, limits)
  const one = mailbox.put(letter('a', 'one'), 'ann')
  mailbox.put(letter('a', 'two', 500), 'bob')
  expect(texts(mailbox.unseen('a', 'cid'))).toEqual(['one', 'two'])
  expect(texts(mailbox.unseen('a', 'ann'))).toEqual(['two'])
  expect(texts(mailbox.unseen('b', 'cid'))).toEqual([])
  one.seenBy.add('cid')
  expect(texts(mailbox.unseen('a', 'cid'))).toEqual(['two'])
  now = 500
  expect(texts(mailbox.unseen('a', 'cid'))).toEqual([])
  expect(texts(mailbox.unseen('a', 'dan'))).toEqual(['one'])
})

test('behavior: over its limits a mailbox forgets what is expired, then what is oldest', () => {
  let now = 0
  const mailbox = createMailbox(() => now, { ...limits, maxMessages: 3 })
  for (const [text, expiresAt] of [
    ['1', 1_000],
    ['2', 10],
    ['3', 1_000],
  ] as const)
    mailbox.put(letter('a', text, expiresAt), 'ann')
  now = 10
  mailbox.put(letter('b', '4'), 'ann')
  expect(texts(mailbox.unseen('a', 'bob'))).toEqual(['1', '3'])
  mailbox.put(letter('b', '5'), 'ann')
  expect(texts(mailbox.unseen('a', 'bob'))).toEqual(['3'])
  expect(mailbox.size()).toBe(3)
})

test('behavior: whatever is put in, the limits hold and the newest of a topic are there in order', () => {
  const put = fc.record({ topic: fc.constantFrom('a', 'b', 'c'), message: fc.string({ minLength: 1, maxLength: 400 }) })
  fc.assert(
    fc.property(fc.array(put, { maxLength: 200 }), (all) => {
      const mailbox = createMailbox(() => 0, limits)
      for (const { topic, message } of all) mailbox.put(letter(topic, message), 'ann')
      let kept = 0
      let characters = 0
      for (const topic of ['a', 'b', 'c']) {
        const left = texts(mailbox.unseen(topic, 'bob'))
        const sent = texts(all.filter((each) => each.topic === topic))
        expect(left).toEqual(sent.slice(sent.length - left.length))
        expect(left.length).toBeLessThanOrEqual(limits.maxMessagesPerTopic)
        kept += left.length
        characters += left.join('').length
      }
      expect(kept).toBe(mailbox.size())
      expect(kept).toBeLessThanOrEqual(limits.maxMessages)
      expect(characters).toBeLessThanOrEqual(limits.maxCharacters)
    }),
  )
})
