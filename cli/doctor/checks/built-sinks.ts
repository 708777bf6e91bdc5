import { bannedSinks } from '../banned-sinks.data.js'
import type { Check } from '../check.js'
import { lineAt } from '../line-of.js'

/** The chunks of the modal make neither markup nor code out of text. */
export const builtSinks: Check = {
  id: 'D-19',
  severity: 'error',
  title: 'The built modal turns no text into markup or code',
  why: "A token's or wallet's name with markup becomes part of the page, and can ask for signatures.",
  async run({ built }) {
    const scripts = (await built)?.scripts ?? []
    return scripts
      .filter(({ isOfModal, isOfPage }) => isOfModal && !isOfPage)
      .flatMap(({ file, text }) =>
        bannedSinks.flatMap(({ name, form }) => {
          const at = form.exec(text)
          if (!at) return []
          return [
            {
              what: `${file} uses ${name}, and the kit doesn't.`,
              fix: 'Remove the bundler plugin, patch or override that changes create-modal-kit. Install again from the lockfile, and build again.',
              file,
              line: lineAt(text, at.index),
            },
          ]
        }),
      )
  },
}
