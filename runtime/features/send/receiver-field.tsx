import { useId } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { shortAddress } from '../../core/address-look.js'
import { clean } from '../../core/clean.js'
import { useValue } from '../../react/use-value.js'
import { GroupedAddress } from '../../ui/grouped-address.js'
import { AddressField } from './address-field.js'
import type { SendApi } from './contract.js'
import { sendContactTexts, sendTexts } from './texts.js'

/** What the field of the receiver takes. */
export interface ReceiverFieldProps {
  readonly ui: ViewUi
  readonly api: SendApi
}

const whys = { noName: 'noName', disagree: 'disagree', failed: 'nameFailed' } as const

/** Addresses that are offered: those a person may remember. */
const OFFERED = 3

/** Who receives it: the whole address in groups once it is one, and who was sent to before while there is none. */
export function ReceiverField({ ui, api }: ReceiverFieldProps) {
  const { navigation, useWords } = ui
  const words = useWords(sendTexts)
  // The button says no more than that it is invalid.
  const { notAddress } = useWords(sendContactTexts)
  const [{ receiver }, state, past, contacts, warnings] = [
    useValue(api.form),
    useValue(api.receiver),
    useValue(api.past),
    useValue(api.contacts.list),
    useValue(api.warnings),
  ]
  const [field, hint] = [useId(), useId()]
  const marked = warnings.find(({ id }) => id === 'lookalike')?.differs?.receiver
  const labelOf = (address: string) => contacts.find((contact) => contact.address === address)?.label
  return (
    <div className="mk-form-card">
      <div className="mk-form-line">
        <label htmlFor={field}>{words.to}</label>
        <button
          type="button"
          className="mk-link"
          data-leads="WalletSendContacts"
          onClick={() => navigation.push('WalletSendContacts')}
        >
          {words.contacts}
        </button>
      </div>
      <div className="mk-send-to">
        <AddressField
          id={field}
          hint={hint}
          placeholder={words.toHint}
          value={receiver}
          isWrong={state.status === 'invalid'}
          // A name is short, and its address stands under it.
          rows={state.status === 'valid' && state.name === receiver ? 1 : 2}
          onType={(text) => api.fill({ receiver: text })}
        />
        {state.status === 'valid' && state.name === undefined && (
          // What is typed, for the eye, in its place until it is typed in again.
          <span className="mk-send-typed" aria-hidden="true">
            <GroupedAddress address={state.address} marked={marked} />
          </span>
        )}
      </div>
      <div id={hint} className="mk-form-hint">
        {state.status === 'valid' && (
          <KnownReceiver
            ui={ui}
            address={state.address}
            name={state.name}
            marked={marked}
            isAsTyped={state.name === receiver}
            label={labelOf(state.address)}
            // What may be a trap is not offered to be kept.
            canBeSaved={warnings.every(({ blocks }) => blocks === 'no')}
          />
        )}
        {state.status === 'invalid' && (
          <span data-tone="warning">{state.why ? words[whys[state.why]] : notAddress}</span>
        )}
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
                {labelOf(address) && <bdi>{clean(labelOf(address) ?? '')}</bdi>}
                <bdi dir="ltr">{shortAddress(address)}</bdi>
              </button>
            ))}
          </>
        )}
      </div>
    </div>
  )
}

interface KnownReceiverProps extends Pick<ReceiverFieldProps, 'ui'> {
  readonly address: string
  readonly name: string | undefined
  /** Where it differs from an address that it looks like. */
  readonly marked: ReadonlySet<number> | undefined
  /** Whether the name stands in the field just so. */
  readonly isAsTyped: boolean
  /** What the address book calls it. */
  readonly label: string | undefined
  readonly canBeSaved: boolean
}

/** The whole address, and everything that it is called. */
function KnownReceiver({ ui, address, name, marked, isAsTyped, label, canBeSaved }: KnownReceiverProps) {
  const { navigation, useWords } = ui
  const words = useWords(sendTexts)
  return (
    <>
      {label && <strong>{clean(label)}</strong>}
      {name && !isAsTyped && <strong>{clean(name, 80)}</strong>}
      {name && <GroupedAddress address={address} marked={marked} />}
      <span>{words.compare}</span>
      {canBeSaved && (
        <button
          type="button"
          className="mk-link"
          data-leads="WalletSendContact"
          onClick={() => navigation.push('WalletSendContact', { address, name })}
        >
          {label === undefined ? words.saveContact : words.editContact}
        </button>
      )}
    </>
  )
}
