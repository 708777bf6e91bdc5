/** Methods of RPC_REQUEST that only read: closing the modal leaves them alone (FACTS 4.4). */
export const safeMethods = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
  'wallet_getAssets',
] as const

/** Methods of RPC_REQUEST that sign, send or grant: a person approves each, and none is sent twice (FACTS 4.4). */
export const unsafeMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
] as const

/** A method that only reads. */
export type SafeMethod = (typeof safeMethods)[number]

/** A method that signs, sends or grants. */
export type UnsafeMethod = (typeof unsafeMethods)[number]

/** Every method that the wallet takes; anything else is not allowed. */
export type FrameMethod = SafeMethod | UnsafeMethod

/** Whether the method only reads. Its name has to be exact. */
export function isSafe(method: unknown): method is SafeMethod {
  return (safeMethods as readonly unknown[]).includes(method)
}

/** Whether the method signs, sends or grants. Its name has to be exact. */
export function isUnsafe(method: unknown): method is UnsafeMethod {
  return (unsafeMethods as readonly unknown[]).includes(method)
}
