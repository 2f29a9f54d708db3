import { aroundRosario } from './around-rosario'
import { aroundThePlumber } from './around-the-plumber'
import { otherPlaces } from './elsewhere'
import { clientStories } from './of-the-client'
import type { Story } from './story'

/** All stories of the demo. */
export const stories: readonly Story[] = [
  ...aroundThePlumber,
  ...clientStories,
  ...aroundRosario,
  ...otherPlaces,
]
