import { clsx } from 'clsx'
import sprite from './icons.svg'

/** The icons in the sprite `icons.svg`. */
export type IconName =
  | 'badge-check'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'circle-alert'
  | 'clock'
  | 'globe'
  | 'house'
  | 'locate-fixed'
  | 'mail'
  | 'map-pin'
  | 'pen-line'
  | 'phone'
  | 'search'
  | 'search-x'
  | 'share-2'
  | 'sliders-horizontal'
  | 'star'
  | 'user-round'
  | 'whatsapp'
  | 'x'

const address = typeof sprite === 'string' ? sprite : sprite.src

/**
 * An icon of the sprite, for parts that repeat or are on every page. The browser fetches the sprite once, so an icon
 * costs a page only its name. Elsewhere `lucide-react` draws icons.
 */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg aria-hidden="true" className={clsx('icon', className)}>
    <use href={`${address}#${name}`} />
  </svg>
)
