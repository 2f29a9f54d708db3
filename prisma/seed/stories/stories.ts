import { aroundRosario } from './around-rosario'
import { aroundThePlumber } from './around-the-plumber'
import { clientStories } from './client-stories'
import { otherPlaces } from './other-places'
import type { Story } from './story'

/** All stories of the demo. */
export const stories: readonly Story[] = [
  ...aroundThePlumber,
  ...clientStories,
  ...aroundRosario,
  ...otherPlaces,
]
