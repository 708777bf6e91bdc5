import { Component, type ReactNode } from 'react'
import type { ModalError } from '../../schema/error.js'
import { toModalError } from '../core/errors.js'

/** What the boundary takes. */
export interface BoundaryProps {
  onError(error: ModalError): void
  /** What stands in the place of the view; `retry` draws the view again. */
  fallback(error: ModalError, retry: () => void): ReactNode
  readonly children: ReactNode
}

/** Catches what a view throws, so that a broken view never takes the host's page with it. */
export class Boundary extends Component<BoundaryProps, { readonly error: ModalError | null }> {
  override state: { readonly error: ModalError | null } = { error: null }

  static getDerivedStateFromError(cause: unknown): { error: ModalError } {
    return { error: toModalError(cause) }
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onError(toModalError(cause))
  }

  override render(): ReactNode {
    const { error } = this.state
    const { fallback, children } = this.props
    return error ? fallback(error, () => this.setState({ error: null })) : children
  }
}
