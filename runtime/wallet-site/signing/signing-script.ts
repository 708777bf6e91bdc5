import { createApprovals } from '../approval/approvals.js'
import { english } from '../approval/english-words.data.js'
import { browserApprovalPage } from '../approval/host-approval.js'
import type { StartSigning } from '../late-signing.js'
import { createSigning } from './sign-wish.js'
import { createSigner } from './signer.js'

/** Starts signing in the document of the wallet. It is the one export of the second script, which the first one loads. */
export const startSigning: StartSigning = ({
  server,
  clock,
  crypto,
  user,
  app,
  projectId,
  isTrusted,
  local = english,
  openWorker,
}) =>
  createSigning({
    server,
    signer: createSigner({ clock, projectId, openWorker, release: server.release }),
    approvals: createApprovals({ page: browserApprovalPage(), clock, app, local, isTrusted }),
    subtle: crypto.subtle,
    user,
    app,
  })
