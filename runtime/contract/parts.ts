import type { ComponentProps, ReactNode } from 'react'
import type { ModalError } from '../../schema/error.js'
import type { Network } from '../core/network.js'

/** The name of an icon that comes with the modal. */
export type FirstIconName = 'close' | 'back' | 'check' | 'copy' | 'out' | 'help' | 'search' | 'alert' | 'wallet'

/** The name of an icon: the others come with every view but the first. */
export type IconName =
  | FirstIconName
  | 'chevron'
  | 'clock'
  | 'coins'
  | 'image'
  | 'more'
  | 'plug'
  | 'power'
  | 'refresh'
  | 'send'
  | 'swap'

/** What a title takes. */
export interface TitleProps {
  readonly text: string
  /** Stands before the text, as high as its letters. */
  readonly image?: ReactNode
  /** Stands at the start of the header, in place of the back button; the text is then only heard. */
  readonly lead?: ReactNode
  /** Stands at the start of the header where there is nothing to go back to; the text stays. */
  readonly start?: ReactNode
  /** Stands at the end of the header, before the button that closes. */
  readonly end?: ReactNode
}

/** What a button takes on top of the native one. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once a screen at most; `icon` needs an `aria-label`. */
  readonly kind?: 'primary' | 'quiet' | 'icon'
  readonly isBusy?: boolean
  /** The view it leads to: fetched once the pointer or the focus is on it. */
  readonly leadsTo?: string | undefined
}

/** What an icon takes: a name, or the path of a feature's own drawing (lines of 1.75 on a field of 20). */
export type IconProps<Name extends IconName = IconName> = IconLook &
  ({ readonly name: Name; readonly drawing?: undefined } | { readonly name?: undefined; readonly drawing: string })

interface IconLook {
  readonly tone?: 'success' | 'error' | undefined
  /** Turns an arrow round in right-to-left pages. */
  readonly isMirrored?: boolean
}

/** What the picture of a wallet or a token takes. */
export interface ImageProps {
  /** Only a `data:` image or one of the app's own images service is shown: no other host is asked for a picture. */
  readonly src?: string | undefined
  /** Its first letter stands on a quiet ground where there is no picture. */
  readonly name: string
  readonly size?: 'small' | 'large'
  readonly shape?: 'round'
}

/** What the picture of a token takes. It is round. */
export interface TokenImageProps extends Pick<ImageProps, 'src' | 'name' | 'size'> {
  /** The network whose native coin it is (CAIP-2); left out for a token with a contract. */
  readonly coinOf?: string | undefined
}

/** What the picture of a network takes. */
export interface NetworkImageProps {
  readonly network: Pick<Network, 'caipNetworkId' | 'name' | 'testnet'>
  readonly size?: 'small' | 'large'
  /** Its letter stands for it, and nothing is fetched. */
  readonly isWaiting?: boolean
}

/** What a list takes. */
export interface ListProps {
  readonly label: string
  /** The pointer or the focus came in: time to fetch what a choice leads to. */
  onReach?(): void
  readonly children: ReactNode
}

/** What a row takes on top of the native button. */
export interface RowProps extends Omit<ComponentProps<'button'>, 'title'> {
  readonly image?: ReactNode
  readonly title: string
  /** One more line under the title. */
  readonly detail?: string | undefined
  readonly tone?: 'warning' | undefined
  /** What stands at the end: a tag, a mark. */
  readonly end?: ReactNode
  /** The view it leads to: fetched once the pointer or the focus is on it. */
  readonly leadsTo?: string | undefined
}

/** What the place of something that is on its way takes. */
export interface SkeletonProps {
  /**
   * What comes: a `row` of a list, a `tile` of a grid, the `heading` of a group, or a `line` of text, which is as high as
   * the letters where it stands and 6 of them wide. A row where it is left out.
   */
  readonly kind?: 'row' | 'tile' | 'heading' | 'line'
  /** How many rows or tiles come; one where it is left out. */
  readonly count?: number
  /** Whether the pictures of the rows are round. */
  readonly shape?: 'round'
  /** Whether the rows have a second line. */
  readonly hasDetail?: boolean
}

/** What a link takes. */
export interface LinkProps {
  /** Ours or the config's, never a wallet's. */
  readonly href: string
  /** The looks of a button of this kind, for a link that stands among buttons. */
  readonly kind?: 'primary' | 'quiet'
  onClick?(): void
  readonly children: ReactNode
}

/** What an age takes. */
export interface AgeProps {
  /** When it was read, in Unix milliseconds; no age is shown where it is `undefined`. */
  readonly at: number | undefined
  /** The words around it: `{time}` is such as "2 minutes ago". */
  readonly text: string
  /** Whether it could not be read again: then the age is always said, else only of what is old. */
  readonly isDown: boolean
}

/** What a failure takes. */
export interface FailureProps {
  readonly error: ModalError
  onRetry(): void
  /** The picture of the wallet or service that failed; a warning sign when left out. */
  readonly image?: ReactNode
  /** What failed, in the words of the view; the title of the error when left out. */
  readonly title?: string
  /** Whether a wallet was asked: another one can be chosen then. */
  readonly isOfWallet?: boolean
}

/** What a scene takes. */
export interface StatusScreenProps {
  readonly image: ReactNode
  /** Draws the ring of work in progress around the image. */
  readonly isBusy?: boolean
  /** Puts a badge on the image. */
  readonly badge?: 'success' | 'error' | 'calm' | undefined
  /** The code of the error shown, for tests and support. */
  readonly code?: string
  readonly title: string
  readonly text: string
  /** What stands under the buttons. */
  readonly details?: ReactNode
  /** Buttons. */
  readonly children?: ReactNode
}

/** What a wait takes. */
export interface WaitingProps {
  readonly image: ReactNode
  readonly title: string
  /** What is said at once, and after 3, 10 and 60 seconds. */
  readonly hints: readonly [string, string, string, string]
  onCancel(): void
}
