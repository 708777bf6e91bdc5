import { createServer, type Server } from 'node:net'
import fc from 'fast-check'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalBackend, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { runs } from '../../../../test/setup/runs.js'
import { mailBox } from './mail-box.js'
import { makeMailer } from './make-mailer.js'
import { smtpMailer } from './smtp-mailer.js'

const from = 'Example <wallet@example.com>'
const mail = { to: 'you@example.com', subject: 'Your code', text: 'It is 123456.' }
const { signal } = new AbortController()

interface Received {
  readonly recipients: readonly string[]
  readonly sender: string
  readonly raw: string
}
let received: Received[] = []
let server: SMTPServer
let silent: Server
let local: LocalBackend
let url = ''
let silentUrl = ''

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('refused') ? new Error('No such user') : undefined),
    onData(stream, { envelope }, callback) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => {
        raw += chunk
      })
      stream.on('end', () => {
        const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ recipients: envelope.rcptTo.map(({ address }) => address), sender, raw })
        callback()
      })
    },
  })
  silent = createServer()
  url = `smtp://127.0.0.1:${await listen(server.server)}`
  silentUrl = `smtp://127.0.0.1:${await listen(silent)}`
  local = await makeLocalBackend({ hasDatabase: true })
}, 60_000)
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()))
  silent.close()
  await local?.stop()
})

function listen(on: { listen: Server['listen']; address: Server['address'] }): Promise<number> {
  return new Promise((resolve) => {
    on.listen(0, '127.0.0.1', () => {
      const address = on.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

test('behavior: a mail reaches a real server, to one person, with text and HTML', async () => {
  received = []
  await smtpMailer({ url, from }).send({ ...mail, subject: 'Ihr Schlüssel', html: '<b>123456</b>' }, signal)
  const [one] = received
  expect(one).toMatchObject({ recipients: ['you@example.com'], sender: 'wallet@example.com' })
  expect(one?.raw).toContain('It is 123456.')
  expect(one?.raw).toContain('<b>123456</b>')
  expect(one?.raw).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(one?.raw).toMatch(/^To: you@example\.com/m)
})

test('error: a line end in a header is refused before anything is sent', async () => {
  received = []
  const { send } = smtpMailer({ url, from })
  for (const subject of ['a\r\nBcc: evil@example.com', 'a\nb', 'a\rb', 'a\u0000b', 'a\u2028b', '']) {
    await expect(send({ ...mail, subject }, signal)).rejects.toThrow(/The mail can't be sent: subject/)
  }
  for (const to of [
    'a@example.com, b@example.com',
    'a@example.com\nBcc: b@example.com',
    '"a\r\nb"@example.com',
    'nobody',
    'Name <a@example.com>',
  ]) {
    await expect(send({ ...mail, to }, signal)).rejects.toThrow(/The mail can't be sent: to/)
  }
  expect(received).toEqual([])
})

test('property: whatever the subject is, a mail that goes out has one recipient and no header that was not ours', async () => {
  received = []
  const { send } = smtpMailer({ url, from })
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }), async (subject) => {
      await send({ ...mail, subject }, signal).catch(() => {})
    }),
    // Each run sends a mail to a real SMTP server.
    { numRuns: runs(40), examples: [['x\r\nTo: b@example.com'], ['Bcc: c@example.com'], ['\u0085Bcc: c@example.com']] },
  )
  expect(received.length).toBeGreaterThan(5)
  for (const { recipients, raw } of received) {
    expect(recipients).toEqual(['you@example.com'])
    const names = [...(raw.split('\r\n\r\n')[0]?.matchAll(/^([A-Za-z-]+):/gm) ?? [])].map(([, name]) => name)
    const ours = [
      'From',
      'To',
      'Subject',
      'Message-ID',
      'Content-Transfer-Encoding',
      'Date',
      'MIME-Version',
      'Content-Type',
    ]
    expect(ours).toEqual(expect.arrayContaining([...new Set(names)]))
    expect(names.filter((name) => name === 'To')).toHaveLength(1)
  }
})

test('error: a server that refuses the recipient', async () => {
  const sent = smtpMailer({ url, from }).send({ ...mail, to: 'refused@example.com' }, signal)
  await expect(sent).rejects.toMatchObject({
    name: 'MailError',
    message: 'The mail server 127.0.0.1 did not take the mail',
  })
})

test('error: a server that says nothing ends at the deadline', async () => {
  const sent = smtpMailer({ url: silentUrl, from, deadlineMs: 200 }).send(mail, signal)
  await expect(sent).rejects.toThrow('The mail server 127.0.0.1 is too slow')
})

test('error: a sender that gives up gets its own reason, and the socket is closed', async () => {
  const closed = new Promise((resolve) => silent.once('connection', (socket) => socket.resume().once('close', resolve)))
  const stop = new AbortController()
  const sent = smtpMailer({ url: silentUrl, from }).send(mail, stop.signal)
  setTimeout(() => stop.abort(new Error('The person left')), 50)
  await expect(sent).rejects.toThrow('The person left')
  await closed
})

test('error: beyond this machine no mail goes without TLS, unless the URL says so', async () => {
  received = []
  const { port } = new URL(url)
  // 127.0.0.1 by a name that does not say that it is this machine.
  const elsewhere = `smtp://0.0.0.0:${port}`
  await expect(smtpMailer({ url: elsewhere, from }).send(mail, signal)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/STARTTLS/i) },
  })
  expect(received).toEqual([])
  await smtpMailer({ url: `${elsewhere}?requireTLS=false`, from }).send(mail, signal)
  expect(received).toHaveLength(1)
})

test('behavior: the inbox takes mails, the newest first, and keeps 200', async () => {
  const box = mailBox(local.backend)
  const mailer = makeMailer({ kind: 'inbox' }, box)
  for (let n = 0; n < 205; n += 1) await mailer.send({ ...mail, subject: `Mail ${n}` }, signal)
  const mails = await box.list()
  expect(mails).toHaveLength(200)
  expect(mails[0]).toMatchObject({ to: 'you@example.com', subject: 'Mail 204', text: 'It is 123456.' })
  expect(mails.at(-1)).toMatchObject({ subject: 'Mail 5' })
  await box.remove(mails[0]?.id ?? '')
  expect((await box.list())[0]).toMatchObject({ subject: 'Mail 203' })
  await box.remove('all')
  expect(await box.list()).toEqual([])
  await expect(mailer.send({ ...mail, to: 'x' }, signal)).rejects.toThrow("The mail can't be sent")
})

test('error: without a mail server nothing is sent, and it says what to set', async () => {
  const mailer = makeMailer({ kind: 'none' }, mailBox(local.backend))
  await expect(mailer.send(mail, signal)).rejects.toThrow('No mail leaves this backend: set MAIL_URL and MAIL_FROM.')
})
