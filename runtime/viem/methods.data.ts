/**
 * What is read from the app's own nodes, connected or not: the numbers are the same before and after, the nodes are those of
 * the Content-Security-Policy, and a wallet that is elsewhere cannot read. Any other method is the wallet's.
 */
export const readMethods: ReadonlySet<string> = /*#__PURE__*/ new Set([
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_fillTransaction',
  'eth_gasPrice',
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
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_simulateV1',
  'eth_syncing',
  'eth_uninstallFilter',
  'web3_clientVersion',
  'web3_sha3',
])

/** Where a request names the account that is to act: the place of the parameter, and its field where it is an object. */
export const accountPlaces: Readonly<Record<string, { readonly at: number; readonly field?: string }>> = {
  eth_sendTransaction: { at: 0, field: 'from' },
  eth_sign: { at: 0 },
  eth_signTransaction: { at: 0, field: 'from' },
  eth_signTypedData_v3: { at: 0 },
  eth_signTypedData_v4: { at: 0 },
  personal_sign: { at: 1 },
  wallet_getCapabilities: { at: 0 },
  wallet_sendCalls: { at: 0, field: 'from' },
}
