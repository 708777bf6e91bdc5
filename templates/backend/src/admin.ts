import { openForAdmin } from './admin/cli/open-for-admin.js'
import { runAdmin } from './admin/cli/run-admin.js'
import { systemClock } from './clock.js'
import { readSettings } from './read-settings.js'

const stop = new AbortController()
process.once('SIGINT', () => stop.abort(new Error('Stopped')))
try {
  process.exitCode = await runAdmin(process.argv.slice(2), {
    readSettings: () => readSettings(process.env),
    open: openForAdmin,
    clock: systemClock(),
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
    signal: stop.signal,
  })
} catch (error) {
  console.error('This command failed:', error)
  process.exitCode = 2
}
