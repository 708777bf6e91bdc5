/**
 * Where the tokens, history and names of accounts are asked: at a place of their own, or else at the api. `undefined`
 * where the config places neither.
 */
export function blockchainUrl(services: { readonly api?: string; readonly blockchain?: string }): string | undefined {
  return services.blockchain ?? services.api
}
