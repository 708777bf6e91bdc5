import * as Headless from '@headlessui/react'
import MuiDialog from '@mui/material/Dialog'
import * as Radix from '@radix-ui/react-dialog'
import { type ComponentType, type ReactNode, useState } from 'react'

/** What a dialog of a host takes. */
export interface HostDialogProps {
  readonly children: ReactNode
}

/** A host's dialogs by library: each with a button «Plant» that opens it and a button «Done» that closes it. */
export const hostDialogs: Readonly<Record<string, ComponentType<HostDialogProps>>> = {
  Radix: RadixDialog,
  MUI: MaterialDialog,
  'Headless UI': HeadlessDialog,
}

function RadixDialog({ children }: HostDialogProps) {
  return (
    <Radix.Root>
      <Radix.Trigger>Plant</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="cover" />
        <Radix.Content className="panel" aria-describedby={undefined}>
          <Radix.Title>A garden</Radix.Title>
          {children}
          <Radix.Close>Done</Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function MaterialDialog({ children }: HostDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Plant
      </button>
      <MuiDialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="garden" transitionDuration={0}>
        <h2 id="garden">A garden</h2>
        {children}
        <button type="button" onClick={() => setOpen(false)}>
          Done
        </button>
      </MuiDialog>
    </>
  )
}

function HeadlessDialog({ children }: HostDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Plant
      </button>
      <Headless.Dialog open={isOpen} onClose={() => setOpen(false)} className="cover">
        <Headless.DialogPanel className="panel">
          <Headless.DialogTitle>A garden</Headless.DialogTitle>
          {children}
          <button type="button" onClick={() => setOpen(false)}>
            Done
          </button>
        </Headless.DialogPanel>
      </Headless.Dialog>
    </>
  )
}
