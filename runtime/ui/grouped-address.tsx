/** A whole address in groups of four, which the eye compares one by one (SECURITY 3.4). There is no space to copy between them. */
export function GroupedAddress({ address }: { readonly address: string }) {
  return (
    <bdi className="mk-grouped" dir="ltr">
      {address.match(/.{1,4}/gu)?.map((group, place) =>
        // Text between two elements is a group as well.
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike, and their order does not change.
        place % 2 === 0 ? group : <span key={place}>{group}</span>,
      )}
    </bdi>
  )
}
