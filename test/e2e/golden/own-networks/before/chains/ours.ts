export const ours = {
  id: 424242,
  name: 'Ours',
  nativeCurrency: { name: 'Our coin', symbol: 'OUR', decimals: 18 },
  rpcUrls: { default: { http: ['https://ours.example/rpc'] } },
  blockExplorers: { default: { name: 'Our explorer', url: 'https://explorer.ours.example' } },
  testnet: true,
} as const
