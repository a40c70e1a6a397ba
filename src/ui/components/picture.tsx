import { Package } from 'lucide-react'
import { useState } from 'react'
import { classes } from './button'
import styles from './picture.module.css'

type PictureProps = {
  readonly src: string | null
  readonly alt: string
  readonly size?: 'small' | 'fill'
  readonly isEager?: boolean
  readonly className?: string | undefined
}

/** A product's picture in a fixed square; a drawing in its place where there is none or it cannot be fetched. */
export const Picture = ({ src, alt, size = 'fill', isEager = false, className }: PictureProps) => {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  return (
    <span className={classes(styles['picture'], styles[size], className)}>
      {src === null || src === brokenSrc ? (
        <Package
          className={styles['placeholder']}
          strokeWidth={1}
          aria-hidden={alt === '' || undefined}
          aria-label={alt || undefined}
          role={alt === '' ? undefined : 'img'}
          data-placeholder
        />
      ) : (
        <img
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      )}
    </span>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()

/** A tenant's logo; its initials where there is none. Decorative: the name stands beside it. */
export const Logo = ({ src, name }: { readonly src: string | null; readonly name: string }) => {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  if (src === null || src === brokenSrc) return <Monogram name={name} isSquare />
  return <img className={styles['logo']} src={src} alt="" onError={() => setBrokenSrc(src)} />
}

/** The initials of a name. */
export const Monogram = ({ name, isSquare = false }: { readonly name: string; readonly isSquare?: boolean }) => (
  <span className={classes(styles['monogram'], isSquare && styles['square'])} aria-hidden>
    {initialsOf(name)}
  </span>
)

/** A quiet pattern from a tenant's initials, where it has no banner. */
export const BannerPattern = ({ name }: { readonly name: string }) => (
  <div className={styles['pattern']} aria-hidden data-pattern>
    {Array.from({ length: 48 }, (_, at) => (
      <span key={at}>{initialsOf(name)}</span>
    ))}
  </div>
)
