import { type ChangeEvent, useId, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { shortAddress } from '../../core/address-look.js'
import { clean } from '../../core/clean.js'
import { searchMatch } from '../../core/search-text.js'
import { useValue } from '../../react/use-value.js'
import { SearchField } from '../../ui/search-field.js'
import { useSearch } from '../../ui/use-search.js'
import type { ContactsRead, SendApi } from './contract.js'
import { sendContactTexts } from './texts.js'
import { useSendApi } from './use-send-api.js'

/** A plus sign. */
const PLUS = 'M10 4.5v11M4.5 10h11'
/** A head and shoulders. */
const PERSON = 'M12.75 6.5a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0zM4.25 16.25a5.75 4.25 0 0 1 11.5 0'
/** Contacts from which on they are searched. */
const MANY = 8
/** Contacts that are drawn: who is not among them is found by name. */
const MOST = 100

/** View `WalletSendContacts`: the address book of this browser. A row fills the receiver in. */
export function WalletSendContactsView({ ui }: ViewProps) {
  const { Button, Failure, Icon, Skeleton, Title, navigation, useWords } = ui
  const words = useWords(sendContactTexts)
  const { value: api, error, retry } = useSendApi(ui)
  return (
    <div className="mk-body">
      <Title
        text={words.title}
        end={
          <Button
            kind="icon"
            leadsTo="WalletSendContact"
            aria-label={words.add}
            onClick={() => navigation.push('WalletSendContact', {})}
          >
            <Icon drawing={PLUS} />
          </Button>
        }
      />
      {error && <Failure error={error} onRetry={retry} />}
      {!error && !api && <Skeleton count={3} hasDetail />}
      {api && <Contacts ui={ui} api={api} />}
    </div>
  )
}

function Contacts({ ui, api }: Pick<ViewProps, 'ui'> & { readonly api: SendApi }) {
  const { Button, Icon, Image, StatusScreen, navigation, useWords } = ui
  const words = useWords(sendContactTexts)
  const search = useSearch()
  const all = useValue(api.contacts.list)
  const matches = searchMatch(search.query)
  const found = all.filter(({ label, name = '', address }) => matches([label, name], [address]))
  return (
    <>
      {all.length >= MANY && <SearchField ui={ui} search={search} label={words.search} clear={words.clear} />}
      {found.length > 0 && (
        <ul className="mk-list" aria-label={words.list}>
          {found.slice(0, MOST).map(({ address, label }) => (
            <li key={address} className="mk-form-line">
              <button
                type="button"
                className="mk-row"
                data-mk-contact={address}
                onClick={() => {
                  api.fill({ receiver: address })
                  navigation.back()
                }}
              >
                <Image name={clean(label)} shape="round" />
                <span className="mk-row-text">
                  <bdi className="mk-row-title">{clean(label)}</bdi>
                  <bdi className="mk-row-detail" dir="ltr">
                    {shortAddress(address)}
                  </bdi>
                </span>
              </button>
              <Button
                kind="icon"
                leadsTo="WalletSendContact"
                aria-label={fill(words.edit, { contact: clean(label) })}
                onClick={() => navigation.push('WalletSendContact', { address })}
              >
                <Icon name="more" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {all.length > 0 && found.length === 0 && (
        <StatusScreen image={<Icon name="search" />} title={words.none} text={words.noneText}>
          <Button onClick={search.clear}>{words.clear}</Button>
        </StatusScreen>
      )}
      {all.length === 0 && (
        <StatusScreen image={<Icon drawing={PERSON} />} title={words.empty} text={words.emptyText}>
          <Button kind="primary" leadsTo="WalletSendContact" onClick={() => navigation.push('WalletSendContact', {})}>
            {words.add}
          </Button>
        </StatusScreen>
      )}
      <Files ui={ui} api={api} isEmpty={all.length === 0} />
    </>
  )
}

/** The book as a file: it is written here and read here, and no host is asked. */
function Files({ ui, api, isEmpty }: Pick<ViewProps, 'ui'> & { readonly api: SendApi; readonly isEmpty: boolean }) {
  const words = ui.useWords(sendContactTexts)
  const [read, setRead] = useState<ContactsRead | 'notFile'>()
  const field = useId()

  async function onFile({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? []
    const found = await file?.text().then(api.contacts.fromFile, () => undefined)
    setRead(found ?? 'notFile')
    // The same file may be chosen again.
    currentTarget.value = ''
  }

  return (
    <>
      {read && (
        <p className="mk-note" role="alert" data-tone={typeof read === 'object' && read.isKept ? 'calm' : undefined}>
          {textOf(read)}
        </p>
      )}
      <div className="mk-form-line mk-send-files">
        <label className="mk-button" data-kind="quiet" htmlFor={field}>
          {words.importFile}
          <input
            id={field}
            className="mk-hidden"
            type="file"
            accept="application/json,.json"
            onChange={(event) => void onFile(event)}
          />
        </label>
        {!isEmpty && (
          <a
            className="mk-button"
            data-kind="quiet"
            download="address-book.json"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(api.contacts.toFile())}`}
          >
            {words.exportFile}
          </a>
        )}
      </div>
    </>
  )

  function textOf(what: ContactsRead | 'notFile'): string {
    if (what === 'notFile') return words.notFile
    const { isKept, ...counts } = what
    return isKept ? fill(words.imported, counts) : words.notKept
  }
}
