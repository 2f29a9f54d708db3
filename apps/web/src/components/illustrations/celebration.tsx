import { type DrawingName, sceneAddress } from '@oficio/drawings/address'
import { clsx } from 'clsx'

interface CelebrationProps {
  name: DrawingName
  /** Whether the event happened just now. Then the beams open once; later they are just there. */
  isFresh: boolean
  /** The height. The width is that of the parent. */
  className?: string
}

/** Sunbeams from the middle of the ground line up to the corners of a band of any width. */
const beams = Array.from({ length: 9 }, (_, index) => {
  const edge = (degrees: number) => {
    const angle = Math.PI * (1 + degrees / 180)
    return `${Math.round(180 + 1500 * Math.cos(angle))} ${Math.round(214 + 1500 * Math.sin(angle))}`
  }
  return `M180 214L${edge(index * 20 + 5)}L${edge(index * 20 + 15)}Z`
}).join('')

/**
 * A drawing in front of sunbeams, for events that are worth a celebration. The beams open by CSS only, and stand still
 * for visitors who prefer reduced motion (components.css).
 */
export const Celebration = ({ name, isFresh, className = 'h-36 md:h-48' }: CelebrationProps) => (
  <svg
    viewBox="0 0 360 240"
    strokeWidth="1.75"
    aria-hidden="true"
    className={clsx('w-full rounded-card bg-primary-soft', isFresh && 'celebration', className)}
  >
    <path d={beams} className="fill-(--sunbeam)" />
    <use href={sceneAddress(name)} />
  </svg>
)
