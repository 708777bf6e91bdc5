import { readFile, stat } from 'node:fs/promises'
import { makeMailer } from '../../mail/make-mailer.js'
import { decodeWallets } from '../../wallets/decode-wallets.js'
import { importWallets } from '../../wallets/store-wallets.js'
import type { WalletTables } from '../../wallets/tables.js'
import { type Command, UsageError } from './command.js'

/** Longest wallet list, in bytes. */
const LIST_BYTES = 64 * 1024 * 1024

/** Commands that are not about a project. */
export const otherCommands: readonly Command[] = [
  {
    words: 'mail test',
    args: ['ADDRESS'],
    options: {},
    help: 'send a test mail the way codes are sent',
    async runAlone({ settings: { mail }, signal }, { args: [to = ''] }) {
      const subject = 'Test mail of your modal-kit backend'
      const text = 'This backend can send mail.\n\nYou asked for this mail with: npm run admin -- mail test'
      await makeMailer(mail).send({ to, subject, text }, signal)
      return { lines: [`The mail server took a mail to ${to}.`], json: { sent: to } }
    },
  },
  {
    words: 'wallets import',
    args: ['FILE'],
    options: { replace: { type: 'boolean', hint: '--replace' } },
    help: 'put a list of wallets, in the shape of /getWallets, into the directory; --replace drops the others',
    async run({ db }, { args: [file = ''], options }) {
      const { wallets, refused } = readList(await readText(file))
      const replace = options['replace'] !== undefined
      if (wallets.length === 0) throw new UsageError(`${file} has no usable wallet. Nothing was changed.`)
      const count = await importWallets(db.withTables<WalletTables>(), wallets, { replace })
      return {
        lines: [
          ...refused.map(({ index, reason }) => `left out: row ${index} ${reason}`),
          `Imported ${wallets.length} wallets; the directory has ${count}.`,
        ],
        json: { imported: wallets.length, refused, count },
      }
    },
  },
]

async function readText(file: string): Promise<string> {
  try {
    const { size } = await stat(file)
    if (size > LIST_BYTES) throw new RangeError(`it is longer than ${LIST_BYTES} bytes`)
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new UsageError(`${file} can't be read: ${reasonOf(cause)}`, { cause })
  }
}

function readList(text: string): ReturnType<typeof decodeWallets> {
  try {
    return decodeWallets(JSON.parse(text))
  } catch (cause) {
    throw new UsageError(`The list can't be used: ${reasonOf(cause)}`, { cause })
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
