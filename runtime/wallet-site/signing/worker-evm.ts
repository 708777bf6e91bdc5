import { browserKeeperScope } from '../host-keeper.js'
import { createKeeper } from './keeper.js'
import { evmAccount } from './sign-evm.js'

// The script of the worker that signs on EVM networks: it is run, and imported by nothing.
const scope = browserKeeperScope()
const keeper = createKeeper({ ...scope, account: evmAccount })
scope.listen(async (data) => {
  const answer = await keeper.answer(data)
  if (answer) scope.post(answer)
})
