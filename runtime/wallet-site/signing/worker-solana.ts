import { browserKeeperScope } from '../host-keeper.js'
import { createKeeper } from './keeper.js'
import { solanaAccount } from './sign-solana.js'

// The script of the worker that signs on Solana: it is run, and imported by nothing.
const scope = browserKeeperScope()
const keeper = createKeeper({ ...scope, account: solanaAccount })
scope.listen(async (data) => {
  const answer = await keeper.answer(data)
  if (answer) scope.post(answer)
})
