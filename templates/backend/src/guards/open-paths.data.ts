/** What is answered without a project: a path, or with a slash at its end everything below. */
export const openPaths: readonly string[] = [
  '/',
  '/favicon.ico',
  '/robots.txt',
  '/health',
  '/metrics',
  '/admin',
  '/admin/',
  '/inbox',
  '/inbox/',
  '/inbox.json',
  '/sandbox/',
  '/relay',
]

/**
 * Calls whose clients may leave the project out: method and path, or with a slash at its end everything below. They are
 * counted by address only. Pictures are among them because an `<img>` has nothing but their address.
 */
export const projectOptional: readonly string[] = ['POST /v1/profile/account', 'GET /public/', 'GET /getWalletImage/']

/** Every page may read these, also one that is not allowed: that is how an app learns that it is not. */
export const readableByAll: readonly string[] = ['/projects/v1/origins']

/** JSON under the name `text/plain`, which browsers send without a preflight, is taken here only. */
export const plainTextPaths: readonly string[] = ['/v1', '/v1/', '/e']
