import { useId, useState } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { toModalError } from '../../core/errors.js'
import { useValue } from '../../react/use-value.js'
import { GroupedAddress } from '../../ui/grouped-address.js'
import { AddressField } from './address-field.js'
import type { Contact, ContactFault, SendApi } from './contract.js'
import { sendContactTexts } from './texts.js'
import { useSendApi } from './use-send-api.js'

/** View `WalletSendContact`: the label and the address of one contact. */
export function WalletSendContactView({ ui, params }: ViewProps) {
  const { Failure, Skeleton, Title, useWords } = ui
  const words = useWords(sendContactTexts)
  const { value: api, error, retry } = useSendApi(ui)
  const [address, name] = [params['address'], params['name']].map((each) => (typeof each === 'string' ? each : ''))
  return (
    <div className="mk-body">
      <Title text={words.contact} />
      {error && <Failure error={error} onRetry={retry} />}
      {!error && !api && <Skeleton count={2} hasDetail />}
      {api && <ContactPart ui={ui} api={api} address={address ?? ''} name={name ?? ''} />}
    </div>
  )
}

/** The form anew once what is saved is known. */
function ContactPart({ ui, api, address, name }: Omit<ContactFormProps, 'saved'>) {
  const saved = useValue(api.contacts.list).find((contact) => contact.address === address)
  return <ContactForm key={saved?.address ?? ''} ui={ui} api={api} address={address} name={name} saved={saved} />
}

interface ContactFormProps extends Pick<ViewProps, 'ui'> {
  readonly api: SendApi
  /** Empty for a new one. */
  readonly address: string
  readonly name: string
  readonly saved: Contact | undefined
}

function ContactForm({ ui, api, address: given, name, saved }: ContactFormProps) {
  const { Button, explain, navigation, toasts, useWords } = ui
  const words = useWords(sendContactTexts)
  const [label, setLabel] = useState(saved?.label ?? name)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<{ readonly fault?: ContactFault; readonly text: string }>()
  const address = given || typed
  const isReady = label.trim() !== '' && address !== ''
  const [labelField, addressField, note] = [useId(), useId(), useId()]

  async function save(): Promise<void> {
    const contact: Contact = {
      label,
      address,
      ...((saved?.name ?? name) && { name: saved?.name ?? name }),
    }
    try {
      const fault = await api.contacts.save(contact)
      if (fault) return setProblem({ fault, text: words[fault] })
      toasts.show('success', words.saved)
      navigation.back()
    } catch (cause) {
      const error = explain(toModalError(cause))
      setProblem({ text: error.userMessage || error.message })
    }
  }

  return (
    <form
      className="mk-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void save()
      }}
    >
      <div className="mk-form-card">
        <label htmlFor={labelField}>{words.label}</label>
        <input
          id={labelField}
          className="mk-form-text mk-send-receiver"
          autoComplete="off"
          spellCheck={false}
          placeholder={words.labelHint}
          maxLength={40}
          value={label}
          aria-invalid={problem?.fault === 'noLabel' || problem?.fault === 'taken' || undefined}
          aria-describedby={note}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
      </div>
      <div className="mk-form-card">
        {given ? (
          <span className="mk-form-hint">{words.address}</span>
        ) : (
          <label htmlFor={addressField}>{words.address}</label>
        )}
        {given ? (
          <>
            {(saved?.name ?? name) && <strong>{clean(saved?.name ?? name, 80)}</strong>}
            <GroupedAddress address={given} />
          </>
        ) : (
          <AddressField
            id={addressField}
            hint={note}
            placeholder={words.addressHint}
            value={typed}
            isWrong={problem?.fault === 'notAddress'}
            onType={setTyped}
          />
        )}
        <span className="mk-form-hint">{words.compare}</span>
      </div>
      <p id={note} className={problem ? 'mk-note' : undefined} role="alert">
        {problem?.text}
      </p>
      <Button kind="primary" type="submit" aria-disabled={!isReady || undefined}>
        {words.save}
      </Button>
      {saved && (
        <Button
          kind="quiet"
          data-tone="error"
          type="button"
          onClick={() => {
            api.contacts.remove(given)
            toasts.show('success', words.removed)
            navigation.back()
          }}
        >
          {words.remove}
        </Button>
      )}
    </form>
  )
}
