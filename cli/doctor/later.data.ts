/** Something `doctor` will look at once there is something to look at. */
export interface LaterCheck {
  /** The id its check will have. */
  readonly id: string
  /** What will be right when nothing is found. */
  readonly title: string
  /** What has to be built first. */
  readonly waitsFor: string
}

/** What this version cannot check, because it has not built what the check is about. `--json` lists it. */
export const laterChecks: readonly LaterCheck[] = [
  { id: 'D-07', title: "The page's Permissions-Policy allows passkeys", waitsFor: 'passkeys' },
  { id: 'D-28', title: "A sign-in message can't be guessed or used twice", waitsFor: 'SIWX' },
  { id: 'D-29', title: 'A required sign-in has its session on a server', waitsFor: 'SIWX' },
  { id: 'D-33', title: 'Analytics come with a privacy link', waitsFor: 'analytics' },
  { id: 'D-36', title: 'The frame is the signed build', waitsFor: "the embedded wallet's frame" },
  {
    id: 'D-41',
    title: 'The audit log is whole and backups are fresh',
    waitsFor: 'backups that the backend knows of. Whether the audit log is whole, `npm run admin -- audit check` tells',
  },
  {
    id: 'U-provenance',
    title: 'The installed kit was built from its public source',
    waitsFor: 'the first release on npm, whose attestation can be asked for',
  },
  { id: 'U-account-type', title: 'The account type is chosen', waitsFor: 'smart accounts' },
]
