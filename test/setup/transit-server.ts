import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A question that the server got. */
export interface TransitQuestion {
  readonly path: string
  readonly token: string | undefined
  readonly body: Readonly<Record<string, string>>
}

/** What is answered in place of what the engine says. */
export type TransitFault = (question: TransitQuestion, response: ServerResponse) => void

/** The Transit engine of an OpenBao or Vault, with one key, as far as the wire of `encrypt` and `decrypt` goes. */
export interface TransitServer {
  readonly url: string
  readonly questions: readonly TransitQuestion[]
  /** The token that it takes from now on. */
  setToken(token: string): void
  /** Whether it looks at associated data, as engines before 1.9 do not. */
  setBound(isBound: boolean): void
  /** Answers with this until it is taken away. */
  setFault(fault: TransitFault | undefined): void
  /** The key has another version from now on; older ones still decrypt. */
  rotate(): void
  stop(): Promise<void>
}

const place = /^\/v1\/transit\/(encrypt|decrypt)\/wallets$/
const form = /^vault:v([0-9]+):([A-Za-z0-9+/=]+)$/

/** Starts it on a free port. Its key is `wallets`, its mount `transit`, and the cipher is AES-256-GCM, as in the real one. */
export async function startTransit(first = 's.token-of-the-test'): Promise<TransitServer> {
  const keys = [randomBytes(32)]
  const questions: TransitQuestion[] = []
  let token = first
  let isBound = true
  let fault: TransitFault | undefined

  function answer({ path, token: given, body }: TransitQuestion): readonly [status: number, answer: object] {
    if (given !== token) return [403, refusal('permission denied')]
    const [, action] = place.exec(path) ?? []
    const { plaintext, ciphertext, associated_data: about = '' } = body
    const aad = Buffer.from(isBound ? about : '', 'base64')
    if (action === 'encrypt' && plaintext !== undefined) {
      return [200, envelope({ ciphertext: seal(Buffer.from(plaintext, 'base64'), aad), key_version: keys.length })]
    }
    if (action !== 'decrypt' || ciphertext === undefined) return [404, refusal('no handler for route')]
    try {
      return [200, envelope({ plaintext: open(ciphertext, aad).toString('base64') })]
    } catch {
      return [400, refusal('cipher: message authentication failed')]
    }
  }

  function seal(plain: Buffer, aad: Buffer): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keys.at(-1) ?? '', iv).setAAD(aad)
    const sealed = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    return `vault:v${keys.length}:${sealed.toString('base64')}`
  }

  function open(text: string, aad: Buffer): Buffer {
    const [, version = '', base64 = ''] = form.exec(text) ?? []
    const sealed = Buffer.from(base64, 'base64')
    const options = { authTagLength: 16 }
    const decipher = createDecipheriv('aes-256-gcm', keys[Number(version) - 1] ?? '', sealed.subarray(0, 12), options)
    decipher.setAAD(aad).setAuthTag(sealed.subarray(-16))
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
  }

  const server = createServer(async (request, response) => {
    const question = await readQuestion(request)
    questions.push(question)
    if (fault) fault(question, response)
    else say(response, ...answer(question))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions,
    setToken: (next) => {
      token = next
    },
    setBound: (next) => {
      isBound = next
    },
    setFault: (next) => {
      fault = next
    },
    rotate: () => void keys.push(randomBytes(32)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readQuestion(request: IncomingMessage): Promise<TransitQuestion> {
  let text = ''
  for await (const chunk of request) text += chunk
  const token = request.headers['x-vault-token']
  return {
    path: `${request.method === 'POST' ? '' : request.method}${request.url}`,
    token: typeof token === 'string' ? token : undefined,
    body: JSON.parse(text) as Record<string, string>,
  }
}

/** Its answers have what was asked for in an envelope. */
function envelope(data: object): object {
  return { request_id: 'test', lease_id: '', renewable: false, lease_duration: 0, data, warnings: null }
}

/** A refusal, as it words them. */
function refusal(error: string): object {
  return { errors: [error] }
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Refuses with this status, whatever is asked. */
export function refuseAll(status: number, error = 'refused'): TransitFault {
  return (_, response) => say(response, status, refusal(error))
}
