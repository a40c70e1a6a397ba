import { Fragment } from 'react'

/** In place of react-remove-scroll, which Radix brings along: the portal locks by itself (components/backdrop.tsx), and never draws it. */
export const RemoveScroll = Fragment
