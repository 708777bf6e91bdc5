import { Mesh } from './primitives/mesh.js'
import { shortAddress } from './short-address.js'

/** An account as a button shows it: its picture and its address. */
export function AccountFace({ address }: { readonly address: string }) {
  return (
    <>
      <Mesh seed={address} size="small" shape="round" />
      <bdi>{shortAddress(address)}</bdi>
    </>
  )
}
