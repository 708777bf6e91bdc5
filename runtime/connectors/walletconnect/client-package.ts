/** Fetches the official client, once. Rejects where the package or its script is not there. */
export const clientPackage = () => import('@walletconnect/sign-client')

/** What the kit needs of the package. */
export type ClientPackage = Pick<Awaited<ReturnType<typeof clientPackage>>, 'SignClient'>
