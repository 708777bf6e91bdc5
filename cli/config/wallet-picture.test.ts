import { expect, test } from 'vitest'
import { walletPictures } from '../generate/marks.data.js'
import { checkConfig } from './check-config.js'
import { resolveConfig } from './resolve.js'

test('behavior: a wallet without a picture has that of the kit, where it has one, and one with a picture its own', () => {
  const own = 'data:image/png;base64,AQ=='
  const customWallets = [
    { id: '1', name: 'One', rdns: 'app.phantom' },
    { id: '2', name: 'Two', rdns: 'App.Phantom' },
    { id: '3', name: 'Three', rdns: 'app.phantom', image_url: own },
    { id: '4', name: 'Four', rdns: 'com.example.wallet' },
    { id: '5', name: 'Five' },
  ]
  const config = { app: { name: 'My app' }, networks: ['mainnet'], services: 'local', connect: { customWallets } }
  const checked = checkConfig(config)
  const result = checked.isValid ? resolveConfig(checked.value, 'development') : checked
  if (!result.isValid) throw new Error(JSON.stringify(result.issues))
  const phantom = walletPictures['app.phantom']
  expect(phantom).toMatch(/^data:image\//)
  expect(result.value.connect.customWallets.map(({ image_url }) => image_url)).toEqual([
    phantom,
    phantom,
    own,
    undefined,
    undefined,
  ])
})
