import { useEffect, useState } from 'react'
import { cell } from '../../core/cell.js'
import { clean } from '../../core/clean.js'
import { useValue } from '../../react/use-value.js'
import type { Identity, IdentityApi } from './contract.js'

/** An identity as it is shown: without a name there is none, and the picture is the one that was checked when it was read. */
export function shownIdentity(who: Identity | undefined): Identity {
  return { name: who?.name ? clean(who.name) : null, avatar: who?.avatar ?? null }
}

/** Who the live account is, followed while a component uses it. Nothing before the logic of the account is here. */
export function useIdentity(api: IdentityApi | undefined): Identity {
  const [nothing] = useState(() => cell<Identity | undefined>(undefined))
  const who = useValue(api?.identity ?? nothing)
  useEffect(() => api?.follow(), [api])
  return shownIdentity(who)
}
