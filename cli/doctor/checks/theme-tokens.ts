import { defaultOf, tokenOf, variableOf } from '../../../schema/token-css.js'
import { tokens } from '../../../schema/tokens.js'
import { nearest } from '../../suggest.js'
import type { Check } from '../check.js'
import { lineAt } from '../line-of.js'
import { sourceFiles } from '../source-files.js'

/** Variables of the modal that the app's own stylesheets set or use are ones that it has. */
export const themeTokens: Check = {
  id: 'U-theme',
  severity: 'warning',
  title: 'Stylesheets of the app know the tokens of the modal',
  why: 'An unknown variable changes nothing, and the brand color stays ours.',
  async run(facts) {
    const styles = await sourceFiles(facts, (name) => /\.(css|scss|sass|less)$/.test(name))
    return styles.flatMap(({ file, text }) =>
      [...text.matchAll(/--mk-[\w-]+/g)]
        .filter(([variable]) => defaultOf(tokenOf(variable)) === undefined)
        .map(({ 0: variable, index }) => ({
          what: `${file} names ${variable}, which is no token of this version.`,
          fix: `Write ${nearest(variable, Object.keys(tokens).map(variableOf)) ?? 'one of those in modal-kit.css'} instead.`,
          file,
          line: lineAt(text, index),
        })),
    )
  },
}
