/** Arguments of every npm install of the test bench. */
export const quietInstall = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'] as const
