import { SMTPServer } from 'smtp-server'
import { listenOnLoopback } from './loopback.js'

/** An SMTP server that takes every mail. */
export interface MailServer {
  /** `smtp://127.0.0.1:PORT`, for `MAIL_URL`. */
  readonly url: string
  /** Each mail as it came, its content decoded. */
  readonly mails: readonly string[]
  stop(): Promise<void>
}

/** Starts it on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => {
        raw += chunk
      })
      stream.on('end', () => {
        mails.push(decode(raw))
        done()
      })
    },
  })
  const { port } = await listenOnLoopback(server.server as never)
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Quoted-printable (RFC 2045), of ASCII. */
function decode(raw: string): string {
  return raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n/g, '\n')
}
