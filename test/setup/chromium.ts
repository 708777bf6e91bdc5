import { type DebianProgram, ensureProgram } from './debian-program.js'

/** Chromium as distributions install it. `MODAL_KIT_CHROMIUM` goes first. */
export const chromium: DebianProgram = {
  name: 'Chromium',
  variable: 'MODAL_KIT_CHROMIUM',
  packages: ['chromium'],
  paths: [
    process.env['MODAL_KIT_CHROMIUM'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ],
}

/** Makes sure that there is a Chromium before the tests start; gives the exit code. Throws a `SetupError` otherwise. */
export function main(): number {
  ensureProgram(chromium)
  return 0
}
