import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { isPlaceOf } from '../../machines/rules/menu-place'
import { Link } from '../components/link'

type MenuLinkProps = {
  readonly to: string
  readonly className: string | undefined
  readonly currentClass?: string | undefined
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A place of the menu; marked as current also on the screens that belong to it. */
export const MenuLink = ({ to, className = '', currentClass = '', onClick, children }: MenuLinkProps) => {
  const { pathname } = useLocation()
  const isCurrent = isPlaceOf(to, pathname)
  return (
    <Link
      to={to}
      onClick={onClick}
      className={isCurrent ? `${className} ${currentClass}` : className}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
