import { join } from 'node:path'
import { freePort, isFree } from '../setup/free-port.js'
import { npxKit } from '../setup/fresh-app.js'
import { packKit } from '../setup/pack.js'
import { outsideFolder } from '../setup/scratch.js'
import { SetupError } from '../setup/setup-error.js'
import { checkDemo } from './check-demo.js'
import { startDevServer } from './dev-server.js'
import { type LocalStack, startLocalStack } from './local-stack.js'
import { putDemoPage } from './put-demo-page.js'

const PAGE_PORT = 5173

/**
 * `npm run demo`: packs the kit, makes a new app with the packed CLI, and runs it over the local stack until Ctrl-C.
 * With `--check` a browser drives the page instead; ends with 0 when everything worked, else 1.
 */
export async function main(args: readonly string[], signal: AbortSignal): Promise<number> {
  const unknown = args.find((arg) => arg !== '--check')
  if (unknown) throw new SetupError(`Unknown argument ${unknown}. Use: npm run demo [-- --check]`)
  const cleanups: (() => Promise<void>)[] = []
  try {
    console.log('Packing the kit…')
    const kit = await packKit()
    const scratch = await outsideFolder()
    cleanups.push(scratch.remove)
    const app = join(scratch.dir, 'demo')

    console.log('Making a new app with create-modal-kit init…')
    const networkNames = 'mainnet,polygon,base,solana'
    const init = ['init', app, '--yes', '--services', 'local', '--networks', networkNames, '--spec', kit.spec]
    const { code, stdout, stderr } = await npxKit(kit, init, scratch.dir)
    if (code !== 0) throw new Error(`init ended with ${code}:\n${stdout}\n${stderr}`)

    console.log('Starting the local stack: modal-kit dev…')
    const stack = await startLocalStack(app)
    cleanups.push(stack.stop)
    await putDemoPage(app, stack)

    const port = (await isFree(PAGE_PORT)) ? PAGE_PORT : await freePort()
    const server = await startDevServer(app, port)
    cleanups.push(server.stop)
    if (signal.aborted) return 0
    if (args.includes('--check')) return await checkDemo(server.url)
    introduce(server.url, app, stack)
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    console.log('\nStopping…')
    return 0
  } catch (cause) {
    // Ctrl-C reaches the programs under way as well; that they ended is no news then.
    if (signal.aborted) return 1
    throw cause
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup()
  }
}

function introduce(url: string, app: string, { lines }: LocalStack): void {
  console.log(`
  The demo is at ${url}
  The app is in  ${app}

${lines.map((line) => `  ${line}`).join('\n')}

  Pick "Dev Wallet" in the list: it needs no extension and signs at once, on EVM chains and on Solana.
  Stop with Ctrl-C; the app folder and the stack go with it.
`)
}
