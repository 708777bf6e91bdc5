import { useEffect } from 'react'
import type { ViewProps } from '../../runtime/contract/view.js'
import { ModalError } from '../../schema/error.js'

/** A view of the gallery: does what `params.does` says with the modal around it. */
export default function ShellView({ params, ui }: ViewProps) {
  const { Button, Title, alerts, navigation, setLoading } = ui
  const { does } = params
  useEffect(() => {
    if (does === 'load') setLoading(true)
    if (does === 'alert')
      alerts.show(new ModalError('namespace/unsupported', { ns: 'a chain family with a long name' }))
  }, [does, alerts, setLoading])
  return (
    <div className="mk-scene">
      <Title text="The modal itself" />
      <p className="mk-text">
        What the modal does is around this view, and covers neither these words nor the buttons.
      </p>
      <div className="mk-actions">
        <Button kind="primary" leadsTo="Connect" onClick={() => navigation.push('Connect')}>
          Go on
        </Button>
        <Button onClick={navigation.back}>Go back</Button>
      </div>
    </div>
  )
}
