import type { DrawingName } from '@oficio/drawings/address'
import { Scene } from './scene'

/** A wide band with a scene, in place of a cover photo. */
export const Cover = ({ name }: { name: DrawingName }) => (
  <Scene name={name} className="mt-4 h-36 w-full rounded-card bg-primary-soft sm:h-44 md:h-56" />
)
