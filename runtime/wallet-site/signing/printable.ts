/** Letters of a text that a card shows whole. */
const MOST_LETTERS = 10_000
/**
 * What is invisible, reorders what is around it, or has no look of its own: controls, bidi and format characters, unassigned
 * and private ones, and towers of accents.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\u3164\uffa0]|\p{M}{4}/u
/** What joins an emoji or letters of a script that is joined; elsewhere it is hidden. */
const joiners =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier})\ufe0f?\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Emoji}])\ufe0f|(?<=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Taml}\p{M}])[\u200c\u200d](?=\p{L})/gu

/** Whether a person sees all of a text: nothing of it is invisible, or moves the rest. Line breaks and tabs are fine. */
export function isPrintable(text: string): boolean {
  if (text.length > MOST_LETTERS) return false
  const plain = text.replace(/\r\n|\n|\t/g, ' ').replace(joiners, '')
  return plain.trim() !== '' && !hidden.test(plain)
}

/** The text that bytes are in UTF-8, where a person sees all of it; `undefined` for anything else. */
export function printableText(bytes: Uint8Array): string | undefined {
  try {
    // A mark of byte order is a letter as well: it is signed.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return isPrintable(text) ? text : undefined
  } catch {
    return undefined
  }
}
