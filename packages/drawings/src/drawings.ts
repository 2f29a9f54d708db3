import type { Drawing } from './hand/pen'
import { cleaning } from './trades/cleaning'
import { cooling } from './trades/cooling'
import { electricity } from './trades/electricity'
import { garden } from './trades/garden'
import { heating } from './trades/heating'
import { homeRepairs } from './trades/home-repairs'
import { locks } from './trades/locks'
import { masonry } from './trades/masonry'
import { moving } from './trades/moving'
import { painting } from './trades/painting'
import { plumbing } from './trades/plumbing'
import { roofs } from './trades/roofs'

/** All drawings by name. A name is also the id and the file name of its drawing. */
export const drawings = {
  cleaning,
  cooling,
  electricity,
  garden,
  heating,
  homeRepairs,
  locks,
  masonry,
  moving,
  painting,
  plumbing,
  roofs,
} satisfies Record<string, Drawing>
