import type { UserErrorRow } from '../../schema/error.js'

/** What people are told where only the developers of the app can act. */
const notSetUp = 'This app isn’t set up correctly. Contact its team.'

/** The prose of the errors of the embedded wallet. It travels with the modal; the codes come with the frame's client. */
export const frameRows = {
  /** The text for people is SECURITY 4.2. */
  'frame/blocked': {
    title: 'Wallet not available',
    userMessage: 'Embedded wallet is not available on this site.',
    message: 'The page’s Content-Security-Policy keeps the wallet out: its {directive} doesn’t name {origin}.',
    fix: 'Add the origin of the wallet to frame-src of the page’s policy.',
  },
  /** The text for people is SPEC §8. */
  'frame/not-loaded': {
    title: 'Wallet didn’t load',
    userMessage: 'Network Error - Could not load embedded wallet.',
    message: 'The wallet at {origin} didn’t load, or it doesn’t allow this page.',
    fix: 'Check the connection, and that the wallet’s site lists the origin of this page, then try again.',
  },
  /** The title is SPEC §8. */
  'frame/timed-out': {
    title: 'Embedded Wallet Request Timed Out',
    userMessage: 'The wallet didn’t answer in time. Try again.',
    message: 'The wallet didn’t answer {request} within {seconds} seconds.',
    fix: 'Try again.',
  },
  /** The title is SPEC §8. */
  'frame/aborted': {
    title: 'Request was aborted',
    userMessage: 'Start again when you’re ready.',
    message: 'The request was aborted before the wallet answered it.',
    fix: 'Start again when you’re ready.',
  },
  /** The title is SPEC §8. */
  'frame/stopped': {
    title: 'Something went wrong',
    userMessage: 'The wallet was closed. Try again.',
    message: 'The wallet was taken out of the page before it answered.',
    fix: 'Try again once the kit has started.',
  },
  'frame/refused': {
    title: 'Wallet declined',
    userMessage: '{reason}',
    message: '{reason}',
    fix: 'Try again.',
  },
  'frame/bad-answer': {
    title: 'Something went wrong',
    userMessage: 'The wallet returned an unexpected response. Try again.',
    message: 'The wallet answered {request} with something unreadable at {path}.',
    fix: 'Try again; tell the developers of the wallet if it stays.',
  },
  /** The text for people is SECURITY 4.2. */
  'frame/restarted': {
    title: 'Wallet restarted',
    userMessage: 'The wallet restarted before it answered. Nothing was sent.',
    message: 'The wallet restarted before it answered, and nothing was sent.',
    fix: 'Try again.',
  },
  'frame/unsure': {
    title: 'Wallet restarted',
    userMessage: 'The wallet restarted before it answered. Check before you try again.',
    message: 'The wallet restarted before it answered, and it isn’t known whether it did what it was asked.',
    fix: 'Check the activity of the account before you try again.',
  },
  /** The text for people is SPEC §8. */
  'frame/not-allowed': {
    title: 'Action not allowed',
    userMessage: 'Requested RPC call is not allowed.',
    message: 'The embedded wallet doesn’t take {method}.',
    fix: 'Use one of the methods of the embedded wallet.',
  },
  'frame/version': {
    title: 'Wallet version not supported',
    userMessage: notSetUp,
    isSetup: true,
    message: 'The wallet speaks versions {min} to {max} of the protocol, and this kit speaks others.',
    fix: 'Update the kit, or the wallet’s site.',
  },
  'frame/same-origin': {
    title: 'Wallet on the app’s origin',
    userMessage: notSetUp,
    isSetup: true,
    message: 'The wallet is on {origin}, the origin of this page, where every script of the page reaches its keys.',
    fix: 'Move the wallet to an origin of its own.',
  },
  'frame/busy': {
    title: 'Too many requests',
    userMessage: 'Too many requests. Wait a moment and try again.',
    message: 'The wallet was asked too often: 64 requests may be open, and 20 a minute may sign or send.',
    fix: 'Wait a moment and try again.',
  },
  /** The text for people is SPEC §8. */
  'frame/cooldown': {
    title: 'Wait a moment',
    userMessage: 'Please try again after {seconds} seconds.',
    message: 'A mail was asked for again within 30 seconds: {seconds} are left.',
    fix: 'Wait until the time is over.',
  },
  'frame/signed-out': {
    title: 'Sign in again',
    userMessage: 'Your wallet session has ended. Sign in again.',
    message: 'Nobody is signed in to the embedded wallet.',
    fix: 'Sign in, then try again.',
  },
  'frame/not-placed': {
    title: 'Wallet not available',
    userMessage: notSetUp,
    isSetup: true,
    message: 'The config names no site of the embedded wallet.',
    fix: 'Write its address as services.frame in modal.config.ts, and generate.',
  },
} as const satisfies Readonly<Record<string, UserErrorRow>>
