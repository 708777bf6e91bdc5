'use client'
import { Fragment, useEffect, useState } from 'react'
import { hueOfAddress } from '../core/address-look.js'
import { PageButton, type PageButtonProps } from '../ui/page-button.js'
import type { ShowOptions } from './button-state.js'
import { useButton } from './use-button.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** How the button of an account looks. */
export interface AccountFaceProps extends Pick<PageButtonProps, 'size' | 'className' | 'compact'> {
  readonly show?: ShowOptions | undefined
}

/** What it says. */
export interface AccountWords {
  /** Shown without a connection. */
  readonly label?: string | undefined
  /** Said before the name or the address by screen readers. */
  readonly word?: string | undefined
}

const extras = ['network', 'balance'] as const

/**
 * Draws the button, with an account or without one. What is looked up of an account comes late, code and all, into places that
 * are there before. It takes no state: React's own tools read all that a component is given, and a state looks up what of it
 * is read.
 */
export function AccountFace({ label, word, compact, show = {}, ...rest }: AccountFaceProps & AccountWords) {
  const { host, words } = useKit()
  const { account: standard } = useValue(words)
  const { account, plain, status, room, open } = useButton(label)
  const [told, tell] = useState<string>()
  const [late, setLate] = useState<typeof import('./account-parts.js')>()
  const isLive = account.status === 'connected'
  useEffect(() => {
    if (isLive) import('./account-parts.js').then(setLate, (cause: unknown) => host.log('warn', 'no account', cause))
  }, [isLive, host])
  const { address } = account
  const parts = isLive ? late : undefined
  return (
    <PageButton
      {...rest}
      kind={address ? 'account' : 'connect'}
      compact={compact && !!address}
      status={status}
      hue={address && hueOfAddress(address)}
      // Always said in so many words: some tools read what only keeps room as a part of it.
      name={address ? `${word ?? standard} ${(parts && told) || plain}` : plain}
      room={room}
      onOpen={open}
      parts={
        address && (
          <>
            {parts && <parts.Picture show={show} />}
            {extras.map((extra) => {
              const Part = parts?.[extra]
              return (
                show[extra] && (
                  <Fragment key={extra}>
                    <span className="mk-extra" data-part={extra} data-show={show[extra]}>
                      {Part && <Part />}
                    </span>
                    {/* Has no box; keeps words apart for what reads them in a row. */}{' '}
                  </Fragment>
                )
              )
            })}
          </>
        )
      }
    >
      {parts ? <parts.Name plain={plain} show={show} onTell={tell} /> : <bdi>{plain}</bdi>}
    </PageButton>
  )
}
