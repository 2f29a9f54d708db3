import type { DrawingName } from '@oficio/drawings/address'
import { Scene } from './scene'

/** A wide band with a scene, in place of a cover photo. */
export const Cover = ({ name }: { name: DrawingName }) => (
  <Scene name={name} className="mt-5 h-24 w-full rounded-card bg-primary-soft sm:h-32 md:h-40" />
)
