import type { Project } from '../../projects/project.js'
import type { SigningFiles, SiteFile, SiteFiles } from './read-site-files.js'

/** The path of the API on the wallet's origin. */
export const API_PATH = '/api/v1'

/** The document of the frame, for one project. */
export interface FrameDocument {
  readonly project: Pick<Project, 'id' | 'name' | 'trustedOrigins'>
  /** As `walletOrigins` gives them: not empty. */
  readonly origins: readonly string[]
  readonly files: SiteFiles
}

/**
 * The document: settings as inert JSON, one script, one style. Nothing of it is from the request, and the settings can't
 * end their element.
 */
export function frameHtml({ project, origins, files }: FrameDocument): string {
  const { build, signing } = files
  const trusted = origins.filter((origin) => project.trustedOrigins.includes(origin))
  const own = { projectId: project.id, origins, trusted, name: project.name, build, api: API_PATH }
  const settings = { ...own, ...(signing && signingPaths(signing)) }
  const json = JSON.stringify(settings).replace(/[<>&\u2028\u2029]/g, escapeLetter)
  const { script, style } = files
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wallet</title>
<link rel="stylesheet" href="${style.path}" integrity="sha256-${style.sha256}" crossorigin="anonymous">
<script type="application/json" id="site">${json}</script>
<script type="module" src="${script.path}" integrity="sha256-${script.sha256}" crossorigin="anonymous"></script>
</head>
<body></body>
</html>
`
}

/** Where the scripts that sign and the words of their cards are, for the first script: it fetches them when something is to be signed. */
function signingPaths({ script, workers, words }: SigningFiles): object {
  const { eip155, solana } = workers
  return {
    worker: { eip155: eip155.path, solana: solana.path },
    signing: hashed(script),
    words: Object.entries(words).map(([lang, file]) => ({ lang, ...hashed(file) })),
  }
}

function hashed({ path, sha256 }: SiteFile): Pick<SiteFile, 'path' | 'sha256'> {
  return { path, sha256 }
}

/**
 * The headers that the script of a worker has besides: it asks no network for anything, and a document that requires
 * `Cross-Origin-Embedder-Policy` takes no worker without it.
 */
export const workerHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cross-origin-embedder-policy': 'require-corp',
}

/** The headers of the document (SECURITY 2.4), beside those of every answer. */
export function frameHeaders({ origins }: Pick<FrameDocument, 'origins'>): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types ck-frame',
  ]
  const features = [
    ...['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write'].map((name) => `${name}=(self)`),
    ...['camera', 'microphone', 'geolocation', 'usb', 'hid', 'serial', 'payment', 'clipboard-read'].map(
      (name) => `${name}=()`,
    ),
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'permissions-policy': features.join(', '),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  }
}

function escapeLetter(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}
