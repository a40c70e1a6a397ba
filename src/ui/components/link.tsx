import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  readonly to: string
  /** Whether it takes the turn of the present place in the history; the same place always does. */
  readonly replace?: boolean
}

/**
 * A way to another place of the portal. The package's own link knows how to fetch pages of its server beforehand, which all
 * first visits would carry (docs/decisions/089).
 */
export const Link = ({ to, replace, onClick, children, ...others }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, replace ? { replace } : {})
  return (
    <a
      {...others}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
