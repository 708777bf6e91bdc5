import type { Finding } from './source.js'

/** `:has(…)` with what it asks for; one level of brackets inside. */
const has = /:has\(((?:[^()]|\([^()]*\))*)\)/g
/** Children, and children of these, however they are described. */
const children = /^(?:> ?\S* ?)+$/

/**
 * `:has()` that asks for more than children. The browser looks through everything under such an element each time the
 * document changes anywhere: on `:root` each row that came cost 12 ms, and so would each change of the host's own page.
 */
export function checkHas(files: readonly { readonly path: string; readonly text: string }[]): readonly Finding[] {
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) =>
        [...line.matchAll(has)]
          .flatMap(([, asked = '']) => asked.replace(/\([^()]*\)|\[[^\]]*\]/g, '').split(','))
          .filter((each) => !children.test(each.trim()))
          .map((each) => ({ rule: 'has', path, line: at + 1, detail: `:has(${each.trim()}) looks beyond children` })),
      ),
    )
}
