'use client'
/** The entry `create-modal-kit/long-list`: a list of any length for views of your own. Its styles are `css/long-list.css`. */
export { LongList, type LongListProps } from './ui/long-list/long-list.js'
