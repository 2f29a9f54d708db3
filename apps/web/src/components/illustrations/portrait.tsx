import { portraitPartAddress } from '@oficio/drawings/address'
import { portraitOf } from '@oficio/drawings/portraits/portrait'

const backgrounds = ['fill-primary-soft', 'fill-sol-soft', 'fill-muted'] as const

interface PortraitProps {
  /** Chooses the portrait. */
  seed: string
  className?: string
}

/** The drawn portrait of a person without a photo. Decoration: the name is beside it. */
export function Portrait({ seed, className = 'size-full' }: PortraitProps) {
  const { clothes, head, top, skin, hair, background } = portraitOf(seed)
  return (
    <svg viewBox="0 0 48 48" strokeWidth="1.25" aria-hidden="true" className={className}>
      <path d="M0 0h48v48H0Z" className={backgrounds[background]} />
      <use href={portraitPartAddress(clothes)} />
      <use href={portraitPartAddress(head)} fill={skin} />
      <use href={portraitPartAddress(top)} fill={hair} />
    </svg>
  )
}
