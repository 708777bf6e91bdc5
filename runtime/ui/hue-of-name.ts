/** Searched for: with these two the best known networks have hues of `base.css` near their own colours, no two alike. */
const HASH_STEP = 183
const HASH_RANGE = 4319
/** As many as `base.css` has. */
const HUES = 12

/** The hue of a name: always the same, and another one for the next name of the alphabet. */
export function hueOfName(name: string): number {
  let hash = 0
  for (const character of name.toLowerCase()) hash = (hash * HASH_STEP + character.charCodeAt(0)) % HASH_RANGE
  return hash % HUES
}
