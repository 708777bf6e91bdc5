/** Fetches the official client, once. Rejects where the package or its script is not there. */
export const clientPackage = () => import('@walletconnect/sign-client')
