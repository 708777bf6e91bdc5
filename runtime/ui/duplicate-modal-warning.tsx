import { useEffect } from 'react'
import { useKit } from '../react/use-kit.js'

/** Nothing to see. A second kit on the page keeps a session of its own; the first one hears its modal come and says so. */
export function DuplicateModalWarning() {
  const { page, log } = useKit().host
  useEffect(() => {
    page.emit(new Event('modal-kit:modal'))
    return page.on('modal-kit:modal', () => log('warn', '<ModalKit> is mounted twice'))
  }, [page, log])
  return null
}
