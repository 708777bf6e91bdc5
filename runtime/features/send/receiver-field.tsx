import { useId } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { shortAddress } from '../../core/address-look.js'
import { clean } from '../../core/clean.js'
import { useValue } from '../../react/use-value.js'
import type { SendApi } from './contract.js'
import { GroupedAddress } from './grouped-address.js'
import { sendTexts } from './texts.js'

/** What the field of the receiver takes. */
export interface ReceiverFieldProps {
  readonly ui: ViewUi
  readonly api: SendApi
}

const whys = { none: 'invalidAddress', noName: 'noName', disagree: 'disagree', failed: 'nameFailed' } as const

/** Addresses that are offered: those a person may remember. */
const OFFERED = 3

/** Who receives it: the whole address in groups once it is one, and who was sent to before while there is none. */
export function ReceiverField({ ui, api }: ReceiverFieldProps) {
  const words = ui.useWords(sendTexts)
  const [{ receiver }, state, past] = [useValue(api.form), useValue(api.receiver), useValue(api.past)]
  const [field, hint] = [useId(), useId()]
  return (
    <div className="mk-send-card">
      <label htmlFor={field}>{words.to}</label>
      <textarea
        id={field}
        className="mk-send-receiver"
        dir="ltr"
        rows={2}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={words.toHint}
        maxLength={200}
        value={receiver}
        aria-invalid={state.status === 'invalid' || undefined}
        aria-describedby={hint}
        onChange={({ currentTarget }) => api.fill({ receiver: currentTarget.value.replace(/\s+/g, '') })}
      />
      <div id={hint} className="mk-send-hint">
        {state.status === 'valid' && (
          <>
            {state.name && <strong>{clean(state.name, 80)}</strong>}
            <GroupedAddress address={state.address} />
            <span>{words.compare}</span>
          </>
        )}
        {state.status === 'invalid' && <span data-tone="warning">{words[whys[state.why ?? 'none']]}</span>}
        {!receiver && past.length > 0 && (
          <>
            <span>{words.past}</span>
            {past.slice(0, OFFERED).map((address) => (
              <button
                key={address}
                type="button"
                className="mk-link"
                title={address}
                onClick={() => api.fill({ receiver: address })}
              >
                <bdi dir="ltr">{shortAddress(address)}</bdi>
              </button>
            ))}
          </>
        )}
      </div>
    </div>
  )
}
