import type { Check } from '../check.js'
import { remoteLoads, remoteStyles } from '../remote-loads.js'

/** A page of the build has no address yet; whatever is not its own is absolute. */
const anywhere = new URL('https://this-build.invalid/')

/** What the build loads comes from the app itself. */
export const builtRemote: Check = {
  id: 'U-built-remote',
  severity: 'warning',
  title: 'The built pages load scripts, styles and fonts from their own origin',
  why: 'The other host can ask connected wallets for signatures, and learns of every visit.',
  async run({ built, config: { value } }) {
    const output = await built
    if (!output) return []
    const page = value?.app.url === undefined ? anywhere : new URL(value.app.url)
    const loads = [
      ...output.pages.map(({ file, text }) => ({ file, addresses: remoteLoads(text, page) })),
      ...output.styles.map(({ file, text }) => ({ file, addresses: remoteStyles(text, page) })),
    ]
    return loads.flatMap(({ file, addresses }) =>
      addresses.map((address) => ({
        what: `${file} loads ${address}.`,
        fix: address.includes('font')
          ? 'Install the font as a package, such as @fontsource-variable/inter, import it, and build again.'
          : 'Install it as a package or copy it into the app, and build again. Give a script that must stay there an integrity attribute.',
        file,
      })),
    )
  },
}
