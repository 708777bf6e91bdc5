import { useContext, useMemo } from 'react'
import type { TextBlock, Translation, WordTable } from '../core/words.js'
import { LocaleContext } from './use-shell.js'

/** The texts of a block in the language of the modal; English wherever that has none. */
export function useWords<const Words extends WordTable>({ id, words }: TextBlock<Words>): Translation<Words> {
  const locale = useContext(LocaleContext)
  return useMemo(() => ({ ...words, ...locale?.words[id] }) as Translation<Words>, [id, words, locale])
}
