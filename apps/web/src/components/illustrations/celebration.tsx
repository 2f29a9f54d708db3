import { type DrawingName, sceneAddress } from '@oficio/drawings/address'
import { sunbeams } from '@oficio/drawings/sunbeams'
import { clsx } from 'clsx'

interface CelebrationProps {
  name: DrawingName
  /** Whether the event happened just now. Then the beams open once; later they are just there. */
  isFresh: boolean
  /** The height. The width is that of the parent. */
  className?: string
}

/** Long enough for the corners of a band of any width. */
const beams = sunbeams(1500)

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
