/** Longest e-mail address that is shown whole (SPEC §5), in characters. */
const EMAIL = 30

/** An e-mail address for the eye: one of more than 30 characters is cut to that with an ellipsis (SPEC §5). */
export function emailText(email: string): string {
  const letters = [...email]
  return letters.length > EMAIL ? `${letters.slice(0, EMAIL - 1).join('')}…` : email
}

/** The name of a user at a social provider: Discord's own ends in a meaningless 0 (SPEC §5). */
export function socialNameText(name: string, provider: string): string {
  return provider === 'discord' && name.endsWith('0') ? name.slice(0, -1) : name
}
