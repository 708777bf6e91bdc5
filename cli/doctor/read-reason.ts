/** The name of the first reason a backend of the kit gives for a refusal: `{reasons: [{name}]}`. */
export function readReason(text: string): string | undefined {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null || !('reasons' in json) || !Array.isArray(json.reasons))
      return undefined
    const [first]: readonly unknown[] = json.reasons
    return typeof first === 'object' && first !== null && 'name' in first ? String(first.name) : undefined
  } catch {
    return undefined
  }
}
