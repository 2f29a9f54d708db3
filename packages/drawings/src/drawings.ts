import type { Drawing } from './pen'
import { electricity } from './trades/electricity'
import { heating } from './trades/heating'
import { homeRepairs } from './trades/home-repairs'
import { masonry } from './trades/masonry'
import { moving } from './trades/moving'
import { painting } from './trades/painting'
import { plumbing } from './trades/plumbing'

/** All drawings by name. A name is also the id and the file name of its drawing, so it is one word or camel case. */
export const drawings = {
  electricity,
  heating,
  homeRepairs,
  masonry,
  moving,
  painting,
  plumbing,
} satisfies Record<string, Drawing>
